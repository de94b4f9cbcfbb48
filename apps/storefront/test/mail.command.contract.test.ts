import { createHash } from 'node:crypto';
import { CAMPAIGNS } from '@shop/brands/komoreno/campaigns';
import { jstDateAt } from '@shop/rules/jst-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { runCommand } from './support/run-command';

const CLOCK = new URL('../../../scripts/screens/shifted-clock.mjs', import.meta.url).href;

let shop: FormServicesUnderTest;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  for (let n = 1; n <= 15; n += 1) {
    const mailAddress = `member${n}@example.com`;
    const fields = postFields({ mailAddress }, { client: `198.51.100.${n}` });
    expect((await receiveRegistration(fields, shop.services)).status).toBe(200);
  }
  // Members 1 to 12 registered in the spring's campaign (in its last minute in Japan for member 12), 13 one minute too late; 14 has not
  // confirmed, 15 has unsubscribed.
  const pool = await shop.pool();
  await pool.query(
    `update mail_magazine_member set registered_at = '2026-03-31T14:59:59Z', confirmed_at = now()`,
  );
  await pool.query(
    `update mail_magazine_member set registered_at = '2026-03-31T15:00:00Z' where address like 'member13@%'`,
  );
  await pool.query(`update mail_magazine_member set confirmed_at = null where address like 'member14@%'`);
  await pool.query(`update mail_magazine_member set unsubscribed_at = now() where address like 'member15@%'`);
});
afterAll(() => shop.drop());

/** Runs a command of the shop on the test's database; coupon-codes.contract.test.ts starts one as npm does. */
const run = (name: string, ...args: string[]) => runIn({}, name, ...args);

/** As `run`, with more environment variables. */
const runIn = (env: Readonly<Record<string, string>>, name: string, ...args: string[]) =>
  runCommand(name, args, { DATABASE_URL: shop.url, ...env });

const winnersIn = (said: string) => [...said.matchAll(/^ {2}\d+\. (\S+)/gm)].map(([, address]) => address);
const count = async (sql: string) => {
  const { rows } = await (await shop.pool()).query<{ n: number }>(
    `select count(*)::integer as n from ${sql}`,
  );
  return rows[0]?.n;
};

test('[MAIL-05] winners are drawn once among confirmed members of the period, reproducibly by a seed', async () => {
  const dry = await run('draw', '--campaign', 'mm-2026-spring', '--seed', 'leaf');
  expect(dry.said).toContain('a dry run: nothing is recorded; seed leaf, 12 took part');
  expect(winnersIn(dry.said)).toHaveLength(10);
  expect(new Set(winnersIn(dry.said)).size).toBe(10);
  expect(winnersIn(dry.said).filter((address) => /member1[345]@/.test(address ?? ''))).toEqual([]);
  expect(await count('prize_draw')).toBe(0);
  const other = await run('draw', '--campaign', 'mm-2026-spring', '--seed', 'root');
  expect(winnersIn(other.said)).not.toEqual(winnersIn(dry.said));
  // The draw cannot be repeated for a chosen winner: the hash of its only seed was in the campaign before it ended.
  const chosen = await run('draw', '--campaign', 'mm-2026-spring', '--seed', 'root', '--write');
  expect([chosen.code, chosen.said]).toEqual([
    1,
    expect.stringContaining('the seed of mm-2026-spring is another'),
  ]);
  expect(await count('prize_draw')).toBe(0);

  const drawn = await run('draw', '--campaign', 'mm-2026-spring', '--seed', 'leaf', '--write');
  expect(drawn.said).toContain('drawn; seed leaf');
  expect(winnersIn(drawn.said)).toEqual(winnersIn(dry.said));
  const again = await run('draw', '--campaign', 'mm-2026-spring', '--seed', 'root', '--write');
  expect(again.said).toContain('was drawn before; seed leaf, 12 took part');
  expect(winnersIn(again.said)).toEqual(winnersIn(dry.said));
  expect(await count('prize_winner')).toBe(10);
  // Notified about two weeks after the end, in the morning.
  expect(await count(`mail where kind = 'prize' and send_after = '2026-04-14T01:00:00Z'`)).toBe(10);
  expect((await run('campaigns')).said).toMatch(/mm-2026-spring .* 10 of 12 {2}drawn with seed leaf/);
});

test('[MAIL-05] a seed is generated with the hash to publish, and revealed seeds match the published hashes', async () => {
  expect((await run('draw', '--new-seed', '--write')).code).toBe(1);
  const made = await run('draw', '--new-seed');
  const [, seed = '', hash = ''] = /^seed (\w+):.*\nseedHash (\w+):/.exec(made.said) ?? [];
  expect(hash).toBe(createHash('sha256').update(seed).digest('hex'));
  for (const { id, seed: told, seedHash, to } of CAMPAIGNS) {
    expect(seedHash, id).toMatch(/^[\da-f]{64}$/);
    if (told !== undefined) expect(createHash('sha256').update(told).digest('hex'), id).toBe(seedHash);
    // A seed disclosed during registration could be exploited.
    if (told !== undefined) expect(to < jstDateAt(Date.now()), id).toBe(true);
  }
});

test('[MAIL-05] a running campaign is not drawn, and an unknown one is named', async () => {
  const lastEvening = {
    NODE_OPTIONS: `--import=${CLOCK}`,
    CLOCK_SHIFT_MS: String(Date.parse('2026-12-31T23:50+09:00') - Date.now()),
  };
  const early = await runIn(lastEvening, 'draw', '--campaign', 'mm-2026-winter', '--write');
  expect([early.code, early.said]).toEqual([1, expect.stringContaining('goes on until 2026-12-31')]);
  const unknown = await run('draw', '--campaign', 'x');
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('mm-2026-spring')]);
});

test('[MAIL-06] an address is exported and erased; its consent record stays without it', async () => {
  const exported = JSON.parse((await run('member', 'export', 'member13@example.com')).said);
  expect(exported.mailMagazine).toMatchObject([
    { address: 'member13@example.com', coupon_code: expect.any(String) },
  ]);
  expect(exported.mails).toHaveLength(1);
  expect(exported.consents).toMatchObject([{ event: 'registered', source: 'footerForm' }]);
  expect((await run('member', 'erase', 'MEMBER13@example.com')).said).toContain('erased');
  const left = JSON.parse((await run('member', 'export', 'member13@example.com')).said);
  expect([left.mailMagazine, left.mails, left.restockNotices]).toEqual([[], [], []]);
  expect(left.consents.map(({ event }: { event: string }) => event)).toEqual(['registered', 'erased']);
  const kept = 'member14@example.com';
  for (const [args, reason] of [
    [['erase', 'nobody'], '“nobody” is no e-mail address'],
    [['erase', kept, 'member15@example.com'], 'one address at a time'],
  ] as const) {
    const refused = await run('member', ...args);
    expect([refused.code, refused.said], args.join()).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(await count(`mail_magazine_member where address = '${kept}'`)).toBe(1);
});

test('[MAIL-07] failed mails are listed and queued again', async () => {
  const pool = await shop.pool();
  await pool.query(
    `update mail set given_up_at = now(), last_error = 'mailbox full' where recipient = 'member1@example.com' and kind = 'coupon'`,
  );
  const jobs = `pgboss.job where name = 'send-mail' and state = 'created'`;
  const before = (await count(jobs)) ?? 0;
  expect((await run('mails')).said).toMatch(/coupon {2}member1@example\.com {2}given up {2}\(mailbox full\)/);
  expect((await run('mails', '--send-again')).said).toContain('1 mails are queued again');
  expect(await count(jobs)).toBe(before + 1);
});
