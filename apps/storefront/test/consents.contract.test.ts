import { parseEmail } from '@shop/rules/email';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetOldConsents } from '#features/mail-magazine/server/consent.repository.ts';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { consentHash } from '../src/features/mail-magazine/server/consent.repository';
import { eraseMember, exportMember } from '../src/features/mail-magazine/server/member-data';
import { startWorker } from '../src/worker/start-worker';
import {
  type FormServicesUnderTest,
  formServicesUnderTest,
  SHOP_URL,
} from './support/form-services-under-test';
import { postFields } from './support/post-fields';

let shop: FormServicesUnderTest;
beforeEach(async () => {
  shop = await formServicesUnderTest();
});
afterEach(() => shop.drop());

/** Three years. */
const RETENTION_DAYS = 1_095;

/** Writes records of this many days ago, oldest first. */
async function record(key: string, ...events: readonly (readonly [string, number])[]): Promise<void> {
  const pool = await shop.pool();
  for (const [event, daysAgo] of events) {
    await pool.query(
      `insert into mail_consent (subject_hash, event, source, wording, happened_at)
       values ($1, $2, 'command', 'words', now() - make_interval(days => $3))`,
      [consentHash(key), event, daysAgo],
    );
  }
}

/** Number of records by key. */
async function kept(...keys: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await (await shop.pool()).query('select subject_hash from mail_consent');
  return Object.fromEntries(
    keys.map((key) => [key, rows.filter(({ subject_hash }) => subject_hash === consentHash(key)).length]),
  );
}

test('[MAIL-06] consent records are deleted a set number of days after unsubscribing, and for addresses that are not members', async () => {
  await record('left@example.com', ['registered', 3_000], ['confirmed', 2_999], ['unsubscribed', 1_096]);
  await record('erased@example.com', ['registered', 3_000], ['unsubscribed', 2_000], ['erased', 1_096]);
  await record('recently@example.com', ['registered', 3_000], ['unsubscribed', 1_094]);
  await record('later-erased@example.com', ['unsubscribed', 2_000], ['erased', 10]);
  await record('back@example.com', ['confirmed', 3_000], ['unsubscribed', 2_000], ['resubscribed', 1_500]);
  await record('member@example.com', ['registered', 3_000], ['confirmed', 3_000]);
  await record('new@example.com', ['registered', 3_000]);
  expect(await forgetOldConsents(await shop.pool(), RETENTION_DAYS)).toBe(6);
  expect(
    await kept(
      'left@example.com',
      'erased@example.com',
      'recently@example.com',
      'later-erased@example.com',
      'back@example.com',
      'member@example.com',
      'new@example.com',
    ),
  ).toEqual({
    'left@example.com': 0,
    'erased@example.com': 0,
    'recently@example.com': 2,
    'later-erased@example.com': 2,
    'back@example.com': 3,
    'member@example.com': 2,
    'new@example.com': 1,
  });
  expect(await forgetOldConsents(await shop.pool(), RETENTION_DAYS)).toBe(0);
});

test('[MAIL-06] an erasure leaves only the consent record without the address, and the worker deletes it when due', async () => {
  const pool = await shop.pool();
  const answer = await receiveRegistration(postFields({ mailAddress: 'Hana@example.com' }), shop.services);
  expect(answer.status).toBe(200);
  const address = parseEmail('hana@example.com');
  if (!address.ok) throw new Error('that is an address');
  expect(await eraseMember(pool, address.value)).toBe(true);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query(`select 1 from ${name} as found where found::text ilike '%hana%'`);
    expect(rows, name).toEqual([]);
  }
  expect(await exportMember(pool, address.value)).toMatchObject({
    mailMagazine: [],
    mails: [],
    restockNotices: [],
    consents: [{ event: 'registered' }, { event: 'erased' }],
  });
  await pool.query(`update mail_consent set happened_at = happened_at - make_interval(days => $1)`, [
    RETENTION_DAYS + 1,
  ]);
  const worker = await startWorker({
    store: shop.open(),
    databaseUrl: shop.url,
    shopUrl: SHOP_URL,
    mailLinkSecret: 'a secret of the test',
    mail: { from: 'Shop <noreply@shop.example>', smtpUrl: null, perSecond: 1, folder: '' },
    readVariants: async () => [],
    consentRetentionDays: RETENTION_DAYS,
  });
  try {
    await expect.poll(() => kept('hana@example.com')).toEqual({ 'hana@example.com': 0 });
    const { rows } = await pool.query(`select cron from pgboss.schedule where name = 'forget-consents'`);
    expect(rows).toHaveLength(1);
  } finally {
    await worker.stop();
  }
});
