import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type GiftCard, type GiftCardUse, hashOfCode } from '../../gift-card/gift-card.ts';
import { giftCardTable } from '../commerce-tables.ts';
import type { Executor, Transaction } from '../open.ts';

/** Inserts a card. @returns null when its code is taken */
export async function insertGiftCard(
  executor: Executor,
  card: Omit<GiftCard, 'id'>,
): Promise<GiftCard | null> {
  const [row] = await executor.insert(giftCardTable).values(card).onConflictDoNothing().returning();
  return row ?? null;
}

/** Changes the given fields of a card. @returns the changed card; null when it does not exist */
export async function updateGiftCard(
  executor: Executor,
  id: number,
  change: Partial<Pick<GiftCard, 'note' | 'expiresAt' | 'disabledAt'>>,
): Promise<GiftCard | null> {
  const [row] = await executor
    .update(giftCardTable)
    .set({ ...change, id })
    .where(eq(giftCardTable.id, id))
    .returning();
  return row ?? null;
}

/** The cards of codes, in their order; null for an unknown code. */
export async function findGiftCards(
  executor: Executor,
  codes: readonly string[],
): Promise<(GiftCard | null)[]> {
  if (codes.length === 0) return [];
  const hashes = codes.map(hashOfCode);
  const rows = await executor.select().from(giftCardTable).where(inArray(giftCardTable.codeHash, hashes));
  const byHash = new Map(rows.map((row) => [row.codeHash, row]));
  return hashes.map((hash) => byHash.get(hash) ?? null);
}

/** The cards of those numbers, in that order. */
export async function readGiftCards(executor: Executor, ids: readonly number[]): Promise<GiftCard[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(giftCardTable)
    .where(inArray(giftCardTable.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Blocks other orders paid with these cards until the transaction ends. */
export async function lockGiftCards(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .select({ id: giftCardTable.id })
    .from(giftCardTable)
    .where(inArray(giftCardTable.id, [...ids]))
    .orderBy(asc(giftCardTable.id))
    .for('update');
}

/** Deducts payments from the cards, which the caller has locked. */
export async function takeFromGiftCards(
  transaction: Transaction,
  uses: readonly GiftCardUse[],
): Promise<void> {
  for (const { id, amount } of uses) {
    await transaction
      .update(giftCardTable)
      .set({ balance: sql`${giftCardTable.balance} - ${amount}` })
      .where(eq(giftCardTable.id, id));
  }
}

/** At most `limit` cards, newest first. */
export function listGiftCards(executor: Executor, limit: number): Promise<GiftCard[]> {
  return executor.select().from(giftCardTable).orderBy(desc(giftCardTable.id)).limit(limit);
}
