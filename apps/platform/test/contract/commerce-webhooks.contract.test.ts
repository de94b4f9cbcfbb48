import { createHmac } from 'node:crypto';
import { PROVIDER_WEBHOOKS } from '@shop/fixtures/webhooks/provider-webhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inventoryItemIdOf } from '../../src/catalogue/global-id.ts';
import { startPlatform } from '../../src/start-platform.ts';
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

/** Field names, those of lists by their first entry; null is compatible with an empty list or an object elsewhere. */
function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(fieldsOf);
  if (typeof value !== 'object' || value === null) return null;
  const names = Object.entries(value).filter(([name]) => name !== 'fields' && name !== 'image');
  return Object.fromEntries(names.map(([name, field]) => [name, fieldsOf(field)]).sort());
}

const buy = async () => {
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA }] });
  return submit(await walkToConfirm(cart.checkoutUrl), {}, 'place');
};

const webhooks = async (token = shop.adminToken) => {
  const headers = { 'x-platform-admin-token': token };
  return (await fetch(`${shop.url}/admin/webhooks`, { headers })).json();
};

describe('webhooks', () => {
  test('an order reports the reduced stock, the product and itself, signed and in order', async () => {
    const stock = await readStock(shop, PACHIRA);
    await buy();
    await expect.poll(() => listener.received.length).toBe(3);
    expect(listener.received.map(({ topic }) => topic)).toEqual([
      'products/update',
      'inventory_levels/update',
      'orders/create',
    ]);
    for (const { raw, signature, headers } of listener.received) {
      expect(signature).toBe(createHmac('sha256', SECRET).update(raw).digest('base64'));
      expect(headers).toMatchObject({
        'x-shopify-shop-domain': 'komoreno.myshopify.com',
        'x-shopify-api-version': '2025-01',
        'x-shopify-triggered-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    }
    const [product, inventory, order] = listener.received.map(({ body }) => body);
    expect(inventory).toMatchObject({
      inventory_item_id: inventoryItemIdOf(42319870264559),
      available: stock - 1,
    });
    expect(product).toMatchObject({ id: 7583412945071, handle: 'pachira-mini' });
    expect(product).toHaveProperty(
      'variants.0',
      expect.objectContaining({ id: 42319870264559, inventory_quantity: stock - 1, price: '1280' }),
    );
    expect(order).toMatchObject({ currency: 'JPY', total_price: '2080', line_items: [{ quantity: 1 }] });
    expect(new Set(listener.received.map(({ id }) => id)).size).toBe(3);
  });

  test('a change in the back office is reported', async () => {
    listener.received.length = 0;
    await setStock(shop, PACHIRA, 77);
    await expect
      .poll(() => listener.received.map(({ topic }) => topic))
      .toEqual(['products/update', 'inventory_levels/update']);
    expect(listener.received[1]).toMatchObject({ body: { available: 77 } });
  });

  test('a failing or unavailable receiver gets all of them later, in order and once', async () => {
    listener.received.length = 0;
    listener.status = 500;
    await setStock(shop, PACHIRA, 50);
    await setStock(shop, PACHIRA, 40);
    await expect.poll(async () => (await webhooks()).lastError).toBe('status 500');
    expect(await webhooks()).toEqual({ undelivered: 4, oldest: expect.any(String), lastError: 'status 500' });
    expect((await webhooks('wrong')).errors).toBe('The admin token is missing or wrong');
    await listener.close();
    await setStock(shop, PACHIRA, 30);
    listener = await shopListener(port);
    await expect
      .poll(() =>
        listener.received.filter(({ topic }) => topic === 'inventory_levels/update').map(({ body }) => body),
      )
      .toMatchObject([{ available: 50 }, { available: 40 }, { available: 30 }]);
    await expect.poll(webhooks).toEqual({ undelivered: 0, oldest: null, lastError: null });
  });

  test('events older than two days are removed, and undelivered ones of them stop none after them', async () => {
    const { $client } = shop.platform.services.database;
    await $client.query(
      `insert into webhook_event (id, topic, body, created_at, next_attempt_at, delivered_at)
       select gen_random_uuid(), 'products/update', '{"old":true}', now() - interval '49 hours', now() + interval '1 hour', delivered
       from unnest(array[null, now()]) delivered`,
    );
    listener.received.length = 0;
    await setStock(shop, PACHIRA, 31);
    await expect.poll(() => listener.received.length).toBe(2);
    expect(listener.received.map(({ raw }) => raw).join()).not.toContain('"old"');
    const { rows } = await $client.query(`select from webhook_event where body like '%"old"%'`);
    expect(rows).toEqual([]);
    await expect.poll(webhooks).toEqual({ undelivered: 0, oldest: null, lastError: null });
  });

  test('[CACHE-04] a deletion has only the id, the object is gone everywhere, carts included, and stays deleted', async () => {
    const { product } = (
      await shop.ask('{ product(handle: "asplenium") { id title variants(first: 1) { nodes { id } } } }')
    ).data;
    const [variant = { id: '' }] = product.variants.nodes;
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variant.id }] });
    listener.received.length = 0;
    const remove = (path: string, token = shop.adminToken) =>
      fetch(`${shop.url}/admin/${path}`, { method: 'DELETE', headers: { 'x-platform-admin-token': token } });
    expect((await remove('products/asplenium', 'wrong')).status).toBe(401);
    const answer = await remove('products/asplenium');
    expect([answer.status, await answer.json()]).toEqual([200, { deletedProductId: product.id }]);
    const collection = await remove('collections/herb');
    expect(collection.status).toBe(200);
    const { deletedCollectionId } = await collection.json();
    expect((await remove('products/asplenium')).status).toBe(404);
    expect((await remove('collections/herb')).status).toBe(404);
    await expect
      .poll(() => listener.received.map(({ topic, body }) => ({ topic, body })))
      .toEqual([
        { topic: 'products/delete', body: { id: Number(product.id.split('/').at(-1)) } },
        {
          topic: 'collections/delete',
          body: {
            id: Number(deletedCollectionId.split('/').at(-1)),
            published_scope: 'global',
            admin_graphql_api_id: deletedCollectionId,
          },
        },
      ]);
    const look = async () => {
      const { data } = await shop.ask(`{
        product(handle: "asplenium") { id } collection(handle: "herb") { id }
        node(id: "${variant.id}") { id }
        search(first: 250, query: "${product.title}", types: PRODUCT) { nodes { ... on Product { handle } } }
        collections(first: 250) { nodes { handle } }
        cart(id: "${cart.id}") { totalQuantity lines(first: 5) { nodes { id } } } }`);
      return {
        ...data,
        search: data.search.nodes.filter(({ handle }: { handle: string }) => handle === 'asplenium'),
        collections: data.collections.nodes.filter(({ handle }: { handle: string }) => handle === 'herb'),
      };
    };
    const gone = {
      product: null,
      collection: null,
      node: null,
      search: [],
      collections: [],
      cart: { totalQuantity: 0, lines: { nodes: [] } },
    };
    expect(await look()).toEqual(gone);
    const again = await startPlatform({ ...shop.platform.services.env, port: 0 });
    try {
      const { catalogue } = again.services;
      expect(catalogue.productByHandle('asplenium')).toBeUndefined();
      expect(catalogue.collectionByHandle('herb')).toBeUndefined();
      expect(catalogue.products).toHaveLength(270);
    } finally {
      await again.close();
    }
  });

  test('a back-office change and its webhooks are atomic', async () => {
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

  test('a read after a webhook returns the change', async () => {
    for (const available of [61, 62, 63, 64, 65]) {
      listener.received.length = 0;
      const changed = setStock(shop, PACHIRA, available);
      // The last event of the previous change may still be pending.
      await expect
        .poll(() => listener.received.map(({ body }) => body), { interval: 1 })
        .toContainEqual(expect.objectContaining({ available }));
      expect(await readStock(shop, PACHIRA)).toBe(available);
      await changed;
    }
  });

  test('a killed platform resumes delivery', async () => {
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
      await expect.poll(() => late.received.length).toBe(2);
      expect(late.received[1]).toMatchObject({ body: { available: 9 } });
    } finally {
      await second.kill();
      await late.close();
      await database.drop();
    }
  });

  test('[STORE-01] each has exactly the fields that the provider documents', async () => {
    listener.received.length = 0;
    const admin = (method: string, path: string, body?: object) =>
      fetch(`${shop.url}/admin/${path}`, {
        method,
        headers: { 'x-platform-admin-token': shop.adminToken },
        body: body === undefined ? null : JSON.stringify(body),
      });
    await setStock(shop, PACHIRA, 76);
    expect((await admin('PATCH', 'collections/succulent', { title: '多肉植物' })).status).toBe(200);
    expect(
      (await admin('PATCH', 'metaobjects/review/review-50246', { fields: { title: 'すてき' } })).status,
    ).toBe(200);
    expect((await admin('DELETE', 'products/pachira-nuri')).status).toBe(200);
    expect((await admin('DELETE', 'collections/gift')).status).toBe(200);
    const documented = PROVIDER_WEBHOOKS.map(({ topic, body }) => [topic, fieldsOf(JSON.parse(body))]);
    await expect
      .poll(() => Object.fromEntries(listener.received.map(({ topic, body }) => [topic, fieldsOf(body)])))
      .toEqual(Object.fromEntries(documented));
  });
});
