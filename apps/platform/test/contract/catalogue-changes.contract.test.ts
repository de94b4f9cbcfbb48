import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueChange } from '../../src/catalogue/changes.ts';
import type { Database } from '../../src/db/open.ts';
import { readEnv } from '../../src/env.ts';
import { startPlatform } from '../../src/start-platform.ts';
import { contractDatabase } from '../support/contract-database.ts';
import { type PlatformUnderTest, platformUnderTest } from '../support/platform-under-test.ts';

const VARIANT = 42319870264559;
const PACHIRA = `{ product(handle: "pachira-mini") { title updatedAt availableForSale totalInventory descriptionHtml
  variants(first: 1) { nodes { quantityAvailable price { amount } compareAtPrice { amount } } } } }`;

let shop: PlatformUnderTest;
const changes: CatalogueChange[] = [];
beforeAll(async () => {
  shop = await platformUnderTest();
  shop.platform.services.changes.listen((change) => changes.push(change));
});
afterAll(() => shop.stop());

/** Every document with the transaction that wrote it. */
async function versionsOf(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ row: string }>(
    sql`select kind || '/' || handle || ' ' || xmin as row from document order by kind, handle`,
  );
  return rows.map(({ row }) => row);
}

function patch(path: string, body: unknown, token = shop.adminToken): Promise<Response> {
  return fetch(`${shop.url}/admin/${path}`, {
    method: 'PATCH',
    headers: { 'x-platform-admin-token': token },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('[PLAT-01] the back office', () => {
  test('changes stock and prices for the next request, and confirms it', async () => {
    const { updatedAt } = (await shop.ask(PACHIRA)).data.product;
    changes.length = 0;
    const response = await patch(`variants/${VARIANT}`, { available: 3, price: 990, compareAtPrice: 1280 });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: `gid://shopify/ProductVariant/${VARIANT}`,
      available: 3,
      inventoryPolicy: 'DENY',
      price: 990,
      compareAtPrice: 1280,
    });
    const { product } = (await shop.ask(PACHIRA)).data;
    expect(product.variants.nodes[0]).toEqual({
      quantityAvailable: 3,
      price: { amount: '990.0' },
      compareAtPrice: { amount: '1280.0' },
    });
    expect(Date.parse(product.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    expect(changes).toEqual([{ kind: 'inventory', productIds: [7583412945071], variantIds: [VARIANT] }]);
  });

  test('[LIST-04] updates the filter counts of lists: prices, and availability', async () => {
    const facts = async () => {
      const { data } = await shop.ask(
        'query { collection(handle: "ornamentplants") { products(first: 1) { filters { id values { count input } } } } }',
      );
      const valuesOf = (id: string) =>
        data.collection.products.filters.find((filter) => filter.id === id)?.values ?? [];
      const [inStock, outOfStock] = valuesOf('filter.v.availability');
      return {
        highest: JSON.parse(String(valuesOf('filter.v.price')[0]?.input)).price.max,
        inStock: inStock?.count,
        outOfStock: Number(outOfStock?.count),
      };
    };
    const before = await facts();
    await patch(`variants/${VARIANT}`, { available: 0, price: 990_000 });
    const after = await facts();
    expect(after.highest).toBe(990_000);
    expect(after.outOfStock).toBe(before.outOfStock + 1);
    await patch(`variants/${VARIANT}`, { available: 3, price: 990 });
    expect(await facts()).toEqual(before);
  });

  test('changes texts of a product', async () => {
    const response = await patch('products/pachira-mini', {
      title: 'パキラ 新しい名前',
      titleEn: 'Money tree, renamed',
    });
    expect(response.status).toBe(200);
    expect((await shop.ask(PACHIRA)).data.product.title).toBe('パキラ 新しい名前');
    const { data } = await shop.ask(
      'query @inContext(language: EN) { product(handle: "pachira-mini") { title productType } products(first: 5, query: "renamed") { nodes { handle } } }',
    );
    expect(data).toEqual({
      product: { title: 'Money tree, renamed', productType: 'Ornamental plants' },
      products: { nodes: [{ handle: 'pachira-mini' }] },
    });
  });

  test.each([
    [`variants/${VARIANT}`, { available: -1 }, 422],
    [`variants/${VARIANT}`, { available: 1.5 }, 422],
    [`variants/${VARIANT}`, { price: '980' }, 422],
    [`variants/${VARIANT}`, {}, 422],
    [`variants/${VARIANT}`, { colour: 'red' }, 422],
    [`variants/${VARIANT}`, '{', 400],
    ['variants/1', { available: 1 }, 404],
    ['products/none', { title: 'x' }, 404],
    ['products/pachira-mini', { title: '' }, 422],
  ])('%s rejects %j with %i', async (path, body, status) => {
    expect((await patch(path, body)).status).toBe(status);
  });

  test('needs its own token', async () => {
    expect((await patch(`variants/${VARIANT}`, { available: 1 }, 'wrong')).status).toBe(401);
    expect((await patch(`variants/${VARIANT}`, { available: 1 }, shop.token)).status).toBe(401);
    expect((await shop.ask(PACHIRA)).data.product.variants.nodes[0]?.quantityAvailable).toBe(3);
  });
});

describe('[PLAT-01] the database', () => {
  test('keeps changes over a restart and is seeded once', async () => {
    await patch(`variants/${VARIANT}`, { available: 7 });
    const again = await startPlatform({ ...shop.platform.services.env, port: 0 });
    try {
      expect(again.services.catalogue.available(VARIANT)).toBe(7);
      expect(again.services.catalogue.products).toHaveLength(271);
      expect(again.services.catalogue.productByHandle('pachira-mini')?.title).toBe('パキラ 新しい名前');
    } finally {
      await again.close();
    }
  });

  test.each([
    [
      'that knows what the files said',
      sql`insert into seeded_document select * from document where kind <> 'redirect'`,
    ],
    ['that does not', sql`select 1`],
  ])(
    "[ROUTE-16] of an older version, %s, is updated with the fixtures' content, and only the difference",
    async (_way, record) => {
      const { env, database } = shop.platform.services;
      const unchanged = await versionsOf(database);
      await (await startPlatform({ ...env, port: 0 })).close();
      expect(await versionsOf(database)).toEqual(unchanged);

      await database.execute(sql`
      update document set data = jsonb_set(data, '{translations}', '{}') where kind = 'page' and handle = 'guarantee'`);
      await database.execute(sql`delete from document where kind = 'policy' and handle = 'legal-notice'`);
      await database.execute(sql`
      insert into document values ('page', 1, 'gone', 99, '{}', now()), ('redirect', 2, '/old', 1,
        '{"path": "/old", "target": "/", "createdAt": "2026-01-01T00:00:00Z"}', now())`);
      await database.execute(sql`delete from seeded_document`);
      await database.execute(record);
      const again = await startPlatform({ ...env, port: 0 });
      try {
        const { documents } = again.services.catalogue;
        expect(documents.byHandle('page', 'guarantee')?.translations['EN']?.['title']).toBe(
          'Plant guarantee',
        );
        expect(documents.byHandle('policy', 'legal-notice')?.translations['EN']?.['body']).toContain(
          'Komoreno Inc.',
        );
        expect(documents.byHandle('page', 'gone')).toBeUndefined();
        expect(documents.byHandle('redirect', '/old')?.target).toBe('/');
        const changed = (await versionsOf(database)).filter((row) => !unchanged.includes(row));
        expect(changed.map((row) => row.split(' ')[0])).toEqual([
          'page/guarantee',
          'policy/legal-notice',
          'redirect//old',
        ]);
      } finally {
        await again.close();
        await database.execute(sql`delete from document where kind = 'redirect'`);
      }
    },
  );

  test('[ROUTE-16] of an older version gets missing product fields, and keeps back-office edits', async () => {
    const { env, database } = shop.platform.services;
    const rows = async () =>
      (
        await database.execute<{ row: string }>(
          sql`select handle || ' ' || xmin as row from product union all select handle || ' ' || xmin from collection`,
        )
      ).rows.map(({ row }) => row);
    const unchanged = await rows();
    await (await startPlatform({ ...env, port: 0 })).close();
    expect(await rows()).toEqual(unchanged);

    await database.execute(sql`
      update product set translations = '{"EN": {"title": "Named by hand"}}', metafields = '[]' where handle = 'pachira-nuri'`);
    await database.execute(sql`update collection set translations = '{}' where handle = 'cactus'`);
    const again = await startPlatform({ ...env, port: 0 });
    try {
      const { catalogue } = again.services;
      const product = catalogue.productByHandle('pachira-nuri');
      expect(product?.translations['EN']).toMatchObject({
        title: 'Named by hand',
        productType: 'Ornamental plants',
      });
      expect(product?.metafields.map(({ key }) => key)).toContain('ar_model');
      expect(catalogue.collectionByHandle('cactus')?.translations['EN']?.['title']).toBe('Cacti');
      expect((await rows()).filter((row) => !unchanged.includes(row))).toHaveLength(2);
    } finally {
      await again.close();
    }
  });

  test('may be migrated by two processes at once', async () => {
    const database = await contractDatabase();
    const env = { ...readEnv({ PLATFORM_DATABASE_URL: database.url }), port: 0 };
    const both = await Promise.all([startPlatform(env), startPlatform(env)]);
    for (const { services, close } of both) {
      expect(services.catalogue.products).toHaveLength(271);
      await close();
    }
    await database.drop();
  });

  test('may be unavailable: writes report it, and recover afterwards', async () => {
    const database = await contractDatabase();
    const gate = await openGate(new URL(database.url));
    const env = readEnv({ PLATFORM_DATABASE_URL: gate.url, PLATFORM_PORT: '0' });
    const platform = await startPlatform(env);
    const url = `http://127.0.0.1:${platform.port}`;
    const change = () =>
      fetch(`${url}/admin/variants/${VARIANT}`, {
        method: 'PATCH',
        headers: { 'x-platform-admin-token': env.adminToken },
        body: JSON.stringify({ available: 5 }),
      });
    try {
      expect((await change()).status).toBe(200);
      await gate.close();
      expect((await change()).status).toBe(503);
      expect((await fetch(`${url}/healthz`)).status).toBe(503);
      const answer = await fetch(`${url}/api/2025-01/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': env.publicToken },
        body: JSON.stringify({ query: 'mutation { cartCreate { cart { id } } }' }),
      });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      });
      await gate.open();
      expect((await change()).status).toBe(200);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    } finally {
      await platform.close();
      await gate.close();
      await database.drop();
    }
  });
});

/** A proxy before the database that can be closed: connections break, new ones are refused. */
async function openGate(database: URL) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer((incoming) => {
        const outgoing = connect(Number(database.port), database.hostname);
        for (const socket of [incoming, outgoing]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy());
          socket.on('close', () => {
            incoming.destroy();
            outgoing.destroy();
          });
        }
        incoming.pipe(outgoing).pipe(incoming);
      }).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      if (server?.listening) server.close(() => resolve());
      else resolve();
    });
  await open();
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, open, close };
}
