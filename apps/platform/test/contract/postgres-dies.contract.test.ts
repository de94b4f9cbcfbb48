import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MortalPostgres, mortalPostgres } from '../support/mortal-postgres.ts';
import { submit } from '../support/plain-browser.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platform-process.ts';
import { freePort } from '../support/platform-under-test.ts';
import { CONTACT, createCart, orderNumberOn, PACHIRA, readCart, walkToConfirm } from '../support/shopper.ts';

const SHOPPERS = 40;
const ADD = `mutation Add($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } userErrors { code } }
}`;

// Own server: it is killed while other tests run.
let postgres: MortalPostgres;
let platform: PlatformProcess;
const dataDir = mkdtempSync(join(tmpdir(), 'platform-'));

beforeAll(async () => {
  postgres = await mortalPostgres();
  platform = await startPlatformProcess({
    PLATFORM_PORT: String(await freePort()),
    PLATFORM_DATABASE_URL: postgres.url,
    PLATFORM_DATA_DIR: dataDir,
    WEBHOOK_URL: 'http://127.0.0.1:9/nobody-listens',
  });
});

afterAll(async () => {
  await platform.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Concurrent requests that each add a line to one of the carts. @returns the statuses, once all are answered */
async function storm(carts: readonly string[], disturb: () => Promise<void>): Promise<number[]> {
  const round = crypto.randomUUID();
  const adds = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const lines = [{ merchandiseId: PACHIRA, attributes: [{ key: round, value: String(shopper) }] }];
    const response = await fetch(`${platform.url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'localpublictoken0123456789abcdef',
      },
      body: JSON.stringify({ query: ADD, variables: { cartId: carts[shopper % carts.length], lines } }),
    });
    const answer = await response.json();
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    else expect(answer).toMatchObject({ data: { cartLinesAdd: { userErrors: [] } } });
    return response.status;
  });
  const [statuses] = await Promise.all([Promise.all(adds), disturb()]);
  return statuses;
}

/** Waits until the platform is available again. */
const wellAgain = () =>
  expect.poll(async () => (await fetch(`${platform.url}/healthz`)).status, { interval: 100 }).toBe(200);

const newCarts = () =>
  Promise.all(Array.from({ length: 8 }, async () => (await createCart(platform, {})).cart.id as string));

/** Number of lines the platform returns for carts. */
async function linesIn(carts: readonly string[]): Promise<number> {
  const read = await Promise.all(carts.map((id) => readCart(platform, id)));
  return read.reduce((sum, cart) => sum + cart.lines.nodes.length, 0);
}

/** Checks that successful changes exist, and that every other change is either absent or complete. */
async function expectTruth(carts: readonly string[], statuses: readonly number[]): Promise<void> {
  const done = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const lines = await linesIn(carts);
  expect(lines).toBeGreaterThanOrEqual(done);
  expect(lines).toBeLessThanOrEqual(statuses.length);
}

describe('[PLAT-01] PostgreSQL crashes during transactions', () => {
  test.each([1, 2, 3])(
    'its backends are terminated, round %i: 503, and the next request succeeds',
    async () => {
      const carts = await newCarts();
      const statuses = await storm(carts, () =>
        postgres.connected(async (client) => {
          for (let cut = 0; cut < 30; cut += 1) {
            await client.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = 'platform' and pid <> pg_backend_pid() and xact_start is not null`,
            );
            await sleep(2);
          }
        }),
      );
      await wellAgain();
      await expectTruth(carts, statuses);
      expect(await storm(carts, async () => undefined)).toEqual(Array(SHOPPERS).fill(200));
    },
  );

  test('a transaction waiting for a row lock is terminated', async () => {
    const carts = await newCarts();
    const statuses = await postgres.connected(async (client) => {
      // Before the requests: they could all be answered while the lock is asked for.
      await client.query('begin');
      await client.query('select 1 from cart for update');
      return storm(carts, async () => {
        const waiting = async () => {
          const { rows } = await client.query(
            `select pid from pg_stat_activity where datname = 'platform' and wait_event_type = 'Lock'`,
          );
          return rows.map(({ pid }) => pid as number);
        };
        await expect.poll(async () => (await waiting()).length).toBeGreaterThan(3);
        await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [
          await waiting(),
        ]);
        await client.query('rollback');
      });
    });
    expect(statuses).toContain(503);
    await wellAgain();
    await expectTruth(carts, statuses);
  });

  test.each([1, 2, 3])('the server is killed, round %i: 503 until it recovers', async () => {
    const carts = await newCarts();
    const statuses = await storm(carts, async () => {
      await sleep(30);
      await postgres.kill();
    });
    await wellAgain();
    await expectTruth(carts, statuses);
    expect(await storm(carts, async () => undefined)).toEqual(Array(SHOPPERS).fill(200));
  });
});

test('[OBS-04] an order that the database refuses is told as not confirmed, is logged without its buyer, and can be placed later', async () => {
  const { cart } = await createCart(platform, { lines: [{ merchandiseId: PACHIRA, quantity: 1 }] });
  const confirm = await walkToConfirm(cart.checkoutUrl);
  const rename = (from: string, to: string) =>
    postgres.connected((client) => client.query(`alter table ${from} rename to ${to}`));
  await rename('placed_order', 'out_of_reach');
  try {
    const refused = await submit(confirm, {}, 'place');
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('結果を確認できませんでした');
    expect(refused.text, 'a lost answer of a commit has the same page').not.toContain('請求されていません');
  } finally {
    await rename('out_of_reach', 'placed_order');
  }
  await expect.poll(() => platform.said()).toContain('relation "placed_order" does not exist');
  for (const personal of [CONTACT.email, CONTACT.lastName, CONTACT.address1, CONTACT.phone])
    expect(platform.said()).not.toContain(personal);
  expect(orderNumberOn(await submit(confirm, {}, 'place'))).toBeDefined();
});
