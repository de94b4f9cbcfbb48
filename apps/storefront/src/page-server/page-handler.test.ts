import { createHash } from 'node:crypto';
import { warmHeader } from '@shop/page-server/warm-header';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { handledShop, html, line, PAGE, stopClock } from '#test/support/handled-shop.ts';
import { seeded } from '#test/support/seeded.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the server around Next', () => {
  test('requests a page from Next once for many visitors, with cookies or without', async () => {
    stopClock();
    const { get, calls } = await handledShop((_, response) => html(response, 200, PAGE));
    for (const cookie of ['', 'cart_id=abc', 'cart_count=2']) {
      const answer = await get('/succulent', { cookie });
      expect(await answer.text()).toBe(PAGE);
    }
    expect(calls()).toEqual(['/succulent']);
  });

  test('does not cache a page that Next marks as stale', async () => {
    const { get, calls } = await handledShop((_, response) => html(response, 200, PAGE, 'STALE'));
    await get('/succulent');
    await get('/succulent');
    expect(calls()).toHaveLength(2);
  });

  test('[PERF-01] serves a page without its scripts, and its data by its hash, from any process', async () => {
    const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
    const document = (text: string) =>
      `<!DOCTYPE html><head><script data-scripts="">start()</script></head>${'植物'.repeat(600)}<script src="/_next/static/a.js" async=""></script><script>${data(text)}</script>`;
    let facts = 'one';
    const { get, calls } = await handledShop((_, response) => html(response, 200, document(facts)));
    const page = await (await get('/succulent')).text();
    expect(page).not.toContain(data('one'));
    expect(page).toContain('data-scripts="/_next/static/a.js"');
    const [, escaped = ''] = /data-page-data="([^"]+)"/.exec(page) ?? [];
    const address = escaped.replaceAll('&amp;', '&');
    const answer = await get(address);
    expect(await answer.text()).toBe(data('one'));
    expect(answer.headers.get('content-type')).toContain('application/javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(calls(), 'sent with the page').toEqual(['/succulent']);
    const other = await handledShop((_, response) => html(response, 200, document(facts)));
    expect(await (await other.get(address)).text(), 'rendered by a process that has not sent the page').toBe(
      data('one'),
    );
    facts = 'two';
    const changed = await handledShop((_, response) => html(response, 200, document(facts)));
    for (let time = 0; time < 5; time += 1)
      expect((await changed.get(address)).status, 'of a page that has changed').toBe(404);
    expect((await changed.get('/page-data/x.js?of=%2Fsucculent')).status).toBe(404);
    expect(changed.calls().filter((url) => url === '/succulent')).toHaveLength(1);
  });

  test('[DLV-09] sends the current time with every document, cached or not, and with 304 too', async () => {
    const { get } = await handledShop((_, response) => html(response, 200, PAGE));
    const clockOf = (answer: Response) =>
      Number(/^clock;desc=(\d+)$/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
    const first = await get('/succulent');
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    const before = Date.now();
    const again = await get('/succulent', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    for (const answer of [again, await get('/succulent')]) {
      expect(clockOf(answer)).toBeGreaterThanOrEqual(before);
      expect(clockOf(answer)).toBeLessThanOrEqual(Date.now());
    }
    expect(clockOf(first)).toBeLessThanOrEqual(before);
    const markdown = await get('/succulent', { accept: 'text/markdown' });
    expect(markdown.headers.get('server-timing')).toBeNull();
  });

  test('[FIT-01] sets the light of a URL on the one cached page, and marks the answers', async () => {
    const radio = (name: string, value: string) => `<input type="radio" name="${name}" value="${value}"/>`;
    const page = `<!DOCTYPE html><html lang="ja"><form data-window-form="">${radio('window', 'south')}${radio('window', 'north')}${radio('distance', 'near')}</form></html>`;
    const { get, calls } = await handledShop((_, response) => html(response, 200, page));
    const plain = await get('/succulent');
    expect(await plain.text()).toBe(page);
    const asked = await get('/succulent?window=south&distance=near&p=1');
    const text = await asked.text();
    expect(text).toContain('<html data-window-light="sun" lang="ja">');
    expect(text.match(/[^"]+(?=" checked="")/g)).toEqual(['window', 'distance']);
    expect(text).toContain('name="window" checked="" value="south"');
    expect(asked.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    for (const query of ['window=up&distance=near', 'window=south', 'window=south&distance='])
      expect(await (await get(`/succulent?${query}`)).text()).toBe(page);
    expect(calls(), 'one page for all of them').toEqual(['/succulent']);
    const other = await handledShop((_, response) => html(response, 200, PAGE));
    expect(await (await other.get('/succulent?window=south&distance=near')).text()).toBe(PAGE);
  });

  test('compresses, and returns 304 for an unchanged page', async () => {
    const { get } = await handledShop((_, response) => html(response, 200, PAGE));
    const first = await get('/succulent', { 'accept-encoding': 'gzip, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe(PAGE);
    const etag = first.headers.get('etag') ?? '';
    for (const listed of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      expect((await get('/succulent', { 'if-none-match': listed })).status, listed).toBe(304);
    }
    for (const other of ['"other"', etag.toUpperCase(), etag.replace(/"$/, 'x"')]) {
      expect((await get('/succulent', { 'if-none-match': other })).status, other).toBe(200);
    }
  });

  test('[SEC-01] [PERF-01] caches a page with inline data separately from one without, and their CSPs too', async () => {
    const page = `<head><script data-scripts="">start()</script></head>${'植物'.repeat(600)}<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"a"])</script>`;
    let isCacheable = false;
    const { get } = await handledShop((_, response) => {
      if (isCacheable) html(response, 200, page);
      else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    const whole = await get('/succulent');
    expect(await whole.text()).toContain('__next_f');
    isCacheable = true;
    const again = await get('/succulent', { 'if-none-match': whole.headers.get('etag') ?? '' });
    expect(again.status, 'not the page that the browser has').toBe(200);
    expect(await again.text()).not.toContain('__next_f');
    expect(again.headers.get('content-security-policy')).not.toBe(
      whole.headers.get('content-security-policy'),
    );
  });

  test('[PERF-01] a frequently requested page is recompressed smaller', async () => {
    const random = seeded(7);
    const text = Array.from({ length: 4_000 }, () => String.fromCharCode(97 + Math.floor(random() * 6))).join(
      '',
    );
    const { get } = await handledShop((_, response) => html(response, 200, `<p>${text}</p>`));
    const bytes = async () =>
      Number((await get('/x', { 'accept-encoding': 'br' })).headers.get('content-length'));
    const first = await bytes();
    const later = Date.now;
    const clock = vi.spyOn(performance, 'now');
    const start = clock.getMockImplementation()?.() ?? later();
    clock.mockReturnValue(start + 10_000);
    await bytes();
    clock.mockRestore();
    await vi.waitFor(async () => expect(await bytes()).toBeLessThan(first));
  });

  test('[SEC-04] [PERF-01] unused query parameters of any length do not create another cache entry', async () => {
    stopClock();
    const { get, calls } = await handledShop((_, response) => html(response, 200, PAGE));
    const long = 'x'.repeat(900);
    for (const query of [
      '',
      `?gclid=${long}`,
      `?fbclid=${long}&utm_source=mail`,
      `?${long}`,
      '?utm_campaign=a',
    ]) {
      expect(await (await get(`/products/a${query}`)).text()).toBe(PAGE);
    }
    expect(calls()).toEqual(['/products/a']);
  });

  test('the data of a page has no image hints, however it is requested', async () => {
    const hint = ':HL["http://platform.test/cover.jpg?width=1296","image"]\n';
    const { get } = await handledShop((_, response) => {
      response.writeHead(200, { 'content-type': 'text/x-component', 'x-nextjs-cache': 'HIT' });
      response.end(`0:["page"]\n${hint}1:["more"]\n`);
    });
    const ways: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
    for (const headers of ways) {
      expect(await (await get('/succulent?_rsc=abc', headers)).text()).toBe('0:["page"]\n1:["more"]\n');
    }
  });

  test('[OBS-01] serves health checks without Next', async () => {
    const { get, calls } = await handledShop((_, response) => html(response, 200, PAGE));
    const answer = await get('/livez');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'live' }]);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready' });
    expect((await fetch(answer.url, { method: 'POST' })).status).toBe(405);
    expect(calls().filter((url) => !url?.includes('/error-pages/'))).toEqual([]);
  });

  test('passes endpoints and redirects through unchanged', async () => {
    const { get } = await handledShop((request, response) => {
      if (request.url === '/api/products')
        response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(308, { location: '/y' }).end('moved');
    });
    expect((await get('/api/products')).status).toBe(401);
    const moved = await get('/x');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/y']);
  });

  test('serves a built file without Next', async () => {
    const { get, calls } = await handledShop(
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

  test("compresses an endpoint's response, unless it is small, compressed or incompressible", async () => {
    const { get } = await handledShop((request, response) => {
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

  test('sends security and cache headers with a page', async () => {
    const { get } = await handledShop((_, response) => html(response, 200, PAGE));
    const { headers } = await get('/succulent');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe(
      'accept, accept-encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
    );
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(headers.get('retry-after')).toBeNull();
  });

  test('merges duplicate redirects of Next', async () => {
    const { get } = await handledShop((_, response) => {
      response.writeHead(308, { location: ['/y', '/y'] as unknown as string }).end();
    });
    const moved = await get('/x');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/y']);
    expect(moved.headers.get('cache-control')).toBe('no-store');
    expect(moved.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test("[SEC-01] sends a CSP for the page's content in every case: new, cached, unchanged, replaced", async () => {
    const script = (text: string) => `<!DOCTYPE html><script>${text}</script>${'植物'.repeat(600)}`;
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const { get } = await handledShop((request, response) => {
      const name = request.url?.includes('/error-pages/') ? 'error' : 'page';
      const text = `self.__next_f.push([1,"${name}"])`;
      html(response, request.url === '/gone' ? 404 : 200, script(text));
    });
    const policyOf = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await get(path, headers);
      await answer.arrayBuffer();
      return { status: answer.status, policy: answer.headers.get('content-security-policy'), answer };
    };
    const own = hash('self.__next_f.push([1,"page"])');
    const first = await policyOf('/succulent');
    expect(first.policy).toContain(own);
    expect(first.policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(first.policy).toContain("frame-ancestors 'none'");
    const validator = first.answer.headers.get('etag') ?? '';
    for (const [path, headers, status] of [
      ['/succulent', {}, 200],
      ['/succulent', { 'accept-encoding': 'br' }, 200],
      ['/succulent', { 'if-none-match': validator }, 304],
      [`/succulent?q=${'x'.repeat(600)}`, {}, 200],
      ['/succulent', warmHeader(), 200],
    ] as const) {
      const again = await policyOf(path, headers);
      expect([again.status, again.policy], path).toEqual([status, first.policy]);
    }
    for (const path of ['/gone', '/products/%']) {
      const { status, policy } = await policyOf(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(policy).toContain(hash('self.__next_f.push([1,"error"])'));
      expect(policy).not.toContain(own);
    }
  });

  test('[SEC-01] a non-page response runs no script, and is not cached unless declared', async () => {
    const { get, send } = await handledShop((request, response) => {
      if (request.url?.startsWith('/api/lists')) response.setHeader('cache-control', 'public, max-age=60');
      if (request.url === '/moved') response.writeHead(308, { location: '/y' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    for (const [path, cache] of [
      ['/api/products', 'no-store'],
      ['/api/lists', 'public, max-age=60'],
      ['/livez', 'no-store'],
      ['/api/nope', 'no-store'],
      ['/moved', 'no-store'],
    ] as const) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toMatch(
        /^default-src 'none'; frame-ancestors 'none'/,
      );
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.get('origin-agent-cluster'), path).toBe('?1');
      expect(headers.get('cache-control'), path).toBe(cache);
    }
    expect(await send(line('OPTIONS /'))).toMatch(/^content-security-policy: default-src 'none'/im);
  });
});
