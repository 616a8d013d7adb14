import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ToolCall } from '../modelPrompt';

/** A request of the OpenAI chat completions API, as far as a scripted model looks at it. */
export interface CompletionRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools?: readonly {
    readonly function: { readonly name: string; readonly parameters: { readonly properties: object } };
  }[];
}

/** A model at an address of this machine. */
export interface ServedModel {
  readonly baseUrl: string;
  readonly close: () => void;
}

/** Serves a model that answers each request with a text or with one call of a tool; it does not stream. */
export async function serveModel(
  answer: (request: CompletionRequest) => string | ToolCall,
): Promise<ServedModel> {
  const server = createServer((request, response) => {
    respond(request, response, answer).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close };
}

async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: (request: CompletionRequest) => string | ToolCall,
): Promise<void> {
  const chunks = (await incoming.toArray()) as Buffer[];
  const request = JSON.parse(Buffer.concat(chunks).toString('utf8')) as CompletionRequest;
  const move = answer(request);
  const said = typeof move === 'string' ? { content: move } : { content: null, tool_calls: [wireCall(move)] };
  const completion = {
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...said },
        finish_reason: typeof move === 'string' ? 'stop' : 'tool_calls',
      },
    ],
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
}

function wireCall({ name, input }: ToolCall): object {
  return {
    index: 0,
    id: `call-${name}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  };
}
