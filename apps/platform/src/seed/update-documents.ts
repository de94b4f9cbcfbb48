import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { documentTable, seededDocumentTable } from '../db/catalogue-tables.ts';
import type { Transaction } from '../db/open.ts';
import { FIRST_ADDED } from './document-ids.ts';
import type { DocumentRow } from './document-row.ts';

/**
 * Brings what changed in the seed's files into the database (PLAT-05). What the back office added, changed or deleted stays so: a document
 * follows the files only while it is what they said before. In a database that an older version filled, all of them follow.
 * @returns whether the database had documents of the files before
 */
export async function updateDocuments(
  transaction: Transaction,
  documents: readonly DocumentRow[],
): Promise<boolean> {
  const said = byKey(await transaction.select().from(seededDocumentTable));
  // Kinds of which the files say nothing, such as redirects, are the back office's.
  const kinds = [...new Set([...documents, ...said.values()].map(({ kind }) => kind))];
  const stored = byKey(
    await transaction
      .select()
      .from(documentTable)
      .where(and(inArray(documentTable.kind, kinds), lt(documentTable.id, FIRST_ADDED))),
  );
  const asked = byKey(documents);
  const follows = (key: string) => {
    const before = said.get(key);
    return before === undefined || isSameContent(stored.get(key), before);
  };
  const changed = documents.filter((row) => !isDeepStrictEqual(said.get(keyOf(row)), row));
  const gone = [...new Map([...stored, ...said]).values()].filter((row) => !asked.has(keyOf(row)));
  const written = changed.filter(
    (row) => follows(keyOf(row)) && !isDeepStrictEqual(stored.get(keyOf(row)), row),
  );
  await removeRows(transaction, documentTable, [...written, ...gone.filter((row) => follows(keyOf(row)))]);
  // A handle that the back office has given stays its own.
  await insertRows(transaction, documentTable, written);
  await removeRows(transaction, seededDocumentTable, [...changed, ...gone]);
  await insertRows(transaction, seededDocumentTable, changed);
  return said.size > 0;
}

type Table = typeof documentTable | typeof seededDocumentTable;

async function removeRows(
  transaction: Transaction,
  table: Table,
  rows: readonly DocumentRow[],
): Promise<void> {
  for (const [kind, ids] of idsByKind(rows))
    await transaction.delete(table).where(and(eq(table.kind, kind), inArray(table.id, ids)));
}

async function insertRows(
  transaction: Transaction,
  table: Table,
  rows: readonly DocumentRow[],
): Promise<void> {
  if (rows.length > 0)
    await transaction
      .insert(table)
      .values([...rows])
      .onConflictDoNothing();
}

function idsByKind(rows: readonly DocumentRow[]): ReadonlyMap<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { kind, id } of rows) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return ids;
}

/** Whether a document is as the files said, whenever it was saved. */
function isSameContent(row: DocumentRow | undefined, other: DocumentRow): boolean {
  return row !== undefined && isDeepStrictEqual({ ...row, updatedAt: other.updatedAt }, other);
}

function byKey(rows: readonly DocumentRow[]): ReadonlyMap<string, DocumentRow> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ kind, id }: Pick<DocumentRow, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
