import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHealth, type Health } from '@shop/page-server/health';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthProbes } from '../src/page-server/shop-health';
import { startWorker } from '../src/worker/start-worker';
import {
  type FormServicesUnderTest,
  formServicesUnderTest,
  MIGRATIONS,
} from './support/form-services-under-test';

let shop: FormServicesUnderTest;
let platform: Server;
let platformStatus = 200;
let platformCalls = 0;
/** The last path that the platform was asked for. */
let platformPath: string | undefined;

beforeAll(async () => {
  shop = await formServicesUnderTest();
  // Its tables are created beforehand: a report waits for its database no longer than a proxy for the report.
  await shop.open().ready();
  platform = createServer(({ url }, response) => {
    platformCalls += 1;
    platformPath = url;
    response.writeHead(platformStatus).end('{}');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  platform.close();
  await shop.drop();
});

/** Health report of a new process, without cached results. */
function health(platformApiVersion?: string): Health {
  const { port } = platform.address() as AddressInfo;
  return createHealth({
    isDraining: () => false,
    probes: healthProbes({
      store: shop.open(),
      databaseUrl: shop.url,
      migrations: MIGRATIONS,
      platformUrl: `http://127.0.0.1:${port}`,
      platformPublicToken: 'token',
      platformApiVersion,
    }),
  });
}

test('[OBS-02] the storefront is ready with its database, degraded without a worker or a platform', async () => {
  const before = await health().report();
  expect(before).toMatchObject({
    status: 'degraded',
    checks: {
      database: { ok: true },
      migrations: { ok: true },
      platform: { ok: true },
      worker: { ok: false, reason: 'none was ever heard of, or it has ended' },
    },
  });
  const worker = await startWorker({
    store: shop.open(),
    databaseUrl: shop.url,
    shopUrl: 'https://shop.example',
    mailLinkSecret: 'a secret of the test',
    mail: { from: 'noreply@shop.example', smtpUrl: null, perSecond: 1, folder: '/nowhere' },
    readVariants: async () => [],
    consentRetentionDays: 1_095,
  });
  expect((await health().report()).status).toBe('ready');
  const pool = await shop.pool();
  await worker.stop();
  expect((await pool.query('select 1 from worker_sign')).rowCount).toBe(0);
  // A crashed one: a running one signs again at any time.
  await pool.query(
    `insert into worker_sign (id, last_seen_at) values (gen_random_uuid(), now() - interval '70 minutes')`,
  );
  expect((await health().report()).checks['worker']).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^not heard of for 42\d\d s$/),
  });
  platformStatus = 500;
  expect((await health().report()).checks['platform']).toEqual({
    ok: false,
    needed: false,
    reason: 'answers with status 500',
  });
  platformStatus = 200;
});

test.each([
  [undefined, '2025-01'],
  ['2026-04', '2026-04'],
])('[STORE-06] with PLATFORM_API_VERSION %s the platform is asked for version %s', async (set, version) => {
  await health(set).report();
  expect(platformPath).toBe(`/api/${version}/graphql.json`);
});

test('[OBS-02] without its database it is not ready, and is ready again after recovery', async () => {
  const one = health();
  expect((await one.report()).checks['database']).toMatchObject({ ok: true });
  await shop.cut();
  await expect
    .poll(async () => (await one.report()).checks['database'])
    .toMatchObject({ ok: false, needed: true });
  expect((await one.report()).status).toBe('unready');
  await shop.mend();
  await expect.poll(async () => (await one.report()).checks['database']?.ok).toBe(true);
});

test('[OBS-02] a pending migration is named, one unknown to this build is not', async () => {
  const pool = await shop.pool();
  const one = health();
  await one.report();
  await pool.query(`insert into shop_migration (name) values ('9999-newer.sql')`);
  await pool.query(`delete from shop_migration where name = '0010-seen-from-outside.sql'`);
  // Its own store had applied the existing migrations at the first request.
  await expect
    .poll(async () => (await one.report()).checks['migrations'])
    .toEqual({ ok: false, needed: true, reason: 'not applied: 0010-seen-from-outside.sql' });
  await pool.query(`insert into shop_migration (name) values ('0010-seen-from-outside.sql')`);
});

test('[OBS-02] concurrent health checks send one platform request', async () => {
  platformCalls = 0;
  const one = health();
  await Promise.all(Array.from({ length: 200 }, () => one.report()));
  expect(platformCalls).toBe(1);
});
