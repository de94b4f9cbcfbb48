import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { receiveRestockRequest } from '../src/features/restock-notice/server/receive-restock-request';
import { receiveVitals } from '../src/features/telemetry/server/receive-telemetry';
import { receiveWebhook } from '../src/features/webhook/server/receive-webhook';
import { log } from '../src/foundation/process/log';
import type { Store } from '../src/foundation/store/open-store';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { signedWebhook } from './support/signed-webhook';

const STORE = Symbol.for('shop.store');
/** Requests are counted separately, first. */
const COUNTED_APART = 'public.request_count';

let shop: FormServicesUnderTest;
let tables: string[];
beforeAll(async () => {
  shop = await formServicesUnderTest();
  vi.stubEnv('DATABASE_URL', shop.url);
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  (globalThis as { [STORE]?: Store })[STORE] = shop.services.store;
  await shop.services.store.queue();
  const pool = await shop.pool();
  // PostgreSQL's error when a file cannot grow.
  await pool.query(`create function disk_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await shop.drop();
});

/** Contents of all tables except one. */
async function contents(but: string | null): Promise<Record<string, unknown>> {
  const pool = await shop.pool();
  const read = async (table: string) => {
    const { rows } = await pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from ${table} t`,
    );
    return [table, rows[0]?.rows] as const;
  };
  return Object.fromEntries(await Promise.all(tables.filter((table) => table !== but).map(read)));
}

/** Runs work while a table cannot be written. */
async function whileFull<Value>(table: string, work: () => Promise<Value>): Promise<Value> {
  const pool = await shop.pool();
  await pool.query(
    `create trigger disk_full before insert or update on ${table} execute function disk_full()`,
  );
  try {
    return await work();
  } finally {
    await pool.query(`drop trigger disk_full on ${table}`);
  }
}

let number = 0;
const person = () => {
  number += 1;
  return `full-${number}@example.com`;
};
const nextClient = () => `198.51.100.${number % 250}`;

/** Stored webhook data. */
async function invalidations() {
  const all = await contents(null);
  const { 'public.cache_invalidation': cache_invalidation, 'public.webhook_received': webhook_received } =
    all;
  return { cache_invalidation, webhook_received };
}

async function restockJobs(): Promise<number> {
  const pool = await shop.pool();
  const { rows } = await pool.query(
    `select count(*)::integer as jobs from pgboss.job where name = 'check-restock'`,
  );
  return rows[0].jobs;
}

async function forgetRestockJobs(): Promise<void> {
  const pool = await shop.pool();
  await pool.query(`delete from pgboss.job where name = 'check-restock'`);
}

/** A webhook that may be sent repeatedly. */
function webhook(): () => Promise<Response> {
  number += 1;
  const body = { handle: `plant-${number}`, title: '苔玉', variants: [{ id: number, price: '1' }] };
  const id = crypto.randomUUID();
  return () => receiveWebhook(signedWebhook('products/update', body, { 'x-shopify-webhook-id': id }));
}

const telemetry = () => ({ ...shop.services, sample: 1, hasRoom: () => true });
const beacon = {
  page: 'product',
  device: 'mobile',
  connection: '4g',
  vitals: [
    { name: 'LCP', value: 1_000 },
    { name: 'CLS', value: 0 },
  ],
};

describe('[API-06] while the database disk is full', () => {
  test.each([
    [
      'a registration',
      () =>
        receiveRegistration(postFields({ mailAddress: person() }, { client: nextClient() }), shop.services),
      ['public.mail', 'pgboss.job', COUNTED_APART],
    ],
    [
      'a wish to hear of a restock',
      () =>
        receiveRestockRequest(
          postFields({ variant_id: 369, product_id: 9, mail_address: person() }, { client: nextClient() }),
          shop.services,
        ),
      ['public.restock_notice', COUNTED_APART],
    ],
    [
      'a webhook',
      () => webhook()(),
      ['public.cache_invalidation', 'public.webhook_received', 'public.product_listed'],
    ],
    [
      'what a browser measured',
      () => receiveVitals(postFields(beacon, { client: nextClient() }), telemetry()),
      ['public.web_vital', COUNTED_APART],
    ],
  ])(
    '%s is answered with a retry response, and nothing of it is written, wherever it fails',
    async (name, send, written) => {
      const refusedBy: string[] = [];
      // A webhook's job is created after it took effect, and for a repeated one (the next test).
      const inOneGo = tables.filter((table) => name !== 'a webhook' || !table.startsWith('pgboss.'));
      for (const table of inOneGo) {
        const before = await contents(COUNTED_APART);
        const answer = await whileFull(table, send);
        if (answer.ok) continue;
        refusedBy.push(table);
        expect([table, answer.status, answer.headers.get('retry-after')]).toEqual([table, 503, '15']);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(await contents(COUNTED_APART)).toEqual(before);
      }
      expect(refusedBy).toEqual(expect.arrayContaining(written));
      const before = await contents(COUNTED_APART);
      expect((await send()).ok).toBe(true);
      expect(await contents(COUNTED_APART)).not.toEqual(before);
    },
  );

  test('[RESTOCK-02] a webhook whose job cannot be written takes effect, and its redelivery writes the job', async () => {
    await forgetRestockJobs();
    const send = webhook();
    expect((await whileFull('pgboss.job', send)).status).toBe(503);
    const { cache_invalidation: log, webhook_received: ids } = await invalidations();
    expect(await restockJobs()).toBe(0);
    expect((await send()).status).toBe(200);
    expect(await restockJobs()).toBe(1);
    expect(await invalidations()).toEqual({ cache_invalidation: log, webhook_received: ids });
  });

  test('[API-06] a webhook is answered when none of its statements is under way', async () => {
    const pool = await shop.pool();
    await forgetRestockJobs();
    // One job is refused at once, the other takes its time.
    await pool.query(`create function one_slow_one_refused() returns trigger language plpgsql as $$ begin
      if new.name = 'index-search' then raise exception 'No space left on device' using errcode = '53100'; end if;
      perform pg_sleep(0.5);
      return new;
    end $$`);
    await pool.query(
      'create trigger one_slow_one_refused before insert on pgboss.job for each row execute function one_slow_one_refused()',
    );
    try {
      expect((await webhook()()).status).toBe(503);
      const before = await restockJobs();
      await sleep(1_000);
      expect(await restockJobs()).toBe(before);
    } finally {
      await pool.query('drop trigger one_slow_one_refused on pgboss.job');
    }
  });
});
