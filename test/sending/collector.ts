import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event in the envelope in which Application Insights receives it. */
export interface Envelope {
  readonly time: string;
  readonly iKey: string;
  readonly data: {
    readonly baseType: string;
    readonly baseData: {
      readonly name: string;
      readonly properties: Readonly<Record<string, string>>;
      readonly measurements: Readonly<Record<string, number>>;
    };
  };
}

/** Stands where Application Insights stands: takes events over HTTP on this machine, and keeps them. */
export class Collector {
  readonly received: Envelope[] = [];
  /** Everything that came, as it came. */
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const envelopes = JSON.parse(body) as readonly Envelope[];
        this.bodies.push(body);
        this.received.push(...envelopes);
        const counts = { itemsReceived: envelopes.length, itemsAccepted: envelopes.length, errors: [] };
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(counts));
      });
    });
  }

  static async start(): Promise<Collector> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Collector(server);
  }

  /** `127.0.0.1:port` */
  get address(): string {
    const { address, port } = this.server.address() as AddressInfo;
    return `${address}:${port}`;
  }

  get connectionString(): string {
    return `InstrumentationKey=6d1f40f2-8a54-4a53-9c1c-5b7f2f3f2a10;IngestionEndpoint=http://${this.address}/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
