import { beforeEach, describe, expect, test, vi } from 'vitest';

const revalidateTag = vi.hoisted(() => vi.fn());
const refreshLater = vi.hoisted(() => vi.fn());
const queueRestockCheck = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('next/cache', () => ({ revalidateTag, unstable_cache: vi.fn() }));
vi.mock('../commerce/refresh', () => ({ refreshLater, REFRESH_TOPIC: 'shop/refresh' }));
vi.mock('../store/shop-store', () => ({ shopStore: () => ({ queue: async () => ({ queueRestockCheck }) }) }));
vi.mock('./warm', () => ({ warmProduct: vi.fn(async () => undefined) }));

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
  revalidateTag.mockClear();
  refreshLater.mockClear();
  queueRestockCheck.mockClear();
});

describe('webhooks of the platform', () => {
  test('[RESTOCK-02] a changed product makes its page stale, so that nobody waits, lists a little later, and has its notices looked at', async () => {
    const answer = await receiveWebhook(webhook('products/update', { id: 1, handle: 'pachira-mini' }));
    expect(answer.status).toBe(200);
    expect(revalidateTag.mock.calls).toEqual([['product:pachira-mini', 'max']]);
    expect(refreshLater).toHaveBeenCalledWith(['lists'], expect.any(Number));
    await vi.waitFor(() => expect(queueRestockCheck).toHaveBeenCalledOnce());
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
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('customers/create'));
    logged.mockRestore();
    expect((await receiveWebhook(webhook('orders/create', { id: 1 }))).status).toBe(200);
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
