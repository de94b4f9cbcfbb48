import { insertDiscounts } from '../db/repositories/discounts.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Discount } from '../discount/discount.ts';
import { discountPayload } from '../webhooks/discount-payloads.ts';

/** Writes new discount codes and a webhook for each, in the caller's transaction. Existing codes are skipped, without a webhook. */
export async function createDiscounts(
  transaction: Transaction,
  discounts: readonly Discount[],
  now: Date,
): Promise<Discount[]> {
  const made = await insertDiscounts(transaction, discounts);
  const events = made.map((discount) => ({
    topic: 'discounts/create' as const,
    payload: discountPayload(discount, now),
  }));
  await insertWebhookEvents(transaction, events, now);
  return made;
}
