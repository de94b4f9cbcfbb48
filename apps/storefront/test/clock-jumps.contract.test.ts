import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { invalidationListener } from '../src/features/invalidation/server/invalidate';
import { receiveWebhook } from '../src/features/webhook/server/receive-webhook';
import { tagClock } from '../src/foundation/cache/page-cache';
import type { Store } from '../src/foundation/store/open-store';
import { secondsSinceHeartbeat } from '../src/foundation/store/worker-heartbeat.repository';
import { startWorker, type Worker } from '../src/worker/start-worker';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { signedWebhook } from './support/signed-webhook';

const STORE = Symbol.for('shop.store');
const DAY_MS = 24 * 60 * 60 * 1_000;

let shop: FormServicesUnderTest;
let worker: Worker;
let mails: string;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  vi.stubEnv('DATABASE_URL', shop.url);
  (globalThis as { [STORE]?: Store })[STORE] = shop.services.store;
  mails = await mkdtemp(join(tmpdir(), 'clock-'));
  worker = await startWorker({
    store: shop.open(),
    databaseUrl: shop.url,
    shopUrl: 'https://shop.example',
    mailLinkSecret: 'a secret of the test',
    mail: { from: 'noreply@shop.example', smtpUrl: null, perSecond: 1_000, folder: mails },
    readVariants: async () => [],
    consentRetentionDays: 1_095,
    maintenanceSeconds: 1,
  });
  invalidationListener().start();
  await vi.waitFor(() => expect(invalidationListener().state.isConnected).toBe(true));
});
afterAll(async () => {
  await worker.stop();
  await invalidationListener().stop();
  vi.unstubAllEnvs();
  await rm(mails, { recursive: true, force: true });
  await shop.drop();
});
afterEach(() => void vi.useRealTimers());

/** Sets this machine's clock, for shop and worker; the database's and monotonic clocks are unchanged. */
function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Number of mails sent to an address. */
async function mailsTo(address: string): Promise<number> {
  const texts = await Promise.all((await readdir(mails)).map((file) => readFile(join(mails, file), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${address}`)).length;
}

const register = (mailAddress: string, maxPerClient = 100) =>
  receiveRegistration(postFields({ mailAddress }, { client: `192.0.2.${maxPerClient}` }), {
    ...shop.services,
    maxPerClient,
  });

function webhook(handle: string, triggeredAt: Date, id = crypto.randomUUID()): Promise<Response> {
  const dated = { 'x-shopify-webhook-id': id, 'x-shopify-triggered-at': triggeredAt.toISOString() };
  return receiveWebhook(signedWebhook('products/update', { handle }, dated));
}

describe.each([
  ['three days ahead', 3 * DAY_MS],
  ['three days back', -3 * DAY_MS],
])('[FAULT-03] when the clock of storefront and worker jumps %s', (name, jump) => {
  const word = name.split(' ').at(-1);

  test('a mail is sent once', async () => {
    const address = `${word}@example.com`;
    setClock(jump);
    expect((await register(address)).status).toBe(200);
    const pool = await shop.pool();
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          'select sent_at is not null as sent from mail where recipient = $1',
          [address],
        );
        expect(rows).toEqual([{ sent: true }]);
      },
      { interval: 100 },
    );
    vi.useRealTimers();
    expect((await register(`${word}-after@example.com`)).status).toBe(200);
    await vi.waitFor(async () => expect(await mailsTo(`${word}-after@example.com`)).toBe(1), {
      interval: 100,
    });
    expect(await mailsTo(address)).toBe(1);
  });

  test('rate limits are unaffected', async () => {
    const most = word === 'ahead' ? 3 : 4;
    const statuses: number[] = [];
    for (let n = 0; n < most + 2; n += 1) {
      setClock(n % 2 === 0 ? jump : 0);
      const answer = await register(`${word}-limit-${n}@example.com`, most);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
      vi.useRealTimers();
    }
    expect(statuses).toEqual([...Array(most).fill(200), 429, 429]);
  });

  test('a webhook is rejected for its timestamp until the clock is right, and then takes effect', async () => {
    const triggeredAt = new Date();
    const id = crypto.randomUUID();
    const before = performance.timeOrigin + performance.now();
    setClock(jump);
    expect((await webhook(`${word}-plant`, triggeredAt, id)).status).toBe(400);
    expect(tagClock().firstAfter([`product:${word}-plant`], before)).toBeNull();
    vi.useRealTimers();
    expect((await webhook(`${word}-plant`, triggeredAt, id)).status).toBe(200);
    expect(tagClock().firstAfter([`product:${word}-plant`], before)).not.toBeNull();
  });

  test('staleness is measured by durations, not by the clock', async () => {
    const before = performance.timeOrigin + performance.now();
    setClock(jump);
    expect((await webhook(`${word}-moss`, new Date())).status).toBe(200);
    vi.useRealTimers();
    const at = tagClock().firstAfter([`product:${word}-moss`], before);
    expect(at).toBeLessThanOrEqual(performance.timeOrigin + performance.now());
  });

  test("the worker's heartbeat is valid", async () => {
    setClock(jump);
    const seconds = await secondsSinceHeartbeat(await shop.pool());
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(45);
  });
});
