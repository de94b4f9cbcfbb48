import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCouponCodes, replenishCouponCodes } from '#features/mail-magazine/server/coupon-codes.ts';
import { receiveRegistration, receiveRegistrationForm } from '#features/mail-magazine/server/register.ts';
import { registrationResponseSchema } from '../src/features/mail-magazine/contract/mail-magazine';
import {
  type CodesToMake,
  readHandedOutCoupon,
} from '../src/features/mail-magazine/server/coupon-code.repository';
import { log } from '../src/foundation/process/log';
import { startWorker } from '../src/worker/start-worker';
import {
  type FormServicesUnderTest,
  formServicesUnderTest,
  SHOP_URL,
} from './support/form-services-under-test';
import { startMailServer } from './support/mail-server';
import { type PlatformUnderTest, platformUnderTest } from './support/platform-under-test';
import { postFields } from './support/post-fields';
import { runCommand, runNpmCommand } from './support/run-command';
import { untilAnswered } from './support/until-answered';

const SHARED = ['A15', 'B5'];

let shop: FormServicesUnderTest;
let clients = 0;
beforeEach(async () => {
  shop = await formServicesUnderTest();
});
afterEach(() => shop.drop());

/** With its own codes for each registration, as with COUPON_CODES=pool and platform. */
const ownCodes = () => ({ ...shop.services, usesCouponCodes: true, maxPerClient: 1_000 });

async function register(mailAddress: string, services = ownCodes()) {
  const client = `198.51.100.${(clients++ % 250) + 1}`;
  const answer = await untilAnswered(() =>
    receiveRegistration(postFields({ mailAddress }, { client }), services),
  );
  expect(answer.status).toBe(200);
  return registrationResponseSchema.parse(await answer.json());
}

/** Runs `npm run coupons` on the test's database. */
async function coupons(args: readonly string[], env: Record<string, string> = {}, run = runCommand) {
  const { code, said } = await run('coupons', args, { DATABASE_URL: shop.url, ...env });
  return code === 0 ? said : `failed: ${said}`;
}

const query = async (sql: string) => (await (await shop.pool()).query(sql)).rows;
/** The codes in an address's mails, oldest first. */
const codesMailedTo = async (address: string) =>
  (
    await query(
      `select facts ->> 'couponCode' as code from mail where recipient = '${address}' order by created_at`,
    )
  ).map(({ code }) => code);

describe('[MAIL-04] coupons of registrations, COUPON_CODES=shared', () => {
  test('are the shared ones, regardless of codes in the pool', async () => {
    await query(`insert into coupon_code (code, discount_rate, ready_at) values ('OWN-1', 15, now())`);
    const { couponCode } = await register('shared@example.com', shop.services);
    expect(SHARED).toContain(couponCode);
    expect(await query('select 1 from coupon_code where taken_at is not null')).toEqual([]);
  });
});

describe('[MAIL-04] coupons of registrations, COUPON_CODES=pool', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coupons-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are imported by command, assigned once each, with the shared one as fallback', async () => {
    const file = join(folder, 'codes.txt');
    await writeFile(file, 'OWN-1\nOWN-2:10 # of the spring\n');
    expect(await coupons(['--import', file], { COUPON_CODES: 'pool' }, runNpmCommand)).toContain(
      '2 codes added, 0 already existed',
    );
    const answers = [await register('one@example.com'), await register('two@example.com')];
    expect(answers).toEqual([
      { status: 'SUCCESS', couponCode: 'OWN-1', discountRate: 15 },
      { status: 'SUCCESS', couponCode: 'OWN-2', discountRate: 10 },
    ]);
    // An import does not restore used codes, in any case.
    await writeFile(file, 'own-1\nOWN-2:10\nOWN-3\n');
    const said = await coupons(['--import', file, '--ends', '2099-12-31'], { COUPON_CODES: 'pool' });
    expect(said).toContain('1 codes added, 2 already existed');
    expect(said).toContain('1 codes are left; COUPON_CODES=pool: they are used');
    expect(
      await query('select code, ends_at from coupon_code where ends_at is not null'),
      'whole, in Japan',
    ).toEqual([{ code: 'OWN-3', ends_at: new Date('2099-12-31T23:59:59+09:00') }]);
    expect((await register('three@example.com')).couponCode).toBe('OWN-3');
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(SHARED).toContain((await register('four@example.com')).couponCode);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no coupon code left'));
    logged.mockRestore();
  });

  test('malformed in the file are named, and none is imported', async () => {
    const file = join(folder, 'codes.txt');
    await writeFile(file, 'OWN-1\nOWN-2:20\n');
    expect(await coupons(['--import', file])).toContain('line 2 is no code, or takes too much off');
    expect(await coupons(['--import', file, '--ends', 'soon'])).toContain('failed');
    await writeFile(file, 'OWN-1\n');
    expect(await coupons(['--import', file, '--ends', '2020-01-01'])).toContain('is over');
    expect(await coupons(['--ends', '2099-01-01'])).toContain('--ends goes with --import');

    expect(await query('select 1 from coupon_code')).toEqual([]);
  });

  test('are reported as running low', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await query(
      `insert into coupon_code (code, discount_rate, ready_at) select 'LOW-' || n, 15, now() from generate_series(1, 3) n`,
    );
    const services = { pool: await shop.pool(), make: null, discountRate: 15, validDays: 365 };
    expect(await replenishCouponCodes({ ...services, low: 3 })).toBe(3);
    expect(logged).not.toHaveBeenCalled();
    expect(await replenishCouponCodes({ ...services, low: 4 })).toBe(3);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^3 coupon codes are left/));
    logged.mockRestore();
  });

  test('of a hundred concurrent registrations on two processes are a hundred; one address gets one, and the same one again', async () => {
    await query(
      `insert into coupon_code (code, discount_rate, ready_at) select 'MANY-' || n, 15, now() from generate_series(1, 120) n`,
    );
    const shops = [ownCodes(), { ...ownCodes(), store: shop.open() }];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => register(`many-${n}@example.com`, shops[n % 2])),
    );
    expect(new Set(answers.map(({ couponCode }) => couponCode)).size).toBe(100);
    const race = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register('race@example.com', shops[n % 2])),
    );
    const given = race.filter(({ status }) => status === 'SUCCESS');
    expect(given).toHaveLength(1);
    // The losers of the race used no other codes.
    expect(await query('select count(*)::integer as n from coupon_code where taken_at is not null')).toEqual([
      { n: 101 },
    ]);
    await query(`update mail set created_at = created_at - interval '11 minutes'`);
    expect((await register('race+again@example.com', shops[1])).status).toBe('DUPLICATED');
    const code = given[0]?.couponCode;
    expect(await codesMailedTo('race@example.com')).toEqual([code, code]);
  });

  test('are not promised any more once they have ended: neither in another mail nor on their page', async () => {
    await query(
      `insert into coupon_code (code, discount_rate, ready_at, ends_at) values ('OWN-1', 15, now(), now() + interval '1 year')`,
    );
    expect((await register('ends@example.com')).couponCode).toBe('OWN-1');
    const mailedAgain = async () => {
      await query(`update mail set created_at = created_at - interval '11 minutes'`);
      expect((await register('ends@example.com')).status).toBe('DUPLICATED');
      const [mail] = await query(
        `select facts -> 'hasEnded' as ended from mail order by created_at desc limit 1`,
      );
      return mail?.ended;
    };
    expect(await mailedAgain()).toBe(false);
    expect(await readHandedOutCoupon(await shop.pool(), 'OWN-1')).not.toBeNull();
    await query('update coupon_code set ends_at = now()');
    expect(await mailedAgain()).toBe(true);
    expect(await readHandedOutCoupon(await shop.pool(), 'OWN-1')).toBeNull();
  });

  test('return to the pool when the registration is rolled back', async () => {
    await query(`insert into coupon_code (code, discount_rate, ready_at) values ('OWN-1', 15, now())`);
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`,
    );
    await query('create trigger refuse before insert on mail for each row execute function refuse()');
    await expect(register('lost@example.com')).rejects.toThrow('away');
    await query('drop trigger refuse on mail');
    expect((await register('lost@example.com')).couponCode).toBe('OWN-1');
  });

  test('[MAIL-01] have a page without JavaScript once they are assigned, and not before', async () => {
    await query(`insert into coupon_code (code, discount_rate, ready_at) values ('OWN-1', 15, now())`);
    expect(await readHandedOutCoupon(await shop.pool(), 'OWN-1')).toBeNull();
    const fields = new URLSearchParams({ mailAddress: 'form@example.com', language: 'en' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await receiveRegistrationForm(postFields(fields, { headers }), ownCodes());
    expect(answer.headers.get('location')).toBe('/en/mail-magazine/coupon/OWN-1');
    expect(await readHandedOutCoupon(await shop.pool(), 'OWN-1')).toEqual({
      code: 'OWN-1',
      discountRate: 15,
    });
  });

  test('that expire soon are assigned to nobody', async () => {
    await query(
      `insert into coupon_code (code, discount_rate, ready_at, ends_at) values
         ('SOON', 15, now(), now() + interval '59 days'), ('LATER', 15, now(), now() + interval '61 days')`,
    );
    expect((await register('a@example.com')).couponCode).toBe('LATER');
  });
});

describe('[MAIL-04] coupons of registrations, COUPON_CODES=platform', () => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await platformUnderTest();
  });
  afterAll(() => platform.stop());

  const make = (codes: CodesToMake) =>
    makeCouponCodes({ platformUrl: platform.url, adminToken: platform.adminToken }, codes);
  const keep = async (more: Partial<Parameters<typeof replenishCouponCodes>[0]> = {}) =>
    replenishCouponCodes({
      pool: await shop.pool(),
      low: 3,
      discountRate: 15,
      validDays: 365,
      make,
      ...more,
    });

  test('are created there: each takes 15% off from 3,000 yen, and nothing off excluded products', async () => {
    expect(await keep()).toBe(6);
    const { couponCode, discountRate } = await register('made@example.com');
    expect([couponCode, discountRate]).toEqual([expect.stringMatching(/^MM15-\w{5}-\w{5}$/), 15]);
    const code = couponCode ?? '';
    // 1,280 yen each; 6,480 yen, which is excluded.
    expect(await platform.totalWith(code, 'pachira-mini', 3)).toEqual({ applies: true, total: 3_264 });
    expect(await platform.totalWith(code, 'pachira-mini', 2)).toEqual({ applies: false, total: 2_560 });
    expect(await platform.totalWith(code, 'altissima', 1)).toMatchObject({ applies: false });
    expect(await platform.totalWith('MM15-XXXXX-XXXXX', 'pachira-mini', 3)).toMatchObject({ applies: false });
  });

  test('are replenished when they run low, in many batches, by one of two workers', async () => {
    expect(await keep({ low: 300 })).toBe(600);
    expect(await keep({ low: 300 })).toBe(600);
    await query(
      `update coupon_code set taken_at = now() where code in (select code from coupon_code limit 301)`,
    );
    await Promise.all([keep({ low: 300 }), keep({ low: 300 })]);
    expect(await query('select count(*)::integer as n from coupon_code where taken_at is null')).toEqual([
      { n: 600 },
    ]);
  });

  test('are not assigned before the platform has them, and a worker that crashes in between creates no others', async () => {
    const asked: (readonly string[])[] = [];
    const dying = async (codes: CodesToMake) => {
      asked.push(codes.codes);
      await make(codes);
      throw new Error('the answer was lost');
    };
    await expect(keep({ make: dying })).rejects.toThrow('the answer was lost');
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(SHARED).toContain((await register('early@example.com')).couponCode);
    logged.mockRestore();
    const again = async (codes: CodesToMake) => {
      asked.push(codes.codes);
      await make(codes);
    };
    expect(await keep({ make: again })).toBe(6);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain((await register('then@example.com')).couponCode);
  });

  test('last for a while during a platform outage, and an invalid token is reported', async () => {
    await keep({ low: 1 });
    const away = (codes: CodesToMake) =>
      makeCouponCodes({ platformUrl: 'http://127.0.0.1:9', adminToken: platform.adminToken }, codes);
    await expect(keep({ make: away })).rejects.toThrow();
    expect((await register('meanwhile@example.com')).couponCode).toMatch(/^MM15-/);
    const wrong = (codes: CodesToMake) =>
      makeCouponCodes({ platformUrl: platform.url, adminToken: 'a wrong one' }, codes);
    await expect(keep({ make: wrong })).rejects.toThrow('the platform created no coupon codes: 401');
  });

  test('[MAIL-07] are stored by the worker, and the response, its mail and the repeated mail have the same code', async () => {
    const server = await startMailServer();
    const worker = await startWorker({
      store: shop.open(),
      databaseUrl: shop.url,
      shopUrl: SHOP_URL,
      mailLinkSecret: 'a secret of the test',
      mail: { from: 'Shop <noreply@shop.example>', smtpUrl: server.url, perSecond: 1000, folder: '' },
      readVariants: async () => [],
      consentRetentionDays: 1_095,
      maintenanceSeconds: 1,
      couponCodes: { low: 2, discountRate: 15, validDays: 365, make },
    });
    try {
      const free = 'select 1 from coupon_code where ready_at is not null';
      await expect.poll(async () => (await query(free)).length).toBe(4);
      const { couponCode } = await register('all@example.com');
      expect(couponCode).toMatch(/^MM15-/);
      expect((await server.mailTo('all@example.com')).text).toContain(couponCode);
      await query(`update mail set created_at = created_at - interval '11 minutes'`);
      // Its response was lost: a retry gets the same code by mail.
      expect(await register('ALL@example.com')).toMatchObject({ status: 'DUPLICATED', couponCode: null });
      expect((await server.mailTo('all@example.com', 2)).text).toContain(couponCode);
    } finally {
      await worker.stop();
      await server.close();
    }
  });
});
