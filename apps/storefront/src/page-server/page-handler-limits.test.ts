import { RenderGate } from '@shop/page-server/render-gate';
import { describe, expect, test, vi } from 'vitest';
import { reportPlatformOutage } from '#foundation/http/platform-outage.ts';
import { handledShop, html } from '#test/support/handled-shop.ts';

describe('limits of the server around Next', () => {
  test.each([
    ['while the platform does not answer, that it cannot be reached', true, 503, 'unreachable'],
    ['of a flood, that there are too many', false, 429, 'unreachable'],
  ])('[FAULT-01] a request that times out in the queue gets, %s', async (_, isOutage, status, name) => {
    const release: (() => void)[] = [];
    const { get } = await handledShop(
      async (request, response) => {
        if (!request.url?.includes('/error-pages/')) {
          await new Promise<void>((resolve) => release.push(resolve));
        }
        html(response, 200, `page ${request.url}`, 'MISS');
      },
      undefined,
      new RenderGate({ perMinute: 100, slots: 1, timeoutMs: 20 }),
    );
    const first = get('/products/first');
    await vi.waitFor(() => expect(release).toHaveLength(1));
    const second = get('/products/second');
    if (isOutage) {
      const outage = setInterval(reportPlatformOutage, 1);
      await second.finally(() => clearInterval(outage));
    }
    const answer = await second;
    expect([answer.status, await answer.text()]).toEqual([status, `page /error-pages/${name}`]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    release[0]?.();
    expect((await first).status).toBe(200);
  });

  describe('[SEC-04] a client that disconnects', () => {
    /** A renderer that, like Next, never ends an answer whose client has left. */
    async function oneSlot(more: Partial<ConstructorParameters<typeof RenderGate>[0]> = {}) {
      const held: (() => void)[] = [];
      let closed = 0;
      const shop = await handledShop(
        async (request, response) => {
          if (request.url?.includes('held')) await new Promise<void>((resolve) => held.push(resolve));
          if (!response.destroyed) html(response, 200, `page ${request.url}`, 'MISS');
        },
        (_, response) => {
          response.once('close', () => {
            closed += 1;
          });
          return false;
        },
        new RenderGate({ perMinute: 1_000, slots: 1, timeoutMs: 300, ...more }),
      );
      return { ...shop, held, closed: () => closed };
    }

    test.each([
      ['an endpoint', '/api/menus?', {}],
      ['the data of a page', '/succulent?_rsc=', { rsc: '1' }],
      ['a page', '/search?q=', {}],
    ])('while it waits for %s is dropped, without cost for the others', async (_, path, headers) => {
      const { get, held, closed, calls } = await oneSlot();
      const first = get(`${path}held`, headers);
      await vi.waitFor(() => expect(held).toHaveLength(1));
      const leaving = new AbortController();
      const left = get(`${path}left`, headers, leaving.signal);
      await vi.waitFor(async () => expect((await get('/livez')).status).toBe(200));
      const before = closed();
      leaving.abort();
      await expect(left).rejects.toThrow();
      await vi.waitFor(() => expect(closed()).toBeGreaterThan(before));
      held[0]?.();
      expect((await first).status).toBe(200);
      expect((await get(`${path}next`, headers)).status, 'the slot is free').toBe(200);
      expect(calls().filter((url) => url?.includes('left'))).toEqual([]);
    });

    test('during its render frees the slot', async () => {
      const { get, held } = await oneSlot();
      const leaving = new AbortController();
      const left = get('/api/menus?held', {}, leaving.signal);
      await vi.waitFor(() => expect(held).toHaveLength(1));
      leaving.abort();
      await expect(left).rejects.toThrow();
      expect((await get('/api/menus?next')).status).toBe(200);
    });

    test('does not abort a page for another client that waits for the same', async () => {
      const { get, held, calls } = await oneSlot();
      const first = get('/search?q=held');
      await vi.waitFor(() => expect(held).toHaveLength(1));
      const leaving = new AbortController();
      const left = get('/search?q=shared', {}, leaving.signal);
      const stays = get('/search?q=shared');
      await get('/livez');
      leaving.abort();
      await expect(left).rejects.toThrow();
      held[0]?.();
      expect((await first).status).toBe(200);
      expect(await (await stays).text()).toBe('page /search?q=shared');
      expect(calls().filter((url) => url?.includes('shared'))).toHaveLength(1);
    });

    test.each(['/api/menus?held', '/search?q=held'])(
      'or not: a render that never completes is 503 after a timeout, and frees its slot (%s)',
      async (path) => {
        const { get, held } = await oneSlot({ ceilingMs: 30, timeoutMs: 5_000 });
        const hung = await get(path);
        expect([hung.status, hung.headers.get('retry-after')]).toEqual([503, '15']);
        expect(held).toHaveLength(1);
        expect((await get('/api/menus?next')).status).toBe(200);
        held[0]?.();
        expect((await get('/livez')).status).toBe(200);
      },
    );
  });

  test('[SEC-04] random URLs are limited by a budget per client; cached ones are still served', async () => {
    const { get, calls } = await handledShop((request, response) =>
      html(response, 200, `page ${request.url}`, request.url?.includes('x=') ? 'MISS' : 'HIT'),
    );
    for (const path of ['/succulent', '/news', '/cart']) expect((await get(path)).status).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 30; index++) {
      const answer = await get(`/search?q=x=${index}`);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const refused = await get('/search?q=x=late', { 'accept-encoding': 'br' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toBe('page /error-pages/unreachable');
    const data = await get('/search?q=x=late&_rsc=1', { rsc: '1' });
    expect([data.status, data.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
    const before = calls().length;
    for (const path of ['/succulent', '/news', '/cart', '/search?q=x=3']) {
      expect(await (await get(path)).text()).toBe(`page ${path}`);
    }
    expect(calls().length - before).toBeLessThanOrEqual(4);
    // The refusal page was rendered once.
    expect(calls().filter((path) => path === '/error-pages/unreachable')).toHaveLength(1);
  });

  test('[SEC-04] an answer of an endpoint costs a fifth of a page', async () => {
    const { get } = await handledShop((_, response) => html(response, 200, 'x', 'MISS'));
    const statuses: number[] = [];
    for (let index = 0; index < 101; index++) statuses.push((await get('/api/menus')).status);
    expect([statuses.indexOf(429), statuses.length]).toEqual([100, 101]);
  });

  test('[SEC-04] [ROUTE-06] parameters without meaning for a page give the page without them, under one key', async () => {
    const { get, calls } = await handledShop((request, response) => {
      const isMadeUp = /variant=(?!42)/.test(request.url ?? '');
      if (isMadeUp) response.writeHead(307, { location: '/products/a', 'x-nextjs-cache': 'MISS' }).end();
      else html(response, 200, `page ${request.url}`);
    });
    for (const path of [
      '/products/a?variant=1&utm_source=mail',
      '/products/a?variant=2',
      '/products/a?variant=3x',
      '/products/a?color=red',
      '/products/a',
    ]) {
      const answer = await get(path);
      expect([answer.status, await answer.text()], path).toEqual([200, 'page /products/a']);
    }
    expect(calls().filter((path) => !path?.includes('variant'))).toEqual(['/products/a']);
    expect(await (await get('/products/a?variant=42')).text()).toBe('page /products/a?variant=42');
  });
});
