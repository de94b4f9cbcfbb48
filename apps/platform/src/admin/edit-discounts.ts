import { discountKey } from '@shop/rules/cart/discount';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { globalId } from '../catalogue/global-id.ts';
import { discountTable, discountUseTable } from '../db/commerce-tables.ts';
import type { Transaction } from '../db/open.ts';
import { findDiscounts, insertDiscounts } from '../db/repositories/discounts.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import { type Discount, inactivityOf } from '../discount/discount.ts';
import type { Services } from '../graphql/context.ts';
import { moment } from './moment.ts';

/** Orders that may use a code: a whole number that the database stores; null for unlimited. */
export const usageLimit = z.number().int().min(1).max(1_000_000_000).nullable();

/** Changeable fields of a discount code; `value` is whole percent or whole yen, depending on the kind. */
export const discountPatch = z
  .strictObject({
    title: z.string().trim().min(1).max(255).optional(),
    value: z.number().int().min(0).max(100_000_000).optional(),
    minimumSubtotal: z.number().int().min(0).max(100_000_000).optional(),
    usageLimit: usageLimit.optional(),
    startsAt: moment.nullable().optional(),
    endsAt: moment.nullable().optional(),
    disabled: z.boolean().optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'nothing to change');

/**
 * Changes the terms of a discount code.
 * @returns the code with its terms; `refused` with the reason by field; null when the code does not exist
 */
export async function updateDiscount(
  { database, changes, now }: Services,
  code: string,
  { startsAt, endsAt, ...patch }: z.output<typeof discountPatch>,
): Promise<object | { readonly refused: Readonly<Record<string, string>> } | null> {
  const [found] = await findDiscounts(database, [code]);
  if (found === undefined) return null;
  const refused = refusedTerms(found, { startsAt, endsAt, ...patch });
  if (refused !== null) return { refused };
  const changed = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(discountTable)
      .set({
        ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
        ...(startsAt !== undefined && { startsAt: startsAt === null ? null : new Date(startsAt) }),
        ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
        // Ensures that at least one column is set when the patch is empty.
        codeKey: found.codeKey,
      })
      .where(eq(discountTable.codeKey, found.codeKey))
      .returning();
    if (row === undefined) return null;
    const payload = discountPayload(row, now());
    await insertWebhookEvents(transaction, [{ topic: 'discounts/update', payload }], now());
    return row;
  });
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return changed;
}

/** Largest value of a discount by its kind, where there is one. */
const MAX_VALUE = { percentage: 100, freeShipping: 0, fixed: Number.POSITIVE_INFINITY };

/** The terms of a patch that the discount cannot have, with the reason. */
function refusedTerms(
  { kind, automatic, startsAt, endsAt }: Discount,
  patch: z.output<typeof discountPatch>,
): Readonly<Record<string, string>> | null {
  if ((patch.value ?? 0) > MAX_VALUE[kind]) return { value: `must be at most ${MAX_VALUE[kind]}` };
  if (automatic && patch.usageLimit != null) return { usageLimit: 'must be null for an automatic discount' };
  const [start, end] = [
    patch.startsAt === undefined ? startsAt : patch.startsAt,
    patch.endsAt === undefined ? endsAt : patch.endsAt,
  ];
  const isInOrder = start === null || end === null || new Date(start) < new Date(end);
  return isInOrder ? null : { endsAt: 'must be after startsAt' };
}

/** Deletes a discount code and its uses; orders keep their amounts. @returns null when the code does not exist */
export async function deleteDiscount(
  { database, changes, now }: Services,
  code: string,
): Promise<object | null> {
  const codeKey = discountKey(code);
  const deleted = await database.transaction(async (transaction) => {
    await transaction.delete(discountUseTable).where(eq(discountUseTable.codeKey, codeKey));
    const [row] = await transaction
      .delete(discountTable)
      .where(eq(discountTable.codeKey, codeKey))
      .returning();
    if (row === undefined) return null;
    const payload = discountDeletionPayload(row, now());
    await insertWebhookEvents(transaction, [{ topic: 'discounts/delete', payload }], now());
    return { deletedCode: row.code };
  });
  changes.emit({ kind: 'content', productIds: [], variantIds: [] });
  return deleted;
}

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

/** Body of `discounts/create` and `discounts/update`. */
function discountPayload(discount: Discount, now: Date) {
  return {
    admin_graphql_api_id: globalId('DiscountCodeNode', discount.codeKey),
    title: discount.title,
    status: statusOf(discount, now),
    created_at: (discount.startsAt ?? now).toISOString(),
    updated_at: now.toISOString(),
  };
}

/** Body of `discounts/delete`. */
function discountDeletionPayload({ codeKey }: Pick<Discount, 'codeKey'>, now: Date) {
  return { admin_graphql_api_id: globalId('DiscountCodeNode', codeKey), deleted_at: now.toISOString() };
}

function statusOf(discount: Discount, now: Date): 'ACTIVE' | 'EXPIRED' | 'SCHEDULED' {
  const inactivity = inactivityOf(discount, now);
  if (inactivity === null) return 'ACTIVE';
  return inactivity === 'notStarted' ? 'SCHEDULED' : 'EXPIRED';
}
