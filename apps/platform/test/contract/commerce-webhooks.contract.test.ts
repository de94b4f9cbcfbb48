import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contractDatabase } from '../support/contract-database.ts';
import { submit } from '../support/plain-browser.ts';
import { startPlatformProcess } from '../support/platform-process.ts';
import { freePort, type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';
import { type ShopListener, shopListener } from '../support/shop-listener.ts';
import { createCart, PACHIRA, readStock, setStock, walkToConfirm } from '../support/shopper.ts';

const SECRET = 'a-secret-of-the-webhooks';
let port: number;
let listener: ShopListener;
let shop: PlatformUnderTest;

beforeAll(async () => {
  port = await freePort();
  listener = await shopListener(port);
  shop = await platformUnderTest({ WEBHOOK_URL: `http://127.0.0.1:${port}/hooks`, WEBHOOK_SECRET: SECRET });
});
afterAll(async () => {
  await shop.stop();
  await listener.close();
});

const buy = async () => {
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
  return submit(await walkToConfirm(cart.checkoutUrl), {}, 'place');
};

describe('webhooks', () => {
  test('an order tells the stock it took, the product and itself, signed and in order', async () => {
    const stock = await readStock(shop, PACHIRA);
    await buy();
    await expect.poll(() => listener.received.length).toBe(3);
    expect(listener.received.map(({ topic }) => topic)).toEqual([
      'inventory_levels/update',
      'products/update',
      'orders/create',
    ]);
    for (const { raw, signature } of listener.received) {
      expect(signature).toBe(createHmac('sha256', SECRET).update(raw).digest('base64'));
    }
    const [inventory, product, order] = listener.received.map(({ body }) => body);
    expect(inventory).toMatchObject({
      variant_id: 42319870264559,
      product_id: 7583412945071,
      product_handle: 'pachira-mini',
      available: stock - 1,
    });
    expect(product).toMatchObject({ id: 7583412945071, handle: 'pachira-mini' });
    expect(product.variants[0]).toMatchObject({
      id: 42319870264559,
      inventory_quantity: stock - 1,
      price: '1280',
    });
    expect(order).toMatchObject({ currency: 'JPY', total_price: '2080', line_items: [{ quantity: 1 }] });
    expect(new Set(listener.received.map(({ id }) => id)).size).toBe(3);
  });

  test('a change in the back office is told', async () => {
    listener.received.length = 0;
    await setStock(shop, PACHIRA, 77);
    await expect
      .poll(() => listener.received.map(({ topic }) => topic))
      .toEqual(['inventory_levels/update', 'products/update']);
    expect(listener.received[0]?.body.available).toBe(77);
  });

  test('a shop that fails or is away gets everything later, in order and once', async () => {
    listener.received.length = 0;
    listener.status = 500;
    await setStock(shop, PACHIRA, 50);
    await setStock(shop, PACHIRA, 40);
    await expect
      .poll(
        async () =>
          (
            await shop.platform.services.database.$client.query(
              'select max(attempts) as n from webhook_event',
            )
          ).rows[0].n,
      )
      .toBeGreaterThan(0);
    await listener.close();
    await setStock(shop, PACHIRA, 30);
    listener = await shopListener(port);
    await expect
      .poll(
        () =>
          listener.received
            .filter(({ topic }) => topic === 'inventory_levels/update')
            .map(({ body }) => body.available),
        {
          timeout: 20_000,
        },
      )
      .toEqual([50, 40, 30]);
  });

  test('a change of the back office and its webhooks are one: neither without the other', async () => {
    const stock = await readStock(shop, PACHIRA);
    const { $client } = shop.platform.services.database;
    await $client.query('alter table webhook_event add constraint away check (false) not valid');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      await expect(setStock(shop, PACHIRA, stock + 5)).rejects.toThrow('500');
      const words = await fetch(`${shop.url}/admin/products/pachira-mini`, {
        method: 'PATCH',
        headers: { 'x-platform-admin-token': shop.adminToken },
        body: JSON.stringify({ title: 'x' }),
      });
      expect(words.status).toBe(500);
    } finally {
      log.mockRestore();
      await $client.query('alter table webhook_event drop constraint away');
    }
    const { rows } = await $client.query(
      `select available, title from inventory, product where variant_id = 42319870264559 and handle = 'pachira-mini'`,
    );
    expect(rows).toEqual([{ available: stock, title: 'パキラ 実生 ミニサイズ' }]);
  });

  test('whoever is told of a change and asks at once is answered with it', async () => {
    for (const available of [61, 62, 63, 64, 65]) {
      listener.received.length = 0;
      const changed = setStock(shop, PACHIRA, available);
      // The last event of the change before may still be on its way.
      await expect
        .poll(() => listener.received.some(({ body }) => body.available === available), { interval: 1 })
        .toBe(true);
      expect(await readStock(shop, PACHIRA)).toBe(available);
      await changed;
    }
  });

  test('a platform that was killed goes on where it was', async () => {
    const database = await contractDatabase();
    const away = await freePort();
    const env = {
      PLATFORM_PORT: String(await freePort()),
      PLATFORM_DATABASE_URL: database.url,
      WEBHOOK_URL: `http://127.0.0.1:${away}/hooks`,
      WEBHOOK_SECRET: SECRET,
    };
    const first = await startPlatformProcess(env);
    await setStock(first, PACHIRA, 9);
    await first.kill();
    const late = await shopListener(away);
    const second = await startPlatformProcess(env);
    try {
      await expect.poll(() => late.received.length, { timeout: 20_000 }).toBe(2);
      expect(late.received[0]?.body.available).toBe(9);
    } finally {
      await second.kill();
      await late.close();
      await database.drop();
    }
  });
});
