import { beforeEach, describe, expect, test, vi } from 'vitest';

const revalidateTag = vi.hoisted(() => vi.fn());
const refreshLater = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidateTag, unstable_cache: vi.fn() }));
vi.mock('../commerce/refresh', () => ({ refreshLater, REFRESH_TOPIC: 'shop/refresh' }));
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
});

describe('webhooks of the platform', () => {
  test('a changed product makes its page stale, so that nobody waits, and lists a little later', async () => {
    const answer = await receiveWebhook(webhook('products/update', { id: 1, handle: 'pachira-mini' }));
    expect(answer.status).toBe(200);
    expect(revalidateTag.mock.calls).toEqual([['product:pachira-mini', 'max']]);
    expect(refreshLater).toHaveBeenCalledWith(['lists'], expect.any(Number));
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

  test('topics of no concern are accepted', async () => {
    expect((await receiveWebhook(webhook('customers/create', { id: 1 }))).status).toBe(200);
    expect((await receiveWebhook(webhook('orders/create', { id: 1 }))).status).toBe(200);
    expect(revalidateTag).not.toHaveBeenCalled();
  });
});
