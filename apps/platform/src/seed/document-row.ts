import { isDeepStrictEqual } from 'node:util';
import { and, eq, type InferInsertModel, inArray, lt } from 'drizzle-orm';
import { type DocumentData, type DocumentKind, documentSchemas } from '../catalogue/documents.ts';
import { documentTable } from '../db/catalogue-tables.ts';
import type { Transaction } from '../db/transaction.ts';
import { FIRST_ADDED } from './document-ids.ts';

export type DocumentRow = InferInsertModel<typeof documentTable>;

interface Place {
  readonly id: number;
  /** unique within the kind */
  readonly handle: string;
  readonly position: number;
  readonly updatedAt: Date;
}

/** A document row; `data` is validated as on reading. */
export function documentRow<K extends DocumentKind>(
  kind: K,
  place: Place,
  data: DocumentData<K>,
): DocumentRow {
  return { kind, ...place, data: documentSchemas[kind].parse(data) };
}

/**
 * Syncs the database's documents with the fixtures: a database filled by an older version gets their current content; equal rows are not
 * written. Documents that the back office added stay.
 */
export async function updateDocuments(
  transaction: Transaction,
  documents: readonly DocumentRow[],
): Promise<void> {
  const requested = new Map(documents.map((row) => [keyOf(row), row]));
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const existing = await transaction
    .select()
    .from(documentTable)
    .where(and(inArray(documentTable.kind, kinds), lt(documentTable.id, FIRST_ADDED)));
  const retained = new Set(
    existing.filter((row) => isDeepStrictEqual(row, requested.get(keyOf(row)))).map((row) => keyOf(row)),
  );
  for (const kind of kinds) {
    const ids = existing.flatMap((row) => (row.kind !== kind || retained.has(keyOf(row)) ? [] : [row.id]));
    if (ids.length > 0) {
      await transaction
        .delete(documentTable)
        .where(and(eq(documentTable.kind, kind), inArray(documentTable.id, ids)));
    }
  }
  const missing = documents.filter((row) => !retained.has(keyOf(row)));
  // A handle that the back office has given stays its own.
  if (missing.length > 0) await transaction.insert(documentTable).values(missing).onConflictDoNothing();
}

function keyOf({ kind, id }: Pick<DocumentRow, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
