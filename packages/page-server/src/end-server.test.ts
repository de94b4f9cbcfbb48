import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endServer } from './end-server';
import { isDraining } from './lifecycle';

let server: Server;
let port: number;
/** Ends the pending answers. */
let release: () => void;
const agent = new Agent({ keepAlive: true });
const exit = vi.fn();
const say = vi.fn();

beforeEach(async () => {
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('shop.lifecycle')];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = createServer(async (request, response) => {
    response.writeHead(200);
    response.flushHeaders();
    if (request.url === '/slow') await released;
    response.end('answered');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
  exit.mockReset();
  say.mockReset();
});
afterEach(() => {
  release();
  server.closeAllConnections();
  server.close();
});

/** Resolves when the response's head has arrived. */
async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
  return answer;
}
async function bodyOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
}

test('[OPS-05] a draining server accepts requests, closes connections, and is not ready', async () => {
  const { onSignal, withoutDraining } = endServer(server, { drainSeconds: 60, say, exit });
  expect((await ask('/')).headers.connection).toBe('keep-alive');
  onSignal();
  expect(isDraining()).toBe(true);
  const late = await ask('/');
  expect(late.headers.connection).toBe('close');
  expect(await bodyOf(late)).toBe('answered');
  expect(exit).not.toHaveBeenCalled();
  // The parent process is gone: no further requests arrive.
  withoutDraining();
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
});

test('[OPS-05] running responses complete before it exits with 0, despite a keep-alive connection', async () => {
  const { onSignal } = endServer(server, { drainSeconds: 0, say, exit });
  const slow = await ask('/slow');
  onSignal();
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  expect(exit).not.toHaveBeenCalled();
  release();
  expect(await bodyOf(slow)).toBe('answered');
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
  expect(say).not.toHaveBeenCalled();
});

test('[OPS-05] a second signal ends it at once', async () => {
  const { onSignal } = endServer(server, { drainSeconds: 60, say, exit });
  await ask('/slow');
  onSignal();
  expect(exit).not.toHaveBeenCalled();
  onSignal();
  expect(exit.mock.calls).toEqual([[1]]);
});

test('[OPS-05] a response without end is cut off, and logged', async () => {
  const { onSignal } = endServer(server, { drainSeconds: 0, say, exit, answerMs: 30 });
  await ask('/slow');
  onSignal();
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]));
  expect(say.mock.calls).toEqual([[expect.stringContaining('were cut off')]]);
});
