import { and, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Services } from '../graphql/context.ts';

/** Schemas of the documents stored beside the catalogue's own: definitions and webhook subscriptions. */
export const setupSchemas = {
  metafieldDefinition: z.object({
    ownerType: z.string(),
    namespace: z.string(),
    key: z.string(),
    storefront: z.string(),
  }),
  metaobjectDefinition: z.object({ type: z.string(), storefront: z.string() }),
  webhookSubscription: z.object({ topic: z.string(), callbackUrl: z.string() }),
} as const;

type SetupKind = keyof typeof setupSchemas;
type SetupData<K extends SetupKind> = z.output<(typeof setupSchemas)[K]>;

/** First number of objects created here; numbers of the fixtures are lower. */
const FIRST_ID = 900_000_000_000;

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
 * @returns its number, or null when the handle is taken
 */
export async function addDocument(
  { database, catalogue, now }: Services,
  kind: string,
  handle: string,
  data: (id: number) => object,
): Promise<number | null> {
  const id = await database.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ id: max(documentTable.id), position: max(documentTable.position) })
      .from(documentTable)
      .where(eq(documentTable.kind, kind));
    const next = Math.max(FIRST_ID, (last?.id ?? 0) + 1);
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
    return written?.id ?? null;
  });
  await catalogue.refreshDocuments();
  return id;
}

/** Deletes a document that another replaces. */
export async function removeDocument(
  { database }: Pick<Services, 'database'>,
  kind: string,
  handle: string,
): Promise<void> {
  await database
    .delete(documentTable)
    .where(and(eq(documentTable.kind, kind), eq(documentTable.handle, handle)));
}
