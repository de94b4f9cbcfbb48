import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reportPlatformOutage } from './platform-outage';
import { createShopHandler } from './shop-handler';

const PAGE = `<!DOCTYPE html><p>${'植物'.repeat(1_000)}</p>`;

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function shop(render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void) {
  const spy = vi.fn(async (request: IncomingMessage, response: ServerResponse) => render(request, response));
  const handle = createShopHandler({
    render: spy,
    files: [{ send: () => false }],
    platformUrl: 'http://platform.test',
    secure: false,
  });
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls: () => spy.mock.calls.map(([request]) => request.url),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' }),
  };
}

function html(response: ServerResponse, status: number, body: string, cache = 'HIT') {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': cache });
  response.end(body);
}

describe('the server around Next', () => {
  test('asks Next once for a page that many want, cookies or not', async () => {
    const { get, calls } = await shop((_, response) => html(response, 200, PAGE));
    for (const cookie of ['', 'cart_id=abc', 'cart_count=2']) {
      const answer = await get('/succulent', { cookie });
      expect(await answer.text()).toBe(PAGE);
    }
    expect(calls()).toEqual(['/succulent']);
  });

  test('does not hold on to a page that Next calls stale: the new one is due', async () => {
    const { get, calls } = await shop((_, response) => html(response, 200, PAGE, 'STALE'));
    await get('/succulent');
    await get('/succulent');
    expect(calls()).toHaveLength(2);
  });

  test('compresses, and answers 304 for what the browser has', async () => {
    const { get } = await shop((_, response) => html(response, 200, PAGE));
    const first = await get('/succulent', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe(PAGE);
    const again = await get('/succulent', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('[ROUTE-14] answers 404 with the helpful page, in the language of the address', async () => {
    const { get, calls } = await shop((request, response) =>
      request.url?.includes('/quiet/')
        ? html(response, 200, `quiet ${request.url}`)
        : html(response, 404, 'bare'),
    );
    const answer = await get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('quiet /quiet/missing');
    expect(await (await get('/en/no-such-page')).text()).toBe('quiet /en/quiet/missing');
    expect((await get('/quiet/missing')).status).toBe(404);
    expect(calls()).toContain('/missing');
  });

  test('answers 503 with a time to try again when the platform was out of reach', async () => {
    const { get } = await shop((request, response) => {
      if (request.url?.includes('/quiet/')) return html(response, 200, 'kindly');
      reportPlatformOutage();
      return html(response, 500, 'bare');
    });
    const answer = await get('/products/never-seen');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('kindly');
  });

  test('answers 500 for a fault of its own', async () => {
    const { get } = await shop((request, response) =>
      request.url?.includes('/quiet/') ? html(response, 200, 'kindly') : html(response, 500, 'bare'),
    );
    expect((await get('/')).status).toBe(500);
  });

  test('the data of a page brings no pictures along, however it is asked for', async () => {
    const hint = ':HL["http://platform.test/cover.jpg?width=1296","image"]\n';
    const { get } = await shop((_, response) => {
      response.writeHead(200, { 'content-type': 'text/x-component', 'x-nextjs-cache': 'HIT' });
      response.end(`0:["page"]\n${hint}1:["more"]\n`);
    });
    const ways: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
    for (const headers of ways) {
      expect(await (await get('/succulent?_rsc=abc', headers)).text()).toBe('0:["page"]\n1:["more"]\n');
    }
  });

  test('tells its health without asking Next', async () => {
    const { get, calls } = await shop((_, response) => html(response, 200, PAGE));
    expect((await get('/healthz')).status).toBe(200);
    expect(calls()).toEqual([]);
  });

  test('lets endpoints and redirects through as they are', async () => {
    const { get } = await shop((request, response) => {
      if (request.url === '/api/x') response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(308, { location: '/y' }).end('moved');
    });
    expect((await get('/api/x')).status).toBe(401);
    const moved = await get('/x');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/y']);
  });

  test('closes every page to frames and foreign scripts', async () => {
    const { get } = await shop((_, response) => html(response, 200, PAGE));
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' blob: http://platform.test");
  });
});
