import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type CartKey, isSameKey } from '../../cart/cart-id.ts';
import { toLanguage } from '../../checkout/words.ts';
import type { Order } from '../../order/order.ts';
import { cartTable, placedOrderLineTable, placedOrderTable } from '../commerce-tables.ts';
import type { Executor, Transaction } from '../open.ts';
import { emailKey } from './discounts.ts';

/**
 * Inserts an order with its lines.
 * @param customerId owner of the order; null for a guest
 * @returns its number
 */
export async function insertOrder(
  transaction: Transaction,
  cartToken: string,
  order: Omit<Order, 'number'>,
  customerId: number | null,
): Promise<number> {
  const { lines, ...head } = order;
  const [row] = await transaction
    .insert(placedOrderTable)
    .values({ ...head, cartToken, customerId, emailKey: emailKey(order.email) })
    .returning({ number: placedOrderTable.number });
  if (row === undefined) {
    throw new Error('The order could not be saved');
  }
  await transaction
    .insert(placedOrderLineTable)
    .values(lines.map((line, index) => ({ ...line, orderNumber: row.number, position: index + 1 })));
  return row.number;
}

/** The order of a cart; null if not ordered. */
export function findOrderOfCart(executor: Executor, cartToken: string): Promise<Order | null> {
  return findOne(executor, eq(placedOrderTable.cartToken, cartToken));
}

/** The order of its page's secret token. */
export function findOrderByToken(executor: Executor, token: string): Promise<Order | null> {
  return findOne(executor, eq(placedOrderTable.token, token));
}

/** The order of that number, if placed with that e-mail. */
export function findOrderByNumber(executor: Executor, number: number, email: string): Promise<Order | null> {
  return findOne(
    executor,
    and(eq(placedOrderTable.number, number), eq(placedOrderTable.emailKey, emailKey(email))),
  );
}

async function findOne(executor: Executor, condition: SQL | undefined): Promise<Order | null> {
  const [row] = await executor.select().from(placedOrderTable).where(condition);
  if (row === undefined) {
    return null;
  }
  const lines = await executor
    .select()
    .from(placedOrderLineTable)
    .where(eq(placedOrderLineTable.orderNumber, row.number))
    .orderBy(asc(placedOrderLineTable.position));
  return { ...row, language: toLanguage(row.language), lines };
}

/** The order of a completed cart, for the holder of its key: reload and "back" lead to it. */
export async function findCompletedOrder(executor: Executor, { token, key }: CartKey): Promise<Order | null> {
  const [cart] = await executor
    .select({ key: cartTable.key, completedAt: cartTable.completedAt })
    .from(cartTable)
    .where(eq(cartTable.token, token));
  return cart === undefined || cart.completedAt === null || !isSameKey(key, cart.key)
    ? null
    : findOrderOfCart(executor, token);
}
