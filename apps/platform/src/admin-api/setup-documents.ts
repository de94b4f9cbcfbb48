import { and, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Executor, Transaction } from '../db/open.ts';
import type { Services } from '../graphql/context.ts';
import { FIRST_ADDED } from '../seed/document-ids.ts';

/** Schemas of the documents stored beside the catalogue's own: definitions and webhook subscriptions. */
export const setupSchemas = {
  metafieldDefinition: z.object({
    ownerType: z.string(),
    namespace: z.string(),
    key: z.string(),
    storefront: z.string(),
  }),
  metaobjectDefinition: z.object({
    type: z.string(),
    storefront: z.string(),
    /** Types of its fields, by key. */
    fields: z.record(z.string(), z.string()).default({}),
  }),
  webhookSubscription: z.object({ topic: z.string(), callbackUrl: z.string() }),
} as const;

type SetupKind = keyof typeof setupSchemas;
type SetupData<K extends SetupKind> = z.output<(typeof setupSchemas)[K]>;

/** Created documents of a kind with their numbers, oldest first. */
export async function listSetup<K extends SetupKind>(
  { database }: Pick<Services, 'database'>,
  kind: K,
): Promise<(SetupData<K> & { readonly id: number })[]> {
  const rows = await database
    .select()
    .from(documentTable)
    .where(eq(documentTable.kind, kind))
    .orderBy(documentTable.id);
  return rows.map(({ id, data }) => ({ ...(setupSchemas[kind].parse(data) as SetupData<K>), id }));
}

/**
 * Writes a document under the next number of its kind and reloads the documents.
 * @param handle unique within the kind
 * @param announce writes its webhooks, in the same transaction
 * @returns its number, or null when the handle is taken
 */
export async function addDocument(
  { database, catalogue, now }: Services,
  kind: string,
  handle: string,
  data: (id: number) => object,
  announce?: (transaction: Transaction, id: number) => Promise<void>,
): Promise<number | null> {
  const id = await database.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ id: max(documentTable.id), position: max(documentTable.position) })
      .from(documentTable)
      .where(eq(documentTable.kind, kind));
    const next = Math.max(FIRST_ADDED, (last?.id ?? 0) + 1);
    const [written] = await transaction
      .insert(documentTable)
      .values({
        kind,
        id: next,
        handle,
        position: (last?.position ?? 0) + 1,
        data: data(next),
        updatedAt: now(),
      })
      .onConflictDoNothing({ target: [documentTable.kind, documentTable.handle] })
      .returning({ id: documentTable.id });
    if (written !== undefined) await announce?.(transaction, written.id);
    return written?.id ?? null;
  });
  await catalogue.refreshDocuments();
  return id;
}

/** Deletes a document that another replaces. */
export async function removeDocument(database: Executor, kind: string, handle: string): Promise<void> {
  await database
    .delete(documentTable)
    .where(and(eq(documentTable.kind, kind), eq(documentTable.handle, handle)));
}
