import type { EmailAddress } from '@shop/rules/email';
import type { Coupon } from '@shop/rules/mail-magazine/coupon';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { Pool, PoolClient } from 'pg';
import type { Locale } from '#foundation/i18n/locale.ts';
import { queueMail } from '#foundation/mail/outbox.ts';
import { log } from '#foundation/process/log.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';
import { consentHash, recordConsent } from './consent.repository';
import { HAS_ENDED, takeCouponCode } from './coupon-code.repository';

interface Registration {
  readonly address: EmailAddress;
  readonly language: Locale;
  /** Shared codes, assigned in rotation. */
  readonly coupons: readonly [Coupon, ...Coupon[]];
  /** Whether an individual code is assigned while available. */
  readonly usesCouponCodes: boolean;
}

/**
 * A repeated request within this many minutes sends no second mail: a form must not flood another person's mailbox. Who unsubscribed since,
 * by a link that only the mailbox has, gets one.
 */
const RESEND_MINUTES = 10;

/**
 * Registers an address for the mail magazine, assigns a coupon and queues the mail that repeats it: atomically, and once for
 * concurrent requests of the same address (API-06, MAIL-07). A registered address gets its coupon by mail again: a lost answer
 * costs nothing, and the requester learns nothing (MAIL-06).
 * @returns the coupon, or null if the address was already registered
 */
export function registerMember(
  pool: Pool,
  queue: JobQueue,
  { address, language, coupons, usesCouponCodes }: Registration,
): Promise<Coupon | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<MemberRow>(
      `insert into mail_magazine_member (address, address_key, language) values ($1, $2, $3)
       on conflict (address_key) where not is_alias do nothing
       returning id, link_id, confirm_id`,
      [address, mailboxKey(address), language],
    );
    const [member] = rows;
    if (member === undefined) {
      await sendCouponAgain(client, queue, { address, language });
      return null;
    }
    const shared = coupons[Number(BigInt(member.id) % BigInt(coupons.length))] ?? coupons[0];
    const own = usesCouponCodes ? await takeCouponCode(client) : null;
    if (usesCouponCodes && own === null) log.error(`no coupon code left: ${shared.code} was given`);
    const coupon = own ?? shared;
    await client.query('insert into coupon_handed_out (member_id, code, discount_rate) values ($1, $2, $3)', [
      member.id,
      coupon.code,
      coupon.discountRate,
    ]);
    await recordConsent(client, {
      subjectHash: consentHash(mailboxKey(address)),
      event: 'registered',
      source: 'footerForm',
    });
    await queueMail(client, queue, {
      recipient: address,
      language,
      facts: {
        kind: 'coupon',
        couponCode: coupon.code,
        discountRate: coupon.discountRate,
        linkId: member.link_id,
        confirmId: member.confirm_id,
        isRepeated: false,
      },
    });
    return coupon;
  });
}

interface MemberRow {
  id: string;
  link_id: string;
  confirm_id: string;
}

interface KnownMemberRow {
  address: EmailAddress;
  link_id: string;
  confirm_id: string;
  is_active: boolean;
  code: string;
  discount_rate: number;
  has_ended: boolean;
  unsubscribed_at: Date | null;
}

async function sendCouponAgain(
  client: PoolClient,
  queue: JobQueue,
  { address, language }: Pick<Registration, 'address' | 'language'>,
): Promise<void> {
  // The row lock serialises concurrent requests: one sees no mail yet, the others see it.
  const { rows } = await client.query<KnownMemberRow>(
    `select member.address, link_id, confirm_id, code, discount_rate, ${HAS_ENDED} as has_ended, unsubscribed_at,
            confirmed_at is not null and unsubscribed_at is null as is_active
     from mail_magazine_member member join coupon_handed_out on member_id = member.id
     where address_key = $1 and not is_alias for update of member`,
    [mailboxKey(address)],
  );
  const [member] = rows;
  if (member === undefined) return;
  const { rowCount } = await client.query(
    `select 1 from mail where kind = 'coupon' and recipient_key = $1
       and created_at > greatest(now() - make_interval(mins => $2), $3) limit 1`,
    [mailboxKey(address), RESEND_MINUTES, member.unsubscribed_at],
  );
  if (rowCount !== 0) return;
  await queueMail(client, queue, {
    recipient: member.address,
    language,
    facts: {
      kind: 'coupon',
      couponCode: member.code,
      discountRate: member.discount_rate,
      linkId: member.link_id,
      confirmId: member.is_active ? null : member.confirm_id,
      isRepeated: true,
      hasEnded: member.has_ended,
    },
  });
}
