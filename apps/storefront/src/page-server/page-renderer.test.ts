import type { IncomingMessage, ServerResponse } from 'node:http';
import { FRESH_MS } from '@shop/page-server/page-store';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { handledShop, html, line, PAGE, stopClock } from '#test/support/handled-shop.ts';

describe('[CACHE-03] a page with concurrent requests', () => {
  const many = Array.from({ length: 30 });
  /** A shop whose pages wait until the test releases them. */
  async function slowShop(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    let open: () => void = () => undefined;
    const door = new Promise<void>((resolve) => {
      open = resolve;
    });
    const made = await handledShop(async (request, response) => {
      if (!request.url?.includes('/error-pages/')) await door;
      answer(request, response);
    });
    const asked = (count: number) => expect.poll(() => made.calls().length).toBe(count);
    return { ...made, open: () => open(), asked };
  }

  test('is rendered once for all of them, with any other parameters in their URLs', async () => {
    stopClock();
    const { get, calls, open, asked } = await slowShop((_, response) => html(response, 200, PAGE, 'MISS'));
    const answers = many.map((_, index) => get(`/products/unseen?utm_source=${index}`));
    await asked(1);
    // By now a later request has been accepted.
    expect((await get('/livez')).status).toBe(200);
    open();
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
    }
    expect(calls()).toHaveLength(1);
    await get('/products/unseen');
    expect(calls()).toHaveLength(1);
  });

  test('is rendered completely although the first client disconnects', async () => {
    const { get, send, open, asked, calls } = await slowShop((_, response) =>
      html(response, 200, PAGE, 'MISS'),
    );
    await send(line('GET /products/unseen'), (socket) => void asked(1).then(() => socket.destroy()));
    const other = get('/products/unseen');
    expect((await get('/livez')).status).toBe(200);
    open();
    expect(await (await other).text()).toBe(PAGE);
    expect(calls()).toHaveLength(1);
  });

  test('that Next does not cache is rendered for each URL', async () => {
    const { get, open, asked } = await slowShop((request, response) => {
      response.writeHead(308, { location: `/new${request.url?.slice('/old'.length)}` }).end();
    });
    const answers = ['a', 'b', 'a'].map((name) => get(`/old?from=${name}`));
    await asked(1);
    expect((await get('/livez')).status).toBe(200);
    open();
    const places = (await Promise.all(answers)).map(({ headers }) => headers.get('location'));
    expect(places).toEqual(['/new?from=a', '/new?from=b', '/new?from=a']);
  });
});

test.each([500, 503])('[FAULT-01] a page whose renewal fails is sent as it was: %i', async (status) => {
  let isFailing = false;
  const { get, calls } = await handledShop((_, response) => html(response, isFailing ? status : 200, PAGE));
  await get('/succulent');
  isFailing = true;
  const later = performance.now() + FRESH_MS;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  const answer = await get('/succulent');
  expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
  expect(calls()).toEqual(['/succulent', '/succulent']);
});

test('[PERF-01] a page that is requested again is compressed more densely, and its data too', async () => {
  const words = Array.from(
    { length: 400 },
    (_, index) =>
      `<li class="card k${index % 7}"><a href="/products/${(index * 7_919) % 1_009}">plant ${(index * 31) % 97}</a></li>`,
  ).join('');
  const data = `self.__next_f.push([1,${JSON.stringify(words)}])`;
  const document = `<!DOCTYPE html><head><script data-scripts="">start()</script></head>${words}<script src="/_next/static/a.js" async=""></script><script>${data}</script>`;
  const { get } = await handledShop((_, response) => html(response, 200, document));
  const page = await (await get('/succulent')).text();
  const address = /data-page-data="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const lengths = async () => {
    const answers = [];
    for (const path of ['/succulent', address]) answers.push(await get(path, { 'accept-encoding': 'br' }));
    return answers.map(({ headers }) => Number(headers.get('content-length')));
  };
  const first = await lengths();
  expect(first.every((length) => length > 0)).toBe(true);
  await expect
    .poll(async () => (await lengths()).map((length, index) => length < (first[index] ?? 0)))
    .toEqual([true, true]);
  expect(await (await get(address, { 'accept-encoding': 'br' })).text()).toBe(data);
});
