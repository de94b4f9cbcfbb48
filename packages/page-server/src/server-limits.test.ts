import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections, SERVER_OPTIONS } from './server-limits';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** The same limits, a hundred times as fast. */
async function start(most?: number) {
  const times = [
    'keepAliveTimeout',
    'headersTimeout',
    'requestTimeout',
    'connectionsCheckingInterval',
  ] as const;
  const quick = Object.fromEntries(times.map((name) => [name, SERVER_OPTIONS[name] / 100]));
  server = createServer({ ...SERVER_OPTIONS, ...quick }, (request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.byteLength;
    });
    request.on('error', () => undefined);
    request.on('end', () => response.end(`${length} ${Object.keys(request.headers).length}`));
  });
  limitConnections(server, most);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Opens a connection, sends a text, and then a character every few milliseconds. @returns the data received until it was closed */
function drip(port: number, text: string, sign: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.write(text);
    const timer = sign === '' ? undefined : setInterval(() => socket.write(sign), 5);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test.each([
  ['nothing', '', ''],
  ['headers by the drop', 'GET / HTTP/1.1\r\nhost: x\r\n', 'x: y\r\n'],
  ['half a line', 'GET / HT', ''],
  ['a body by the drop', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n', 'x'],
  ['chunks by the drop', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
])('[SEC-04] a client that sends %s is cut off', async (_what, text, sign) => {
  expect(await drip(await start(), text, sign)).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test('[SEC-04] headers are limited in number and size, and the keep-alive timeout exceeds that of a proxy', async () => {
  const port = await start();
  const headers = Array.from({ length: 300 }, (_, index) => `x-${index}: y\r\n`).join('');
  const counted = await drip(port, `GET / HTTP/1.1\r\nhost: x\r\n${headers}\r\n`, '');
  expect(counted).toMatch(/\r\n0 \d{2,3}\r\n|0 \d{2,3}$/);
  expect(Number(/0 (\d+)/.exec(counted.split('\r\n\r\n')[1] ?? '')?.[1])).toBeLessThanOrEqual(100);
  const long = await drip(port, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '');
  expect(long).toMatch(/^HTTP\/1\.1 431 /);
  expect(SERVER_OPTIONS.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('[SEC-04] a connection above the limit is closed, and the others continue', async () => {
  const port = await start(2);
  const held = [drip(port, '', ''), drip(port, '', '')];
  expect(await drip(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', '')).toBe('');
  await Promise.all(held);
  expect(await drip(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '')).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
