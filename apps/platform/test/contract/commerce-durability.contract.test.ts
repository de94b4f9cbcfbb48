import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractDatabase, contractDatabase } from '../support/contract-database.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platform-process.ts';
import { freePort } from '../support/platform-under-test.ts';
import { CONTACT, createCart, mutate, readCart, setStock } from '../support/shopper.ts';

/** 200 concurrent shoppers: 100 add to carts, 100 buy. */
const ADDERS = 100;
const BUYERS = 100;
const STOCK = 60;
const A = 42319870264559;
const B = 42319870625007;
/** Nobody buys it: buyers who empty the stock reduce lines of A and B. */
const C = 42319870985455;
const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;

let database: ContractDatabase;
let client: Client;
let platform: PlatformProcess;
let env: Record<string, string>;
const dataDir = mkdtempSync(join(tmpdir(), 'platform-'));

beforeAll(async () => {
  database = await contractDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  env = {
    PLATFORM_PORT: String(await freePort()),
    PLATFORM_DATABASE_URL: database.url,
    PLATFORM_DATA_DIR: dataDir,
    WEBHOOK_URL: 'http://127.0.0.1:9/nobody-listens',
  };
  platform = await startPlatformProcess(env);
});

afterAll(async () => {
  await platform.kill();
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs until a response arrives or the platform is gone. @returns undefined without a response */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined);

/** The prepared final request of the checkout. */
interface Confirmation {
  readonly cartId: string;
  readonly url: string;
  readonly body: string;
}

const send = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function prepare(buyer: number): Promise<Confirmation> {
  const { cart } = await createCart(platform, {
    lines: [{ merchandiseId: gid(buyer % 2 ? A : B) }, { merchandiseId: gid(buyer % 2 ? B : A) }],
  });
  const step = (name: string) => cart.checkoutUrl.replace('?', `/${name}?`);
  await send(cart.checkoutUrl, { ...CONTACT, email: `buyer${buyer}@example.jp`, action: 'continue' });
  await send(step('payment'), { method: 'payPay', action: 'continue' });
  const page = await (await fetch(step('confirm'))).text();
  const [, fingerprint = ''] = /name="fingerprint" value="([^"]+)"/.exec(page) ?? [];
  return {
    cartId: cart.id,
    url: step('confirm'),
    body: String(new URLSearchParams({ fingerprint, action: 'place' })),
  };
}

/** Sends it. @returns the token of the order's page, null without an order */
async function press({ url, body }: Confirmation): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    redirect: 'manual',
  });
  await response.arrayBuffer();
  expect([303, 409]).toContain(response.status);
  return response.headers.get('location')?.split('/').at(-1) ?? null;
}

const numberOf = async (sql: string) => Number((await client.query(sql)).rows[0].n);

describe('every acknowledged write is stored, stock is never negative, no order is duplicated', () => {
  test('every answered write is there, stock is never negative, no order is double', async () => {
    await setStock(platform, gid(A), STOCK);
    await setStock(platform, gid(B), STOCK);
    await setStock(platform, gid(C), ADDERS);
    const carts = await Promise.all(
      Array.from({ length: 10 }, async () => (await createCart(platform, {})).cart.id as string),
    );
    // The buyers are on the last page before the load starts; it contains only the orders.
    const confirmations: Confirmation[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 10) {
      const ten = Array.from({ length: 10 }, (_, index) => prepare(buyer + index));
      confirmations.push(...(await Promise.all(ten)));
    }

    let answers = 0;
    const answered = new Map<string, number>();
    const adds = Array.from({ length: ADDERS }, async (_, index) => {
      const cartId = carts[index % carts.length] ?? '';
      const attributes = [{ key: 'n', value: String(index) }];
      const payload = await attempt(() =>
        mutate(platform, 'cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', {
          cartId,
          lines: [{ merchandiseId: gid(C), quantity: 1, attributes }],
        }),
      );
      const line = payload?.cart?.lines.nodes.find(
        (node: { attributes: { value: string }[] }) => node.attributes[0]?.value === String(index),
      );
      if (line !== undefined) {
        answers += 1;
        answered.set(line.id, line.quantity);
      }
    });
    const orders = new Set<string>();
    const buys = confirmations.map(async (confirmation) => {
      // Each clicks twice.
      const clicks = await Promise.all([0, 1].map(() => attempt(() => press(confirmation))));
      for (const order of clicks) {
        if (order) {
          answers += 1;
          orders.add(order);
        }
      }
    });
    let isOver = false;
    const storm = Promise.all([...adds, ...buys]).finally(() => {
      isOver = true;
    });
    while (answers < 60 && !isOver) {
      await sleep(5);
    }
    expect(answers, 'answers before the platform is killed').toBeGreaterThanOrEqual(60);
    await platform.kill();
    await storm;
    const unfinished = await numberOf('select count(*) as n from cart where completed_at is null');
    expect(unfinished).toBeGreaterThan(carts.length);

    platform = await startPlatformProcess(env);

    const lines = await client.query('select id, quantity from cart_line');
    const stored = new Map(lines.rows.map((row) => [row.id as string, row.quantity as number]));
    for (const [id, quantity] of answered) {
      expect(stored.get(id.split('/').at(-1)?.split('?')[0] ?? '')).toBe(quantity);
    }
    for (const id of carts) {
      expect(await readCart(platform, id)).not.toBeNull();
    }
    const kept = await client.query('select token from placed_order');
    const storedTokens = new Set(kept.rows.map((row) => row.token as string));
    for (const token of orders) {
      expect(storedTokens.has(token)).toBe(true);
    }

    const sumsAgree = async () => {
      expect(await numberOf('select count(*) as n from inventory where available < 0')).toBe(0);
      expect(await numberOf('select count(*) - count(distinct cart_token) as n from placed_order')).toBe(0);
      expect(
        await numberOf(`select count(*) as n from placed_order o
          where not exists (select 1 from cart c where c.token = o.cart_token and c.completed_at is not null)
          or not exists (select 1 from placed_order_line l where l.order_number = o.number)`),
      ).toBe(0);
      for (const variant of [A, B]) {
        expect(
          await numberOf(`select (select available from inventory where variant_id = ${variant})
            + (select coalesce(sum(quantity), 0) from placed_order_line where variant_id = ${variant}) as n`),
        ).toBe(STOCK);
      }
      const paid = 'select count(*) as n from placed_order';
      expect(await numberOf("select count(*) as n from webhook_event where topic = 'orders/create'")).toBe(
        await numberOf(paid),
      );
      expect(await numberOf('select count(*) as n from mail')).toBe(await numberOf(paid));
    };
    await sumsAgree();

    // Shoppers without a response retry: those whose order was committed get it, and nobody gets two.
    const retried = await Promise.all(confirmations.map(press));
    expect(new Set(retried.filter((token) => token !== null)).size).toBe(STOCK);
    expect(retried.filter((token) => token !== null)).toHaveLength(STOCK);
    expect(await numberOf(`select available as n from inventory where variant_id = ${A}`)).toBe(0);
    await sumsAgree();
    for (const [index, { cartId }] of confirmations.entries()) {
      expect((await readCart(platform, cartId)) === null).toBe(retried[index] !== null);
    }
    // Mails committed but not yet written are written after the restart.
    await expect.poll(() => numberOf('select count(*) as n from mail where written_at is null')).toBe(0);
  });

  test('SIGTERM completes running requests', async () => {
    const other = await startPlatformProcess({ ...env, PLATFORM_PORT: String(await freePort()) });
    const answers = Array.from({ length: 20 }, () =>
      createCart(other, { lines: [{ merchandiseId: gid(B) }] }),
    );
    await answers[0];
    const ended = other.end();
    const carts = (await Promise.all(answers.map((answer) => attempt(() => answer)))).filter(
      (answer) => answer !== undefined,
    );
    expect(await ended).toBe(0);
    for (const answer of carts) {
      expect(await readCart(platform, answer.cart.id)).not.toBeNull();
    }
  });
});
