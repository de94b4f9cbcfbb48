import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Cart, CartLine } from '../../cart/cart.ts';
import { type CartKey, isSameKey } from '../../cart/cart-id.ts';
import { inFamilies } from '../../cart/nested-lines.ts';
import { inventoryTable } from '../catalogue-tables.ts';
import { cartLineTable, cartTable } from '../commerce-tables.ts';
import type { Executor, Transaction } from '../open.ts';
import { sellable } from './inventory.ts';

/** Reads a cart; null with a wrong key, or when completed or expired. */
export async function findCart(executor: Executor, key: CartKey, now: Date): Promise<Cart | null> {
  const rows = await executor.select().from(cartTable).where(openCart(key.token));
  return liveCart(rows[0], key, now);
}

/** Like `findCart`, and blocks other changes of this cart until the transaction ends. */
export async function lockCart(transaction: Transaction, key: CartKey, now: Date): Promise<Cart | null> {
  const rows = await transaction.select().from(cartTable).where(openCart(key.token)).for('update');
  return liveCart(rows[0], key, now);
}

/** The lines in the order they were added, nested ones after their parent, with the currently committed stock. */
export async function listCartLines(executor: Executor, token: string): Promise<CartLine[]> {
  const rows = await executor
    .select({
      id: cartLineTable.id,
      position: cartLineTable.position,
      variantId: cartLineTable.variantId,
      quantity: cartLineTable.quantity,
      attributes: cartLineTable.attributes,
      attributesKey: cartLineTable.attributesKey,
      parentId: cartLineTable.parentId,
      available: inventoryTable.available,
      allowNegative: inventoryTable.allowNegative,
    })
    .from(cartLineTable)
    .leftJoin(inventoryTable, eq(inventoryTable.variantId, cartLineTable.variantId))
    .where(eq(cartLineTable.cartToken, token))
    .orderBy(asc(cartLineTable.position));
  const lines = rows.map(({ available, allowNegative, ...line }) => ({
    ...line,
    available: sellable(available, allowNegative),
  }));
  return inFamilies(lines);
}

/** Inserts a new cart without lines. */
export async function insertCart(transaction: Transaction, cart: Cart): Promise<void> {
  await transaction.insert(cartTable).values(cart);
}

/** Writes a cart except its secrets, creation time and lines. */
export async function updateCart(transaction: Transaction, cart: Cart): Promise<void> {
  const { token, key: _key, createdAt: _createdAt, ...changes } = cart;
  await transaction.update(cartTable).set(changes).where(eq(cartTable.token, token));
}

/** Adds, changes and removes lines so that `after` is stored; `before` is the stored state. */
export async function writeCartLines(
  transaction: Transaction,
  token: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Promise<void> {
  const retained = new Set(after.map((line) => line.id));
  const removed = before.filter((line) => !retained.has(line.id)).map((line) => line.id);
  if (removed.length > 0) {
    await transaction.delete(cartLineTable).where(inArray(cartLineTable.id, removed));
  }
  const stored = new Map(before.map((line) => [line.id, line]));
  const rows = after
    .filter((line) => stored.get(line.id) !== line)
    .map((line) => ({
      id: line.id,
      position: line.position,
      cartToken: token,
      variantId: line.variantId,
      quantity: line.quantity,
      attributes: line.attributes,
      attributesKey: line.attributesKey,
      parentId: line.parentId,
    }));
  if (rows.length > 0) {
    await transaction
      .insert(cartLineTable)
      .values(rows)
      .onConflictDoUpdate({
        target: cartLineTable.id,
        set: {
          variantId: sql`excluded.variant_id`,
          quantity: sql`excluded.quantity`,
          attributes: sql`excluded.attributes`,
          attributesKey: sql`excluded.attributes_key`,
          parentId: sql`excluded.parent_id`,
        },
      });
  }
}

/** Expires a cart at once, for tests. */
export async function expireCart(executor: Executor, token: string, now: Date): Promise<void> {
  await executor.update(cartTable).set({ expiresAt: now }).where(eq(cartTable.token, token));
}

/** Deletes carts that expired before `before`, including completed ones. @returns how many */
export async function removeExpiredCarts(executor: Executor, before: Date): Promise<number> {
  const removed = await executor.delete(cartTable).where(lt(cartTable.expiresAt, before));
  return removed.rowCount ?? 0;
}

function openCart(token: string) {
  return and(eq(cartTable.token, token), isNull(cartTable.completedAt));
}

function liveCart(row: typeof cartTable.$inferSelect | undefined, key: CartKey, now: Date): Cart | null {
  return row !== undefined && isSameKey(key.key, row.key) && now < row.expiresAt ? row : null;
}

/** Removes a customer from every open cart: a cart reveals its customer to its holder. */
export async function signOutOfCarts(executor: Executor, customerId: number): Promise<void> {
  await executor
    .update(cartTable)
    .set({ buyer: sql`${cartTable.buyer} - 'customerId'` })
    .where(
      and(isNull(cartTable.completedAt), eq(sql`${cartTable.buyer} ->> 'customerId'`, String(customerId))),
    );
}
