import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { currentRequest, noteCache } from '#foundation/process/tracing.ts';
import { observeRequests } from './observe-requests';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

const ENDED = (_request: IncomingMessage, response: ServerResponse) => response.end('植物');

async function shop(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  trustedProxies = 0,
) {
  const lines: unknown[][] = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation(
      (...said) => void lines.push([level, ...said, currentRequest()?.id]),
    );
  }
  const answer = observeRequests(async (request, response) => void (await handle(request, response)), {
    trustedProxies,
  });
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    lines,
    ask: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

test('[OBS-03] one line per response: type, status, duration, size, cache hit or miss', async () => {
  const { ask, lines } = await shop(async (_, response) => {
    noteCache('stale');
    response.writeHead(201, { 'content-type': 'text/plain' });
    response.write('abc');
    response.end('植物');
  });
  const answer = await ask('/en/products/pachira?variant=1&secret=1', { method: 'POST', body: 'x' });
  await answer.text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toEqual([
    'info',
    'request',
    { method: 'POST', route: 'product', status: 201, ms: expect.any(Number), bytes: 9, cache: 'stale' },
    answer.headers.get('x-request-id'),
  ]);
});

test('[OBS-03] the response has a request id of our own; a trusted proxy may set a valid one', async () => {
  const given = { headers: { 'x-request-id': 'proxy-0123456789' } };
  const { ask } = await shop(ENDED);
  expect((await ask('/', given)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  server?.close();
  const behind = await shop(ENDED, 1);
  expect((await behind.ask('/', given)).headers.get('x-request-id')).toBe('proxy-0123456789');
  for (const id of ['short', 'x'.repeat(65), 'with space 123', 'hana@example.com', '"},{"level":"fatal']) {
    expect((await behind.ask('/', { headers: { 'x-request-id': id } })).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
  }
});

test('[OBS-05] an unexpected error of the handler is a plain 500, with one report and one line that contain the request id', async () => {
  const { ask, lines } = await shop(() => {
    throw new Error('boom');
  });
  const answer = await ask('/cart');
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  const id = answer.headers.get('x-request-id');
  expect(lines[0]).toEqual([
    'error',
    'an unexpected error (request)',
    { route: 'cart', err: expect.any(Error) },
    id,
  ]);
  expect(lines[1]).toEqual(['error', 'request', expect.objectContaining({ status: 500, route: 'cart' }), id]);
});

test('[OBS-03] a client that disconnects early is distinguished', async () => {
  const controller = new AbortController();
  const { ask, lines } = await shop(() => {
    controller.abort();
    return new Promise(() => undefined);
  });
  await expect(ask('/', { signal: controller.signal })).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toEqual([
    'info',
    'request',
    expect.objectContaining({ aborted: true }),
    expect.any(String),
  ]);
});

test.each([
  ['/api/products?productIds=1', '/api/products'],
  ['/api/secret', 'endpoint'],
  ['/livez', 'health'],
  ['/_next/static/chunks/x.js', 'file'],
  ['/sitemap.xml', 'file'],
  ['/hana@example.com', 'other'],
  ['/%', 'other'],
])('[OBS-04] %s is logged as %s', async (path, route) => {
  const { ask, lines } = await shop(ENDED);
  await (await ask(path)).text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]?.[2]).toMatchObject({ route });
});
