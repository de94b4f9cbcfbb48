import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEmail } from '@shop/rules/email';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { applyLink } from '../src/features/mail/server/apply-link';
import { registrationResponseSchema } from '../src/features/mail-magazine/contract/mail-magazine';
import { consentHash } from '../src/features/mail-magazine/server/consent.repository';
import { drawWinners } from '../src/features/mail-magazine/server/draw-winners';
import { eraseMember, exportMember } from '../src/features/mail-magazine/server/member-data';
import { migrateStore } from '../src/foundation/store/migrate-store';
import {
  type FormServicesUnderTest,
  formServicesUnderTest,
  MIGRATIONS,
} from './support/form-services-under-test';
import { postFields } from './support/post-fields';

/** Registrations before alias merging; ids count from 1. */
const MEMBERS = [
  // One person with three aliases: the first has left, the second gets mails, the third never confirmed.
  { address: 'Yuki.Sato@gmail.com', state: 'left' },
  { address: 'yukisato@gmail.com', state: 'active' },
  { address: 'yuki.sato+plants@googlemail.com', state: 'new' },
  // Two, neither under the mailbox's own name.
  { address: 'hana+a@example.com', state: 'active' },
  { address: 'hana+b@example.com', state: 'active' },
  // One with an alias, one without; dots are significant at other providers.
  { address: 'ken+shop@example.com', state: 'active' },
  { address: 'mori.ta@example.com', state: 'active' },
  { address: 'morita@example.com', state: 'active' },
  { address: '"a+b"@example.com', state: 'new' },
] as const;

let shop: FormServicesUnderTest;
let pool: Pool;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  pool = new Pool({ connectionString: shop.url });
  // Its end does not wait for the server's: removing the database may cut a connection, and no other handler exists.
  pool.on('error', () => undefined);
  await migrateTo('0004');
  await fill();
  await migrateStore(pool, MIGRATIONS);
});
afterAll(async () => {
  await pool.end();
  await shop.drop();
});

/** Applies the migrations up to the one with this prefix, like a shop of that time. */
async function migrateTo(last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name.slice(0, last.length) <= last);
  for (const name of names) await cp(join(MIGRATIONS, name), join(folder, name));
  await migrateStore(pool, folder);
  await rm(folder, { recursive: true });
}

async function fill(): Promise<void> {
  for (const [at, { address, state }] of MEMBERS.entries()) {
    const key = address.toLowerCase();
    await pool.query(
      `with member as (
         insert into mail_magazine_member (address, address_key, language, registered_at, confirmed_at, unsubscribed_at)
         values ($1, $2, 'ja', '2026-03-01T00:00:00Z'::timestamptz + make_interval(days => $3),
                 case when $4 <> 'new' then now() end, case when $4 = 'left' then now() end) returning id)
       insert into coupon_handed_out (member_id, code, discount_rate) select id, $5, 15 from member`,
      [address, key, at, state, `CODE-${at + 1}`],
    );
    await pool.query(
      `insert into mail_consent (subject_hash, event, source, wording) values ($1, 'registered', 'footerForm', $2)`,
      [consentHash(key), `words-${at + 1}`],
    );
    await pool.query(
      `insert into mail (kind, recipient, language, facts) values ('coupon', $1, 'ja', '{}')`,
      [address],
    );
  }
  for (const [address, variantId, isNotified] of [
    ['hana+a@example.com', 1, false],
    ['hana+b@example.com', 1, false],
    ['hana@example.com', 2, true],
    ['hana+b@example.com', 2, false],
    ['ken+shop@example.com', 1, false],
  ] as const) {
    await pool.query(
      `insert into restock_notice (address, address_key, language, variant_id, product_id, notified_at)
       values ($1, $1, 'ja', $2, 9, case when $3 then now() end)`,
      [address, variantId, isNotified],
    );
  }
}

const addressOf = (text: string) => {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} is no address`);
  return parsed.value;
};
const rows = async (sql: string) => (await pool.query(sql)).rows;

describe('a database from before aliases were merged', () => {
  test('[MAIL-04] has one member per mailbox after migration: one who receives mails, else the first; nothing is lost', async () => {
    expect(
      await rows(
        `select address_key, array_agg(address order by is_alias, id) as addresses from mail_magazine_member
         group by address_key order by min(id)`,
      ),
    ).toEqual([
      {
        address_key: 'yukisato@gmail.com',
        addresses: ['yukisato@gmail.com', 'Yuki.Sato@gmail.com', 'yuki.sato+plants@googlemail.com'],
      },
      { address_key: 'hana@example.com', addresses: ['hana+a@example.com', 'hana+b@example.com'] },
      { address_key: 'ken@example.com', addresses: ['ken+shop@example.com'] },
      { address_key: 'mori.ta@example.com', addresses: ['mori.ta@example.com'] },
      { address_key: 'morita@example.com', addresses: ['morita@example.com'] },
      { address_key: '"a+b"@example.com', addresses: ['"a+b"@example.com'] },
    ]);
    expect(await rows('select count(*)::integer as n from mail_magazine_member where not is_alias')).toEqual([
      { n: 6 },
    ]);
    expect(await rows('select count(*)::integer as n from coupon_handed_out')).toEqual([
      { n: MEMBERS.length },
    ]);
    // The day of the first registration counts for a draw.
    expect(
      await rows(`select registered_at from mail_magazine_member where address = 'yukisato@gmail.com'`),
    ).toEqual([{ registered_at: new Date('2026-03-01T00:00:00Z') }]);
  });

  test("[MAIL-04] [MAIL-03] registering by any alias is DUPLICATED, and the member's own code is returned", async () => {
    for (const [at, mailAddress] of [
      'yuki.sato@gmail.com',
      'y.ukisato+x@gmail.com',
      'hana@example.com',
      'hana+c@example.com',
      'KEN@example.com',
    ].entries()) {
      await pool.query(`update mail set created_at = now() - interval '1 hour'`);
      const request = postFields({ mailAddress }, { client: `198.51.100.${at + 1}` });
      const answer = registrationResponseSchema.parse(
        await (await receiveRegistration(request, shop.services)).json(),
      );
      expect(answer.status, mailAddress).toBe('DUPLICATED');
    }
    expect(
      await rows(
        `select distinct recipient, facts ->> 'couponCode' as code from mail where facts ? 'couponCode' order by recipient`,
      ),
    ).toEqual([
      { recipient: 'hana+a@example.com', code: 'CODE-4' },
      { recipient: 'ken+shop@example.com', code: 'CODE-6' },
      { recipient: 'yukisato@gmail.com', code: 'CODE-2' },
    ]);
  });

  test('[RESTOCK-02] of two notices of one mailbox about one variant one stays pending', async () => {
    expect(
      await rows(
        `select address, variant_id::integer as variant from restock_notice
         where notified_at is null and stopped_at is null order by variant_id, address_key`,
      ),
    ).toEqual([
      { address: 'hana+a@example.com', variant: 1 },
      { address: 'ken+shop@example.com', variant: 1 },
      { address: 'hana+b@example.com', variant: 2 },
    ]);
    expect(await rows(`select distinct address_key from restock_notice order by 1`)).toEqual([
      { address_key: 'hana@example.com' },
      { address_key: 'ken@example.com' },
    ]);
  });

  test('[MAIL-05] a member has one chance in a draw', async () => {
    const campaign = {
      id: 'of-the-test',
      from: '2026-03-01',
      to: '2026-03-31',
      winners: 9,
    } as Parameters<typeof drawWinners>[2]['campaign'];
    const queue = await shop.services.store.queue();
    const draw = await drawWinners(pool, queue, { campaign, seed: 'leaf', isDry: true });
    expect([...draw.winners].sort()).toEqual([
      'hana+a@example.com',
      'ken+shop@example.com',
      'mori.ta@example.com',
      'morita@example.com',
      'yukisato@gmail.com',
    ]);
  });

  test("[MAIL-06] the link in an alias's mail unsubscribes the member, and an export and an erasure by any alias find everything", async () => {
    const [alias] = await rows(
      `select link_id from mail_magazine_member where address = 'hana+b@example.com'`,
    );
    await applyLink(pool, { purpose: 'unsubscribe', id: alias.link_id }, 'mailClient');
    expect(
      await rows(
        `select 1 from mail_magazine_member where address_key = 'hana@example.com' and unsubscribed_at is null`,
      ),
    ).toEqual([]);

    const exported = await exportMember(pool, addressOf('y.u.k.i.sato@gmail.com'));
    expect(exported['mailMagazine']?.map((row) => (row as { coupon_code: string }).coupon_code)).toEqual([
      'CODE-1',
      'CODE-2',
      'CODE-3',
    ]);
    expect(exported['consents']?.map((row) => (row as { wording: string }).wording)).toEqual([
      'words-1',
      'words-2',
      'words-3',
    ]);
    expect(await eraseMember(pool, addressOf('yukisato+z@gmail.com'))).toBe(true);
    expect(await rows(`select address from mail_magazine_member where address ilike 'yuki%'`)).toEqual([]);
    expect(await rows(`select recipient from mail where recipient ilike 'yuki%'`)).toEqual([]);
  });
});
