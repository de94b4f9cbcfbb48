import type { Database } from '../db/open.ts';
import { findCart, listCartLines } from '../db/repositories/carts.ts';
import { type CartKey, parseCartId } from './cart-id.ts';
import { type CartView, type Pricing, viewCart } from './cart-view.ts';

/** Reads a cart by its global id; null when id and key match none, or it is completed or expired. */
export async function readCart(database: Database, id: string, pricing: Pricing): Promise<CartView | null> {
  const key = parseCartId(id);
  return key === null ? null : readCartByKey(database, key, pricing);
}

/** Reads a cart by token and key. The read changes nothing; quantities are limited by the current stock. */
export async function readCartByKey(
  database: Database,
  key: CartKey,
  pricing: Pricing,
  email?: string | null,
): Promise<CartView | null> {
  const cart = await findCart(database, key, pricing.now);
  if (cart === null) {
    return null;
  }
  return viewCart(database, cart, await listCartLines(database, cart.token), pricing, email);
}
