import { afterEach, describe, expect, test, vi } from 'vitest';
import { reportPlatformOutage } from '#foundation/http/platform-outage.ts';
import { handledShop, html, line } from '#test/support/handled-shop.ts';

afterEach(() => void vi.restoreAllMocks());

/** Earlier outages explain no error any more. */
function minuteLater(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
}

describe('errors of the server around Next', () => {
  test('[ROUTE-14] the data of an unknown page is no error, however it is requested; the visit is a 404', async () => {
    const { get } = await handledShop((request, response) => {
      // as Next does for a page that it renders
      delete request.headers['rsc'];
      delete request.headers['next-router-prefetch'];
      html(response, 404, 'bare');
    });
    const ways: Record<string, string>[] = [{ 'next-router-prefetch': '1' }, {}];
    for (const ahead of ways) {
      const data = await get('/search/tag?_rsc=x', { rsc: '1', ...ahead });
      expect([data.status, await data.text()]).toEqual([204, '']);
    }
    expect((await get('/search/tag')).status).toBe(404);
  });

  test('[ROUTE-14] returns 404 with the 404 page, in the language of the URL', async () => {
    const { get, calls } = await handledShop((request, response) =>
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

  test.each([
    ['a long path', `/en/products/${'x'.repeat(600)}`],
    ["an agent's cart that is none", '/en/cart/open/abcdefgh'],
  ])('[ROUTE-14] the 404 page also answers an address that is not cached: %s', async (_, path) => {
    const { get } = await handledShop((request, response) =>
      request.url?.includes('/error-pages/')
        ? html(response, 200, `error page ${request.url}`)
        : html(response, 404, 'bare'),
    );
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'error page /en/error-pages/missing']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('returns 503 with Retry-After during a platform outage', async () => {
    const { get } = await handledShop((request, response) => {
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

  test.each([
    [400, {}],
    [403, {}],
    [429, { 'retry-after': '9' }],
    [500, {}],
    [503, { 'retry-after': '15' }],
  ])(
    '[API-06] [TRUTH-01] a form of a page whose endpoint answers %i shows a page in its language, which says of no change that it was not made; a program gets the problem',
    async (status, headers) => {
      minuteLater();
      const { send } = await handledShop((request, response) => {
        if (request.url?.includes('/error-pages/')) return html(response, 200, `error page ${request.url}`);
        const type = status === 500 ? 'text/plain' : 'application/problem+json';
        response.writeHead(status, { 'content-type': type, ...headers }).end('for programs');
      });
      const post = (accept: string) =>
        send(line('POST /api/cart-links', `accept: ${accept}\r\nreferer: http://x/en/cart/link/ask/1:2\r\n`));
      const shown = await post('text/html,application/xhtml+xml,*/*;q=0.8');
      expect(shown).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(shown.endsWith(`error page /en/error-pages/form`)).toBe(true);
      expect(/^retry-after: (.*)\r$/im.exec(shown)?.[1]).toBe(Object.values(headers)[0]);
      const elsewhere = await send(
        line('POST /en/newsletter', 'accept: text/html\r\nreferer: http://elsewhere.test/\r\n'),
      );
      expect(elsewhere.endsWith('error page /en/error-pages/form')).toBe(true);
      const told = await post('application/json');
      expect([told.startsWith(`HTTP/1.1 ${status} `), told.endsWith('for programs')]).toEqual([true, true]);
    },
  );

  test.each([
    ['/discount/APP10', 'failed'],
    ['/en/cart/1:2', 'failed'],
    ['/products/ivy?size=1', 'unreachable'],
  ])(
    '[TRUTH-01] of %s, which fails in an outage, the page is %s: a link that acts may have acted',
    async (address, page) => {
      const { get } = await handledShop((request, response) => {
        if (request.url?.includes('/error-pages/')) return html(response, 200, `error page ${request.url}`);
        reportPlatformOutage();
        return html(response, 500, 'bare');
      });
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringMatching(new RegExp(`/error-pages/${page}$`)),
      ]);
    },
  );

  test.each([
    ['a sitemap', '/sitemap.xml', {}, null],
    ['a part of it', '/sitemaps/products-ja-1.xml', {}, null],
    ['a feed', '/feeds/google-ja-1.xml', {}, null],
    ['what agents read', '/llms.txt', {}, null],
    ['a picture to share', '/social/ja/products/umbellata.png', {}, null],
    ['an endpoint', '/api/products?productIds=1', {}, null],
    ['the data of a page', '/ranking?_rsc=1', { rsc: '1' }, null],
    ['a page fetched ahead', '/ranking', { 'next-router-prefetch': '1' }, 'kindly /error-pages/unreachable'],
    ['a long address', `/en/products/a?gclid=${'x'.repeat(520)}`, {}, 'kindly /en/error-pages/unreachable'],
    ['a long path', `/products/${'x'.repeat(600)}`, {}, 'kindly /error-pages/unreachable'],
  ])(
    '[API-06] [FAULT-01] during a platform outage %s is 503 and never 500',
    async (_, path, headers, page) => {
      let isAway = true;
      const { get } = await handledShop((request, response) => {
        if (request.url?.includes('/error-pages/')) return html(response, 200, `kindly ${request.url}`);
        delete request.headers['rsc'];
        if (isAway) reportPlatformOutage();
        // Next's own texts: HTML for pages, plain text for files and endpoints.
        const type = page === null ? 'text/plain' : 'text/html; charset=utf-8';
        response.writeHead(500, { 'content-type': type }).end('Internal Server Error');
        return undefined;
      });
      const answer = await get(path, headers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (page === null) {
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(await answer.json()).toMatchObject({ status: 503 });
      } else {
        expect(await answer.text()).toBe(page);
      }
      isAway = false;
      await new Promise((resolve) => setImmediate(resolve));
      expect((await get(path, headers)).status, 'joined a render that failed before').toBe(503);
      minuteLater();
      expect((await get(path, headers)).status, 'an internal error').toBe(500);
    },
  );

  test("[API-06] an endpoint's own response about the platform is unchanged", async () => {
    const { get } = await handledShop((_, response) => {
      reportPlatformOutage();
      response
        .writeHead(503, { 'retry-after': '7', 'content-type': 'application/problem+json' })
        .end('{"status":503}');
    });
    const answer = await get('/api/products?productIds=1');
    expect([answer.headers.get('retry-after'), await answer.text()]).toEqual(['7', '{"status":503}']);
  });

  test('returns 500 for an internal error', async () => {
    const { get } = await handledShop((request, response) =>
      request.url?.includes('/error-pages/') ? html(response, 200, 'kindly') : html(response, 500, 'bare'),
    );
    minuteLater();
    for (const path of ['/', `/products/${'x'.repeat(600)}`]) {
      const answer = await get(path);
      expect([answer.status, await answer.text()], path).toEqual([500, 'kindly']);
    }
  });

  test("[ROUTE-14] returns Next's 404 where the 404 page cannot be rendered", async () => {
    const { get } = await handledShop((_, response) => html(response, 404, 'bare'));
    const answer = await get('/no-such-page');
    expect([answer.status, await answer.text()]).toEqual([404, 'bare']);
  });

  test('[API-06] rejects with a problem body where the error page cannot be rendered', async () => {
    const { get } = await handledShop((_, response) => html(response, 500, 'bare'));
    const answer = await get('/products/%');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 400, title: 'Malformed URL' });
  });
});
