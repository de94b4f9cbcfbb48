import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemSchema } from '../contracts/problem';
import { BODY_CEILING_BYTES } from './body-limit';
import { reportPlatformOutage } from './platform-outage';
import { createShopHandler } from './shop-handler';

const PAGE = `<!DOCTYPE html><p>${'植物'.repeat(1_000)}</p>`;

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function shop(
  render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  send: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
) {
  const spy = vi.fn(async (request: IncomingMessage, response: ServerResponse) => render(request, response));
  const handle = createShopHandler({
    render: spy,
    files: [{ send: () => false }, { send }],
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
    /** Sends bytes as they are. @returns all that came back until the connection was closed */
    send: (text: string, more: (socket: Socket) => void = () => undefined) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(answer));
        socket.write(text);
        more(socket);
      }),
  };
}

/** A request line with what a request needs besides. */
const line = (text: string, headers = '') =>
  `${text} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`;
/** Answers an error page by its address, and any other by an empty page. */
const withErrorPages = (request: IncomingMessage, response: ServerResponse) =>
  html(response, 200, request.url?.includes('/error-pages/') ? `error page ${request.url}` : PAGE);

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
      request.url?.includes('/error-pages/')
        ? html(response, 200, `error page ${request.url}`)
        : html(response, 404, 'bare'),
    );
    const answer = await get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('error page /error-pages/missing');
    expect(await (await get('/en/no-such-page')).text()).toBe('error page /en/error-pages/missing');
    expect((await get('/error-pages/missing')).status).toBe(404);
    expect(calls()).toContain('/missing');
  });

  test('answers 503 with a time to try again when the platform was out of reach', async () => {
    const { get } = await shop((request, response) => {
      if (request.url?.includes('/error-pages/')) return html(response, 200, 'kindly');
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
      request.url?.includes('/error-pages/') ? html(response, 200, 'kindly') : html(response, 500, 'bare'),
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
    const answer = await get('/healthz');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls()).toEqual([]);
  });

  test('lets endpoints and redirects through as they are', async () => {
    const { get } = await shop((request, response) => {
      if (request.url === '/api/products')
        response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(308, { location: '/y' }).end('moved');
    });
    expect((await get('/api/products')).status).toBe(401);
    const moved = await get('/x');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/y']);
  });

  test('sends a file that one of the shelves has without asking Next', async () => {
    const { get, calls } = await shop(
      (_, response) => html(response, 200, PAGE),
      (request, response) => {
        if (request.url === '/_next/static/a.js') response.end('a file');
        return request.url === '/_next/static/a.js';
      },
    );
    expect(await (await get('/_next/static/a.js')).text()).toBe('a file');
    expect(await (await get('/')).text()).toBe(PAGE);
    expect(calls()).toEqual(['/']);
  });

  test('compresses what an endpoint answers, unless it is small, is compressed or does not shrink', async () => {
    const { get } = await shop((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      expect(pathname).toBe('/api/products');
      response.writeHead(200, {
        'content-type': searchParams.get('type') ?? 'application/json',
        'cache-control': searchParams.get('cache') ?? 'public, max-age=60',
        ...(searchParams.has('encoded') && { 'content-encoding': 'identity' }),
      });
      response.end('7'.repeat(Number(searchParams.get('bytes'))));
    });
    const encoding = async (query: string) => {
      const answer = await get(`/api/products?${query}`, { 'accept-encoding': 'gzip' });
      expect(await answer.text()).toMatch(/^7+$/);
      return answer.headers.get('content-encoding');
    };
    expect(await encoding('bytes=1024')).toBe('gzip');
    expect(await encoding('bytes=1023')).toBeNull();
    expect(await encoding('bytes=2000&type=image/png')).toBeNull();
    expect(await encoding('bytes=2000&encoded')).toBe('identity');
    const life = async (cache: string) =>
      (await get(`/api/products?bytes=1&cache=${encodeURIComponent(cache)}`)).headers.get('cache-control');
    expect(await life('public, max-age=60')).toBe('public, max-age=60');
    expect(await life('s-maxage=31536000, stale-while-revalidate')).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test('tells with a page all that a browser and a proxy may do with it', async () => {
    const { get } = await shop((_, response) => html(response, 200, PAGE));
    const { headers } = await get('/succulent');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe(
      'accept-encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
    );
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(headers.get('retry-after')).toBeNull();
  });

  test('leads on once where Next says it twice', async () => {
    const { get } = await shop((_, response) => {
      response.writeHead(308, { location: ['/y', '/y'] as unknown as string }).end();
    });
    const moved = await get('/x');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/y']);
    expect(moved.headers.get('cache-control')).toBe('no-store');
    expect(moved.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('[ROUTE-14] answers 404 as Next does where the helpful page cannot be drawn', async () => {
    const { get } = await shop((_, response) => html(response, 404, 'bare'));
    const answer = await get('/no-such-page');
    expect([answer.status, await answer.text()]).toEqual([404, 'bare']);
  });

  test('[API-06] refuses with a problem body where the page for it cannot be drawn', async () => {
    const { get } = await shop((_, response) => html(response, 500, 'bare'));
    const answer = await get('/products/%');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 400, title: 'The address cannot be read' });
  });

  test('closes every page to frames and foreign scripts', async () => {
    const { get } = await shop((_, response) => html(response, 200, PAGE));
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' blob: http://platform.test");
  });
});

describe('[API-06] what is refused before anybody looks at it', () => {
  test.each([
    ['GET /products/%', 400, '/error-pages/refused'],
    ['GET /en/products/%E3%81', 400, '/en/error-pages/refused'],
    ['GET *', 400, '/error-pages/refused'],
    ['PUT /', 405, '/error-pages/refused'],
    ['PATCH /en/cart', 405, '/en/error-pages/refused'],
    ['DELETE /sitemap.xml', 405, '/error-pages/refused'],
    ['POST /EN', 405, '/en/error-pages/refused'],
    ['TRACE /', 405, '/error-pages/refused'],
    ['PROPFIND /', 405, '/error-pages/refused'],
  ])('%s is answered %i with a page', async (request, status, page) => {
    const { send, calls } = await shop(withErrorPages);
    const answer = await send(line(request));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-type: text\/html/i);
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im);
    expect(answer.endsWith(`error page ${page}`)).toBe(true);
    expect(calls()).toEqual([page]);
  });

  test.each([
    ['GET /api', 404, null],
    ['GET /api/', 404, null],
    ['POST /api/nope', 404, null],
    ['GET /api/constructor', 404, null],
    ['GET /api/%', 400, null],
    ['GET /api/stock-notification', 405, 'POST, OPTIONS'],
    ['HEAD /api/stock-notification', 405, 'POST, OPTIONS'],
    ['PUT /api/products', 405, 'GET, HEAD, OPTIONS'],
    ['TRACE /api/products', 405, 'GET, HEAD, OPTIONS'],
  ])('%s is answered %i with a problem body', async (request, status, allow) => {
    const { send, calls } = await shop(withErrorPages);
    const [head = '', body = ''] = (await send(line(request))).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(/^allow: (.*)$/im.exec(head)?.[1]?.trim() ?? null).toBe(allow);
    if (!request.startsWith('HEAD')) expect(problemSchema.parse(JSON.parse(body)).status).toBe(status);
    expect(calls()).toEqual([]);
  });

  test.each([
    ['/', 'GET, HEAD, OPTIONS'],
    ['/api/products', 'GET, HEAD, OPTIONS'],
    ['/api/webhooks/platform', 'POST, OPTIONS'],
    ['*', 'GET, HEAD, POST, OPTIONS'],
  ])('OPTIONS %s names %s', async (path, allow) => {
    const { send, calls } = await shop(withErrorPages);
    const answer = await send(line(`OPTIONS ${path}`));
    expect(answer).toMatch(/^HTTP\/1.1 204 /);
    expect(/^allow: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(allow);
    expect(calls()).toEqual([]);
  });

  test.each([
    '/error-pages/failed',
    '/ERROR-PAGES/failed',
    '/x/../error-pages/failed',
    '/%65rror-pages/failed',
    '/JA/Categories/a/p1',
  ])('[ROUTE-14] %s is nowhere', async (path) => {
    const { send, calls } = await shop(withErrorPages);
    await send(line(`GET ${path}`));
    expect(calls()).toEqual(['/missing']);
  });

  test('the host of an absolute address leads nowhere else', async () => {
    const { send, calls } = await shop(withErrorPages);
    await send(line('GET http://evil.example/cart?x=1'));
    expect(calls()).toEqual(['/cart?x=1']);
  });
});

describe('[API-06] bodies', () => {
  const MANY = 'x'.repeat(64 * 1024);
  /** Reads a body to its end, as Next would for an endpoint. */
  const reads = (taken: { bytes: number }) => async (request: IncomingMessage, response: ServerResponse) => {
    for await (const chunk of request) taken.bytes += chunk.length;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };

  test('one that says that it is too long is refused unread', async () => {
    const { send, calls } = await shop(withErrorPages);
    const answer = await send(
      line('POST /api/webhooks/platform', 'content-length: 400000000\r\n'),
      (socket) => {
        socket.write(MANY);
      },
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"status":413');
    expect(calls()).toEqual([]);
  });

  test('one that does not say is cut off, and its sender soon after', async () => {
    const taken = { bytes: 0 };
    const { send } = await shop(reads(taken));
    let sent = 0;
    const answer = await send(
      'POST /api/webhooks/platform HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n',
      (socket) => {
        const pour = () => {
          while (!socket.destroyed && socket.write(`${MANY.length.toString(16)}\r\n${MANY}\r\n`))
            sent += MANY.length;
        };
        socket.on('drain', pour);
        pour();
      },
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(taken.bytes).toBeLessThanOrEqual(BODY_CEILING_BYTES);
    expect(sent).toBeGreaterThan(BODY_CEILING_BYTES);
  });

  test('one within the limits comes whole, and the connection goes on', async () => {
    const taken = { bytes: 0 };
    const { send } = await shop(reads(taken));
    const body = 'x'.repeat(BODY_CEILING_BYTES);
    const first = `POST /api/webhooks/platform HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const answer = await send(first + line('GET /healthz'));
    expect(taken.bytes).toBe(body.length);
    expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });

  test('a page takes none, whoever sends it one', async () => {
    const { send } = await shop(withErrorPages);
    const answer = await send(
      `GET /cart HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc${line('GET /healthz')}`,
    );
    expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });
});

describe('[API-06] whatever is asked for', () => {
  const PARTS = [
    '/',
    '//',
    '%',
    '%25',
    '%2e%2e',
    '%00',
    '%E3%81',
    '%E6%A4%8D',
    '..',
    '.',
    '?',
    '?p=1',
    '&q=%',
    '#',
    'api',
    'en',
    'ja',
    'quiet',
    'products',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    '\\',
    '*',
    'http://evil.example',
    '[',
    ':',
    '@',
    '%u0041',
    'a'.repeat(300),
  ];
  const METHODS = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'MKCOL',
    'M-SEARCH',
  ];

  test('the address is read or refused, never a failure of ours', async () => {
    const { send } = await shop(withErrorPages);
    const random = seeded(20_260_403);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const seen = new Set<string>();
    for (let round = 0; round < 3_000; round += 1) {
      const target = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(PARTS)).join('');
      const request = `${pick(METHODS)} ${random() < 0.9 ? '/' : ''}${target}`;
      const status = /^HTTP\/1.1 (\d{3})/.exec(await send(line(request)))?.[1] ?? 'nothing';
      seen.add(status);
      expect(['200', '204', '400', '404', '405'], request).toContain(status);
    }
    expect([...seen].sort()).toEqual(['200', '204', '400', '404', '405']);
  }, 60_000);
});

/** Numbers from 0 to 1 that come in the same order every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
