import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const revalidateTag = vi.hoisted(() => vi.fn());
const forgetVariantAvailability = vi.hoisted(() => vi.fn());
const refreshLater = vi.hoisted(() => vi.fn());
const queueRestockCheck = vi.hoisted(() => vi.fn<() => Promise<unknown>>(async () => undefined));
const warmProduct = vi.hoisted(() => vi.fn(async (_handle: string) => undefined));
vi.mock('next/cache', () => ({ revalidateTag, unstable_cache: vi.fn() }));
vi.mock('../commerce/read-variant-availability', () => ({ forgetVariantAvailability }));
vi.mock('../commerce/refresh', () => ({ refreshLater, REFRESH_TOPIC: 'shop/refresh' }));
vi.mock('../store/shop-store', () => ({
  shopStore: () => ({
    queue: async () => ({ queueRestockCheck }),
    line: { run: (work: () => unknown) => work() },
  }),
}));
vi.mock('./warm', () => ({ warmProduct }));

import { receiveWebhook } from './receive-webhook';
import { signature } from './signature';

const SECRET = 'komoreno-webhook-secret';

function webhook(topic: string, body: unknown, change: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('http://shop.test/api/webhooks/platform', {
    method: 'POST',
    body: text,
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signature(Buffer.from(text), SECRET),
      'x-shopify-webhook-id': crypto.randomUUID(),
      ...change,
    },
  });
}

beforeEach(() => {
  // What is to happen after an answer belongs to the test that got it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  revalidateTag.mockClear();
  refreshLater.mockClear();
  queueRestockCheck.mockClear();
  warmProduct.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('webhooks of the platform', () => {
  test('[RESTOCK-02] a changed product makes its page stale, so that nobody waits, lists a little later, and has its notices looked at', async () => {
    const answer = await receiveWebhook(webhook('products/update', { id: 1, handle: 'pachira-mini' }));
    expect(answer.status).toBe(200);
    expect(revalidateTag.mock.calls).toEqual([['product:pachira-mini', 'max']]);
    expect(refreshLater.mock.calls).toEqual([
      [['product:pachira-mini'], 1_500],
      [['lists'], 3_000],
    ]);
    expect(await answer.json()).toEqual({ received: true });
    expect(queueRestockCheck).toHaveBeenCalledOnce();
    expect(forgetVariantAvailability).toHaveBeenCalledBefore(queueRestockCheck);
  });

  test('[RESTOCK-02] the look at the notices is in the queue before the answer goes: a crash after it loses nothing', async () => {
    let queued = () => undefined as unknown;
    queueRestockCheck.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          queued = () => resolve(undefined);
        }),
    );
    let isAnswered = false;
    const answer = receiveWebhook(webhook('inventory_levels/update', { product_handle: 'x' })).then((one) => {
      isAnswered = true;
      return one;
    });
    await vi.waitFor(() => expect(queueRestockCheck).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isAnswered).toBe(false);
    queued();
    expect((await answer).status).toBe(200);
  });

  test('[RESTOCK-02] without a database the page is made anew all the same, and the look is left to the regular one', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queueRestockCheck.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const answer = await receiveWebhook(webhook('inventory_levels/update', { product_handle: 'x' }));
    expect(answer.status).toBe(200);
    expect(revalidateTag).toHaveBeenCalledWith('product:x', 'max');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('before the regular one'));
    logged.mockRestore();
  });

  test('the pages of a changed product that somebody saw are asked for once the webhook is answered', async () => {
    await receiveWebhook(webhook('products/update', { id: 1, handle: 'pachira-mini' }));
    await vi.advanceTimersByTimeAsync(19);
    expect(warmProduct).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(warmProduct.mock.calls).toEqual([['pachira-mini']]);
  });

  test('what goes wrong after the answer stands in the log', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new Error('no page');
    warmProduct.mockRejectedValueOnce(fault);
    queueRestockCheck.mockRejectedValueOnce(new Error('no queue'));
    const answer = await receiveWebhook(webhook('products/update', { id: 1, handle: 'pachira-mini' }));
    expect(answer.status).toBe(200);
    await vi.advanceTimersByTimeAsync(20);
    expect(logged.mock.calls).toEqual([
      ['no look for restocked variants before the regular one: Error: no queue'],
      ['rendering a changed product anew failed', fault],
    ]);
    logged.mockRestore();
  });

  test('the shop’s own note makes what it names stale, lists without asking for a page', async () => {
    await receiveWebhook(webhook('shop/refresh', { tags: ['lists', 'product:moss'] }));
    expect(revalidateTag.mock.calls).toEqual([
      ['lists', 'max'],
      ['product:moss', 'max'],
    ]);
    await vi.advanceTimersByTimeAsync(20);
    expect(warmProduct.mock.calls).toEqual([['moss']]);
    expect(refreshLater).not.toHaveBeenCalled();
    expect(queueRestockCheck).not.toHaveBeenCalled();
  });

  test('one without an id takes effect each time', async () => {
    const text = '{"handle":"x"}';
    const request = () =>
      new Request('http://shop.test/api/webhooks/platform', {
        method: 'POST',
        body: text,
        headers: {
          'x-shopify-topic': 'products/update',
          'x-shopify-hmac-sha256': signature(Buffer.from(text), SECRET),
        },
      });
    await receiveWebhook(request());
    await receiveWebhook(request());
    expect(revalidateTag).toHaveBeenCalledTimes(2);
  });

  test('[API-06] a refusal says why', async () => {
    const title = async (request: Request) => (await (await receiveWebhook(request)).json()).title;
    const old = { 'x-shopify-triggered-at': new Date(Date.now() - 50 * 3_600_000).toISOString() };
    expect(await title(webhook('products/update', 'a'.repeat(1_048_577)))).toBe(
      'The body is longer than 1048576 bytes',
    );
    expect(await title(webhook('products/update', {}, { 'x-shopify-hmac-sha256': '' }))).toBe(
      'The signature is wrong',
    );
    expect(await title(webhook('products/update', { handle: 'x' }, old))).toBe(
      'The webhook is older than any that is still sent',
    );
    expect(await title(webhook('products/update', {}))).toBe('The body does not fit its topic');
  });

  test('a handle may be written in any script', async () => {
    expect((await receiveWebhook(webhook('products/update', { id: 1, handle: '観葉植物-小' }))).status).toBe(
      200,
    );
    expect(revalidateTag).toHaveBeenCalledWith('product:観葉植物-小', 'max');
  });

  test('[API-06] a body that never ends is cut off at the limit, before anybody asks who sent it', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1_024));
      },
    });
    const request = new Request('http://shop.test/api/webhooks/platform', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await receiveWebhook(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test('one that was caught and is sent again days later takes no effect, under whatever id', async () => {
    const old = { 'x-shopify-triggered-at': new Date(Date.now() - 50 * 3_600_000).toISOString() };
    expect((await receiveWebhook(webhook('products/update', { handle: 'x' }, old))).status).toBe(400);
    expect(revalidateTag).not.toHaveBeenCalled();
    const young = { 'x-shopify-triggered-at': new Date(Date.now() - 47 * 3_600_000).toISOString() };
    expect((await receiveWebhook(webhook('products/update', { handle: 'x' }, young))).status).toBe(200);
  });

  test('changed stock does too', async () => {
    await receiveWebhook(
      webhook('inventory_levels/update', { product_handle: 'gajumaru-mini', available: 3 }),
    );
    expect(revalidateTag).toHaveBeenCalledWith('product:gajumaru-mini', 'max');
  });

  test.each([
    ['missing', { 'x-shopify-hmac-sha256': '' }],
    [
      'of another secret',
      { 'x-shopify-hmac-sha256': signature(Buffer.from('{"handle":"x"}'), 'another-secret') },
    ],
    ['no base64', { 'x-shopify-hmac-sha256': '%%%' }],
  ])('a signature that is %s is refused', async (_, change) => {
    const answer = await receiveWebhook(webhook('products/update', { handle: 'x' }, change));
    expect(answer.status).toBe(401);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  test('the same webhook takes effect once', async () => {
    const id = { 'x-shopify-webhook-id': 'one-and-the-same' };
    await receiveWebhook(webhook('products/update', { handle: 'x' }, id));
    const second = await receiveWebhook(webhook('products/update', { handle: 'x' }, id));
    expect(second.status).toBe(200);
    expect(revalidateTag).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['products/update', 'no json'],
    ['products/update', { handle: '../admin' }],
    ['inventory_levels/update', { available: 1 }],
  ])('a signed body that does not fit %s is refused', async (topic, body) => {
    expect((await receiveWebhook(webhook(topic, body))).status).toBe(400);
  });

  test('topics of no concern are accepted, those that are not known with a note in the log', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect((await receiveWebhook(webhook('customers/create', { id: 1 }))).status).toBe(200);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'a webhook of the topic "customers/create" was received; nothing here listens to it',
    );
    logged.mockRestore();
    expect((await receiveWebhook(webhook('orders/create', { id: 1 }))).status).toBe(200);
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
