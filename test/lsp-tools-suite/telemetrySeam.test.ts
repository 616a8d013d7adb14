import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { commonProperties } from '../../src/telemetry/commonProperties';
import { classifications, type ToolCallEvent } from '../../src/telemetry/events';
import { ROOT } from './contributions';
import {
  LoggerTelemetry,
  logSender,
  nullSender,
  nullTelemetry,
  readableLine,
} from '../../src/telemetry/telemetry';

const event: ToolCallEvent = {
  tool: 'getFileStructure',
  properties: {
    status: 'success',
    truncated: true,
    truncatedBy: ['depth', 'size'],
    previousTool: 'findSymbol',
  },
  measurements: { limit: 20, durationMs: 42 },
};

describe('telemetry', () => {
  it('goes through VS Code’s telemetry logger, lists joined, and through nothing else', () => {
    const original = vscode.env.createTelemetryLogger;
    const created: unknown[] = [];
    const logged: unknown[] = [];
    const logUsage = (...event: unknown[]) => logged.push(event);
    // VS Code leaves its environment open to such a change in tests.
    Object.assign(vscode.env, {
      createTelemetryLogger: (...options: Parameters<typeof original>) => {
        created.push(options);
        return { ...original.call(vscode.env, ...options), logUsage };
      },
    });
    try {
      new LoggerTelemetry(nullSender).report(event);
    } finally {
      Object.assign(vscode.env, { createTelemetryLogger: original });
    }
    assert.deepEqual(created, [[nullSender, { ignoreUnhandledErrors: true }]]);
    assert.deepEqual(logged, [
      [
        'lmTool.getFileStructure',
        {
          status: 'success',
          truncated: 'true',
          truncatedBy: 'depth,size',
          previousTool: 'findSymbol',
          limit: 20,
          durationMs: 42,
        },
      ],
    ]);
  });

  it('lets the sender finish when it is disposed', () => {
    let flushed = 0;
    const telemetry = new LoggerTelemetry({ ...nullSender, flush: () => void (flushed += 1) });
    telemetry.report(event);
    telemetry.dispose();
    assert.equal(flushed, 1);
  });

  it('can be dropped', () => {
    nullTelemetry.report(event);
    nullSender.sendEventData('lmTool.findSymbol', {});
    nullSender.sendErrorData(new Error('Order'));
  });
});

describe('the sender of the log', () => {
  it('writes one readable line a call, and no errors', () => {
    const lines: string[] = [];
    const sender = logSender({ info: (line) => lines.push(line) });
    sender.sendEventData('java-lsp-tools.java-lsp-tools/lmTool.findSymbol', {
      status: 'empty',
      durationMs: 42,
    });
    sender.sendEventData('lmTool.getFileStructure');
    sender.sendErrorData(new Error('/home/ada/Order.java'), { status: 'error' });
    assert.deepEqual(lines, ['lmTool.findSymbol status=empty durationMs=42', 'lmTool.getFileStructure']);
  });

  it('leaves out what VS Code adds', () => {
    assert.equal(
      readableLine('lmTool.findSymbol', {
        'common.machineId': 'abc',
        'common.os': 'linux',
        status: 'success',
        truncated: false,
        limit: 20,
      }),
      'lmTool.findSymbol status=success truncated=false limit=20',
    );
  });
});

describe('telemetry.json', () => {
  it('does not compile with a property that is not classified, or with one that no event has', () => {
    const declared = { ...classifications };
    // @ts-expect-error a property that no event has
    const foreign: typeof classifications = { ...declared, query: declared.status };
    const { status, ...incomplete } = declared;
    // @ts-expect-error a property that is not classified
    const missing: typeof classifications = incomplete;
    assert.deepEqual({ ...missing, status }, declared);
    assert.ok('query' in foreign);
  });

  it('classifies the properties of both events as the code does', () => {
    const file = path.join(ROOT, 'telemetry.json');
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
      events: {
        'lmTool.findSymbol': classifications,
        'lmTool.getFileStructure': classifications,
      },
      commonProperties,
    });
  });
});
