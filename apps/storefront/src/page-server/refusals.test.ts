import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_CEILING_BYTES } from '@shop/page-server/body-limit';
import { describe, expect, test } from 'vitest';
import { problemSchema } from '#foundation/http/problem.ts';
import { handledShop, line, withErrorPages } from '#test/support/handled-shop.ts';

describe('[API-06] requests rejected before routing', () => {
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
  ])('%s returns %i with a page', async (request, status, page) => {
    const { send, calls } = await handledShop(withErrorPages);
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
  ])('%s returns %i with a problem body', async (request, status, allow) => {
    const { send, calls } = await handledShop(withErrorPages);
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
  ])('OPTIONS %s lists %s', async (path, allow) => {
    const { send, calls } = await handledShop(withErrorPages);
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
  ])('[ROUTE-14] %s is 404', async (path) => {
    const { send, calls } = await handledShop(withErrorPages);
    await send(line(`GET ${path}`));
    expect(calls()).toEqual(['/missing']);
  });

  test('the host of an absolute URL is ignored', async () => {
    const { send, calls } = await handledShop(withErrorPages);
    await send(line('GET http://evil.example/cart?x=1'));
    expect(calls()).toEqual(['/cart?x=1']);
  });
});

describe('[API-06] request bodies', () => {
  const MANY = 'x'.repeat(64 * 1024);
  /** Reads a body to its end, as Next does for an endpoint. */
  const reads = (taken: { bytes: number }) => async (request: IncomingMessage, response: ServerResponse) => {
    for await (const chunk of request) taken.bytes += chunk.length;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };

  test('one declared above the limit is rejected unread', async () => {
    const { send, calls } = await handledShop(withErrorPages);
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

  test('one without a length is cut off, and its connection closed soon after', async () => {
    const taken = { bytes: 0 };
    const { send } = await handledShop(reads(taken));
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

  test('one within the limits is received completely, and the connection is kept', async () => {
    const taken = { bytes: 0 };
    const { send } = await handledShop(reads(taken));
    const body = 'x'.repeat(BODY_CEILING_BYTES);
    const first = `POST /api/webhooks/platform HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const answer = await send(first + line('GET /livez'));
    expect(taken.bytes).toBe(body.length);
    expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });

  test('a page accepts none, from any client', async () => {
    const { send } = await handledShop(withErrorPages);
    const answer = await send(
      `GET /cart HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc${line('GET /livez')}`,
    );
    expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });
});
