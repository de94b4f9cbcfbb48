import { eq } from 'drizzle-orm';
import { type CartKey, isSameKey } from '../../cart/cart-id.ts';
import type { Order } from '../../order/order.ts';
import { cartTable } from '../commerce-tables.ts';
import type { Executor } from '../transaction.ts';
import { findOrderOfCart } from './orders.ts';

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
