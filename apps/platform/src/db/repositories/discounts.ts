import { discountKey } from '@shop/rules/cart/discount';
import { emailKey as keyOf, parseEmail } from '@shop/rules/email';
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { DiscountBook } from '../../cart/price-cart.ts';
import type { Discount } from '../../discount/discount.ts';
import { discountTable, discountUseTable } from '../commerce-tables.ts';
import type { Executor, Transaction } from '../open.ts';

/** Key of a customer: the normalised e-mail, case-insensitive. */
export function emailKey(email: string): string {
  const parsed = parseEmail(email);
  return parsed.ok ? keyOf(parsed.value) : email.normalize('NFKC').trim().toLowerCase();
}

/** Known data of these codes, those used by this customer, and the automatic discounts; without an e-mail none counts as used. */
export async function readDiscountBook(
  executor: Executor,
  codes: readonly string[],
  email: string | null,
): Promise<DiscountBook> {
  const keys = codes.map(discountKey);
  const discounts = await executor
    .select()
    .from(discountTable)
    .where(or(discountTable.automatic, inArray(discountTable.codeKey, keys)))
    .orderBy(discountTable.codeKey);
  const used =
    email === null || keys.length === 0
      ? []
      : await executor
          .select({ codeKey: discountUseTable.codeKey })
          .from(discountUseTable)
          .where(
            and(inArray(discountUseTable.codeKey, keys), eq(discountUseTable.emailKey, emailKey(email))),
          );
  return {
    discounts: new Map(
      discounts.filter(({ automatic }) => !automatic).map((discount) => [discount.codeKey, discount]),
    ),
    automatic: discounts.filter(({ automatic }) => automatic),
    usedByCustomer: new Set(used.map((row) => row.codeKey)),
  };
}

/** The existing ones of these codes. */
export function findDiscounts(executor: Executor, codes: readonly string[]): Promise<Discount[]> {
  return executor
    .select()
    .from(discountTable)
    .where(inArray(discountTable.codeKey, codes.map(discountKey)));
}

/** The discount that an order names: by its code, or an automatic one by its title. */
export async function findDiscountByName(executor: Executor, name: string): Promise<Discount | undefined> {
  const [found] = await executor
    .select()
    .from(discountTable)
    .where(
      or(
        and(discountTable.automatic, eq(discountTable.title, name)),
        and(not(discountTable.automatic), eq(discountTable.codeKey, discountKey(name))),
      ),
    );
  return found;
}

/** Blocks other uses of these codes until the transaction ends, in a fixed lock order. */
export async function lockDiscounts(transaction: Transaction, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) {
    await transaction
      .select({ codeKey: discountTable.codeKey })
      .from(discountTable)
      .where(inArray(discountTable.codeKey, codes.map(discountKey)))
      .orderBy(discountTable.codeKey)
      .for('update');
  }
}

/** Records one use of a code for an order. */
export async function recordDiscountUse(
  transaction: Transaction,
  discount: Discount,
  use: { readonly email: string; readonly orderNumber: number; readonly usedAt: Date },
): Promise<void> {
  await transaction.insert(discountUseTable).values({
    codeKey: discount.codeKey,
    emailKey: emailKey(use.email),
    orderNumber: use.orderNumber,
    usedAt: use.usedAt,
  });
  await transaction
    .update(discountTable)
    .set({ usageCount: sql`${discountTable.usageCount} + 1` })
    .where(eq(discountTable.codeKey, discount.codeKey));
}

/** Inserts codes; existing ones stay unchanged. @returns the inserted codes */
export async function insertDiscounts(
  executor: Executor,
  discounts: readonly Discount[],
): Promise<Discount[]> {
  if (discounts.length === 0) return [];
  return executor
    .insert(discountTable)
    .values([...discounts])
    .onConflictDoNothing()
    .returning();
}

/** At most `limit` codes of the shop in alphabetical order, without automatic discounts. */
export function listDiscounts(executor: Executor, limit: number): Promise<Discount[]> {
  return executor
    .select()
    .from(discountTable)
    .where(eq(discountTable.automatic, false))
    .orderBy(discountTable.codeKey)
    .limit(limit);
}
