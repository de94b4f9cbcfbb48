import { PROVIDER_WEBHOOKS } from '@shop/fixtures/webhooks/provider-webhooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '#foundation/process/log.ts';
import { signedWebhook } from '#test/support/signed-webhook.ts';
import { receiveWebhook } from './receive-webhook';
import { signature } from './webhook';

// The effects in all processes are tested on a database in test/cache-invalidation.contract.test.ts.
const withStore = vi.hoisted(() => vi.fn(async () => Response.json({ received: true })));
const invalidateHere = vi.hoisted(() => vi.fn());
vi.mock('#foundation/endpoint/with-store.ts', () => ({ withStore }));
vi.mock('#features/invalidation/server/invalidate-here.ts', () => ({ invalidateHere }));
vi.mock('#features/invalidation/server/invalidate.ts', () => ({ invalidate: vi.fn() }));
vi.mock('#foundation/store/shop-store.ts', () => ({ shopStore: () => ({}) }));

beforeEach(() => {
  withStore.mockClear();
  invalidateHere.mockClear();
});

describe('[API-06] platform webhooks', () => {
  test('a rejection has a reason', async () => {
    const title = async (request: Request) => (await (await receiveWebhook(request)).json()).title;
    const old = { 'x-shopify-triggered-at': new Date(Date.now() - 50 * 3_600_000).toISOString() };
    expect(await title(signedWebhook('products/update', 'a'.repeat(1_048_577)))).toBe(
      'Request body larger than 1048576 bytes',
    );
    expect(await title(signedWebhook('products/update', {}, { 'x-shopify-hmac-sha256': '' }))).toBe(
      'Invalid signature',
    );
    expect(await title(signedWebhook('products/update', { handle: 'x' }, old))).toBe('Webhook too old');
    expect(await title(signedWebhook('products/update', {}))).toBe('Invalid webhook body');
    expect(withStore).not.toHaveBeenCalled();
  });

  test('an endless body is cut off at the limit, before the signature is verified', async () => {
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

  test('a replayed webhook days later has no effect, with any id', async () => {
    const old = { 'x-shopify-triggered-at': new Date(Date.now() - 50 * 3_600_000).toISOString() };
    expect((await receiveWebhook(signedWebhook('products/update', { handle: 'x' }, old))).status).toBe(400);
    expect(withStore).not.toHaveBeenCalled();
    const young = { 'x-shopify-triggered-at': new Date(Date.now() - 47 * 3_600_000).toISOString() };
    expect((await receiveWebhook(signedWebhook('products/update', { handle: 'x' }, young))).status).toBe(200);
    expect(withStore).toHaveBeenCalledOnce();
  });

  test.each([
    ['missing', { 'x-shopify-hmac-sha256': '' }],
    [
      'of another secret',
      { 'x-shopify-hmac-sha256': signature(Buffer.from('{"handle":"x"}'), 'another-secret') },
    ],
    ['no base64', { 'x-shopify-hmac-sha256': '%%%' }],
  ])('a signature that is %s is rejected', async (_, change) => {
    expect((await receiveWebhook(signedWebhook('products/update', { handle: 'x' }, change))).status).toBe(
      401,
    );
    expect(withStore).not.toHaveBeenCalled();
  });

  test.each([
    ['products/update', 'no json'],
    ['products/update', { handle: '../admin' }],
    ['inventory_levels/update', { available: 1 }],
  ])('a signed body that does not match %s is rejected', async (topic, body) => {
    expect((await receiveWebhook(signedWebhook(topic, body))).status).toBe(400);
  });

  test('irrelevant topics are accepted, unknown ones are logged', async () => {
    const logged = vi.spyOn(log, 'info').mockImplementation(() => undefined);
    expect((await receiveWebhook(signedWebhook('customers/create', { id: 1 }))).status).toBe(200);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'a webhook of the topic "customers/create" was received; nothing here listens to it',
    );
    logged.mockRestore();
    expect((await receiveWebhook(signedWebhook('orders/create', { id: 1 }))).status).toBe(200);
    expect(withStore).not.toHaveBeenCalled();
  });

  test('[CACHE-01] while the database is unavailable this process invalidates, and the platform is asked to resend', async () => {
    withStore.mockResolvedValueOnce(new Response(null, { status: 503 }));
    const answer = await receiveWebhook(signedWebhook('products/update', { handle: 'x' }));
    expect(answer.status).toBe(503);
    expect(invalidateHere).toHaveBeenCalledExactlyOnceWith(['product:x', 'lists']);
    invalidateHere.mockClear();
    withStore.mockResolvedValueOnce(new Response(null, { status: 503 }));
    await receiveWebhook(signedWebhook('inventory_levels/update', { inventory_item_id: 7, available: 1 }));
    expect(invalidateHere).toHaveBeenCalledExactlyOnceWith(['products', 'lists']);
  });

  test.each(PROVIDER_WEBHOOKS)(
    "[STORE-01] the provider's own sample of $topic takes effect",
    async ({ topic, body }) => {
      expect((await receiveWebhook(signedWebhook(topic, body))).status).toBe(200);
      expect(withStore).toHaveBeenCalledOnce();
    },
  );
});
