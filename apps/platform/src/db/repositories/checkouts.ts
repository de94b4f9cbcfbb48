import { eq } from 'drizzle-orm';
import type { Contact } from '../../checkout/contact.ts';
import type { Payment } from '../../checkout/payment.ts';
import { checkoutTable } from '../commerce-tables.ts';
import type { Executor } from '../open.ts';

/** A shopper's progress in a cart's checkout. */
export interface CheckoutProgress {
  readonly contact: Contact | null;
  readonly payment: Payment | null;
}

/** The entered parts of a checkout; null for parts that are not entered yet. */
export async function findCheckout(executor: Executor, cartToken: string): Promise<CheckoutProgress> {
  const [row] = await executor.select().from(checkoutTable).where(eq(checkoutTable.cartToken, cartToken));
  return { contact: row?.contact ?? null, payment: row?.payment ?? null };
}

/** Stores the given parts; absent parts stay unchanged. */
export async function saveCheckout(
  executor: Executor,
  cartToken: string,
  progress: Partial<CheckoutProgress>,
  now: Date,
): Promise<void> {
  await executor
    .insert(checkoutTable)
    .values({ cartToken, updatedAt: now, ...progress })
    .onConflictDoUpdate({ target: checkoutTable.cartToken, set: { updatedAt: now, ...progress } });
}
