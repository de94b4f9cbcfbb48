import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { invalidationListener } from '../src/features/invalidation/server/invalidate';
import { receiveWebhook } from '../src/features/webhook/server/receive-webhook';
import { InvalidationListener } from '../src/foundation/cache/invalidation-listener';
import { tagClock } from '../src/foundation/cache/page-cache';
import { log } from '../src/foundation/process/log';
import { removeOldInvalidations } from '../src/foundation/store/cache-invalidation.repository';
import type { Store } from '../src/foundation/store/open-store';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { signedWebhook } from './support/signed-webhook';
import { untilAnswered } from './support/until-answered';

const STORE = Symbol.for('shop.store');

let shop: FormServicesUnderTest;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  vi.stubEnv('DATABASE_URL', shop.url);
  (globalThis as { [STORE]?: Store })[STORE] = shop.services.store;
  invalidationListener().start();
  await vi.waitFor(() => expect(invalidationListener().state.isConnected).toBe(true));
});
afterAll(async () => {
  await invalidationListener().stop();
  await shop.drop();
});

/** Another process of the shop on the same database. */
class OtherProcess {
  readonly heard: string[][] = [];
  lost = 0;
  readonly listener: InvalidationListener;

  constructor(clock = () => performance.now()) {
    const store = shop.open();
    this.listener = new InvalidationListener({
      connectionString: shop.url,
      pool: () => store.ready(),
      onInvalidated: (tags) => this.heard.push([...tags]),
      onLost: () => {
        this.lost += 1;
      },
      now: clock,
    });
  }

  async start(): Promise<this> {
    this.listener.start();
    await expect.poll(() => this.listener.state.readMsAgo).not.toBeNull();
    return this;
  }
}

const others: OtherProcess[] = [];
async function otherProcess(clock?: () => number): Promise<OtherProcess> {
  const other = new OtherProcess(clock);
  others.push(other);
  return other.start();
}
afterEach(async () => {
  await Promise.all(others.splice(0).map(({ listener }) => listener.stop()));
});

let number = 0;
function newHandle(): string {
  number += 1;
  return `plant-${number}`;
}

/** The number of a product. */
function idOf(handle: string): number {
  return (
    1 + [...handle].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 0)
  );
}

/** The number of its inventory item. */
function itemOf(handle: string): number {
  return 2_100_000_000_000 + idOf(handle);
}

/** The platform's product webhook; without a handle a new one. */
function product(handle = newHandle(), pieces = 5) {
  const id = idOf(handle);
  const variant = { id, inventory_item_id: itemOf(handle), price: '1280', inventory_quantity: pieces };
  return { id, handle, title: '苔玉', variants: [variant] };
}

function send(topic: string, body: unknown, id: string | null = crypto.randomUUID()): Promise<Response> {
  return receiveWebhook(signedWebhook(topic, body, { 'x-shopify-webhook-id': id }));
}

/** As the platform does: what is answered 503, on a busy machine, is sent again under its id. */
async function deliver(topic: string, body: unknown): Promise<void> {
  const id = crypto.randomUUID();
  expect((await untilAnswered(() => send(topic, body, id))).status).toBe(200);
}

async function logged(): Promise<number> {
  const { rows } = await (await shop.pool()).query(
    'select count(*)::integer as count from cache_invalidation',
  );
  return rows[0].count;
}

describe('[CACHE-01] a webhook', () => {
  test('invalidates in this process before its response, and in others soon after', async () => {
    const [one, two] = [await otherProcess(), await otherProcess()];
    const changed = product();
    const before = performance.timeOrigin + performance.now();
    expect((await send('products/update', changed)).status).toBe(200);
    expect(tagClock().firstAfter([`product:${changed.handle}`], before)).not.toBeNull();
    for (const { heard } of [one, two]) {
      await expect.poll(() => heard).toEqual([[`product:${changed.handle}`, 'lists']]);
    }
  });

  test('delivered twice takes effect once, in whichever process; one without an id takes effect each time', async () => {
    const changed = product();
    const before = await logged();
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('products/update', changed, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await logged()).toBe(before + 1);
    await send('inventory_levels/update', { inventory_item_id: itemOf(changed.handle) }, null);
    await send('inventory_levels/update', { inventory_item_id: itemOf(changed.handle) }, null);
    expect(await logged()).toBe(before + 3);
  });

  test('[RESTOCK-02] of stock triggers a check of its restock notices, also when redelivered', async () => {
    const queue = await shop.services.store.queue();
    const look = vi.spyOn(queue, 'queueRestockCheck');
    const id = crypto.randomUUID();
    await send('inventory_levels/update', { inventory_item_id: itemOf('moss') }, id);
    await send('inventory_levels/update', { inventory_item_id: itemOf('moss') }, id);
    await send('collections/update', { handle: 'herb' });
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
  });

  test('[CACHE-02] invalidates lists when their content changes, not with every sale', async () => {
    const other = await otherProcess();
    const { handle } = product();
    const name = `product:${handle}`;
    await send('products/update', product(handle, 5));
    await send('inventory_levels/update', { inventory_item_id: itemOf(handle), available: 4 });
    await send('products/update', product(handle, 4));
    await send('products/update', product(handle, 0));
    await send('products/update', product(handle, 0));
    await send('collections/update', { handle: 'herb' });
    await expect.poll(() => other.heard.flat()).toContain('collection:herb');
    const lists = other.heard.filter((tags) => tags.includes('lists'));
    expect(other.heard.flat().filter((tag) => tag === name).length).toBeGreaterThan(1);
    const { rows } = await (await shop.pool()).query<{ tags: string[] }>(
      'select tags from cache_invalidation where $1 = any(tags) order by id',
      [name],
    );
    expect(rows.map(({ tags }) => tags)).toEqual([[name, 'lists'], [name], [name], [name, 'lists'], [name]]);
    expect(lists.length).toBeGreaterThan(0);
  });
});

describe('[STORE-01] stock, where the platform names only the inventory item,', () => {
  const written = async () => {
    const { rows } = await (await shop.pool()).query<{ tags: string[] }>(
      'select tags from cache_invalidation order by id desc limit 1',
    );
    return rows[0]?.tags;
  };

  test('is mapped to the product whose webhook named the item, and to any product before', async () => {
    const plant = product();
    const stock = { inventory_item_id: itemOf(plant.handle), location_id: 1, available: 3 };
    await send('inventory_levels/update', stock);
    expect(await written()).toEqual(['products', 'lists']);
    await send('products/create', plant);
    await send('inventory_levels/update', stock);
    expect(await written()).toEqual([`product:${plant.handle}`]);
    await send('products/delete', { id: plant.id });
    await send('inventory_levels/update', stock);
    expect(await written()).toEqual(['products', 'lists']);
  });

  test('of a product with a new handle invalidates the old handle too', async () => {
    const plant = product();
    await send('products/update', plant);
    await send('products/update', { ...plant, handle: '苔玉-小' });
    expect(await written()).toEqual([
      `product:${encodeURIComponent('苔玉-小')}`,
      `product:${plant.handle}`,
      'lists',
    ]);
    await send('inventory_levels/update', { inventory_item_id: itemOf(plant.handle) });
    expect(await written()).toEqual([`product:${encodeURIComponent('苔玉-小')}`]);
  });

  test('a changed review invalidates every product, an article the editorial content', async () => {
    await send('metaobjects/update', { type: 'review', id: 'gid://shopify/Metaobject/1' });
    expect(await written()).toEqual(['content', 'products', 'lists']);
    await send('articles/create', { id: 1, handle: '苔の話' });
    expect(await written()).toEqual(['content']);
  });
});

describe('[CACHE-01] a process', () => {
  test('resumes the log after a disconnect, each entry once', async () => {
    const other = await otherProcess();
    const failures = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await shop.cut();
    await expect.poll(() => other.listener.state.isConnected).toBe(false);
    const missed = product();
    expect((await send('products/update', missed)).status).toBe(503);
    await shop.mend();
    expect((await send('products/update', missed)).status).toBe(200);
    await expect.poll(() => other.heard.flat()).toContain(`product:${missed.handle}`);
    expect(other.heard.flat().filter((tag) => tag === `product:${missed.handle}`)).toHaveLength(1);
    expect(other.lost).toBe(1);
    await expect.poll(() => invalidationListener().state.isConnected).toBe(true);
    failures.mockRestore();
  });

  test('invalidates everything on its first contact, after a day offline, and when the log is restored', async () => {
    let now = 0;
    const other = await otherProcess(() => now);
    expect(other.lost).toBe(1);
    now += 23 * 60 * 60 * 1_000;
    await other.listener.catchUp();
    expect(other.lost).toBe(1);
    now += 23 * 60 * 60 * 1_000 + 1;
    await other.listener.catchUp();
    expect(other.lost).toBe(2);
    await send('products/update', product());
    await other.listener.catchUp();
    await (await shop.pool()).query('truncate cache_invalidation restart identity');
    await other.listener.catchUp();
    expect(other.lost).toBe(3);
    await invalidationListener().catchUp();
  });

  test('misses none of many concurrent changes', async () => {
    const other = await otherProcess();
    const names = Array.from({ length: 200 }, () => product());
    await Promise.all(names.map((one) => deliver('products/update', one)));
    await expect
      .poll(() => new Set(other.heard.flat()))
      .toEqual(new Set([...names.map(({ handle }) => `product:${handle}`), 'lists']));
  });
});

describe('[CACHE-01] the invalidation log', () => {
  beforeEach(async () => {
    await send('products/update', product());
  });

  test('is retained for a day, and webhook ids for two', async () => {
    const pool = await shop.pool();
    const count = async (table: string) =>
      (await pool.query(`select count(*)::integer as count from ${table}`)).rows[0].count;
    const webhooks = await count('webhook_received');
    await pool.query(`update cache_invalidation set invalidated_at = now() - interval '23 hours'`);
    await pool.query(`update webhook_received set received_at = now() - interval '49 hours'`);
    await removeOldInvalidations(pool);
    expect(await logged()).toBeGreaterThan(0);
    expect(await count('webhook_received')).toBe(webhooks);
    await pool.query(`update cache_invalidation set invalidated_at = now() - interval '25 hours'`);
    await pool.query(`update webhook_received set received_at = now() - interval '51 hours'`);
    await removeOldInvalidations(pool);
    expect(await logged()).toBe(0);
    expect(await count('webhook_received')).toBe(0);
  });
});
