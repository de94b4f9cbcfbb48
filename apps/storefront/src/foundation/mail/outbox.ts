import type { EmailAddress } from '@shop/rules/email';
import { LOCALES, type Locale } from '@shop/rules/language';
import { mailboxKey } from '@shop/rules/mailbox-key';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { JobQueue } from '#foundation/store/job-queue.ts';

/** The data of each kind of mail, as stored in the outbox. */
export const mailFactsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('coupon'),
    couponCode: z.string().min(1).max(64),
    discountRate: z.int().min(1).max(15),
    /** Of the member: identifies the links. */
    linkId: z.uuid(),
    /** Null for a confirmed member. */
    confirmId: z.uuid().nullable(),
    /** The registration existed before: nothing new is assigned. */
    isRepeated: z.boolean(),
    /** The code has expired: nothing is promised of it. @default false */
    hasEnded: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('restock'),
    /** Of the notice: identifies its link. */
    linkId: z.uuid(),
    handle: z.string().min(1).max(255),
    variantId: z.int().positive(),
    product: z.string().min(1),
    /** '' for a product without variants. */
    variant: z.string(),
    vendor: z.string(),
    /** Yen with tax. */
    price: z.int().nonnegative(),
    /** Pieces in stock when the mail was written. */
    quantity: z.int().positive(),
    imageUrl: z.string(),
  }),
  z.object({
    kind: z.literal('prize'),
    campaignId: z.string().min(1).max(64),
    linkId: z.uuid(),
  }),
]);

export type MailFacts = z.output<typeof mailFactsSchema>;

/** A mail that is promised but not written yet. */
export interface MailToQueue {
  readonly recipient: EmailAddress;
  readonly language: Locale;
  readonly facts: MailFacts;
  /** Earliest time of sending; immediately without it. */
  readonly sendAfter?: Date;
}

/** A mail of the outbox. */
export interface QueuedMail extends MailToQueue {
  readonly id: string;
  /** When it was due: at its creation, or at `sendAfter` if that is later. Its date. */
  readonly dueAt: Date;
  readonly sentAt: Date | null;
}

/**
 * Adds a mail to the outbox and its job to the queue, in the transaction that makes the promise (MAIL-07): atomically.
 * @returns its id, which is also the left part of its Message-ID
 */
export async function queueMail(
  client: PoolClient,
  queue: JobQueue,
  { recipient, language, facts, sendAfter }: MailToQueue,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into mail (kind, recipient, recipient_key, language, facts, send_after)
     values ($1, $2, $3, $4, $5, coalesce($6, now())) returning id`,
    [facts.kind, recipient, mailboxKey(recipient), language, JSON.stringify(facts), sendAfter ?? null],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the outbox returned no id');
  await queue.queueMail(client, id, sendAfter);
  return id;
}

interface MailRow {
  id: string;
  recipient: EmailAddress;
  language: string;
  facts: unknown;
  due_at: Date;
  sent_at: Date | null;
}

/**
 * Takes a mail for sending: its row is locked until the transaction ends, so that no other process sends it.
 * @returns null if it no longer exists, e.g. erased; `inHand` while another process holds it
 * @throws if its facts do not match its kind
 */
export async function takeMail(client: PoolClient, id: string): Promise<QueuedMail | 'inHand' | null> {
  const { rows } = await client.query<MailRow>(
    `select id, recipient, language, facts, greatest(created_at, send_after) as due_at, sent_at
     from mail where id = $1 for update skip locked`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) {
    const { rowCount } = await client.query('select 1 from mail where id = $1', [id]);
    return rowCount === 0 ? null : 'inHand';
  }
  return {
    id: row.id,
    recipient: row.recipient,
    language: LOCALES.find((locale) => locale === row.language) ?? 'ja',
    facts: mailFactsSchema.parse(row.facts),
    dueAt: row.due_at,
    sentAt: row.sent_at,
  };
}

/** Records that the mail server accepted the mail. */
export async function markSent(client: PoolClient, id: string): Promise<void> {
  await client.query('update mail set sent_at = now(), last_error = null, given_up_at = null where id = $1', [
    id,
  ]);
}

/** Records why it could not be sent. */
export async function recordFailure(
  client: PoolClient,
  id: string,
  { error, isGivenUp }: { readonly error: string; readonly isGivenUp: boolean },
): Promise<void> {
  await client.query(
    `update mail set last_error = $2, given_up_at = case when $3 then now() else given_up_at end
     where id = $1 and sent_at is null`,
    [id, error.slice(0, 500), isGivenUp],
  );
}
