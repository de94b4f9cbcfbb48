import type { InferInsertModel } from 'drizzle-orm';
import { type DocumentData, type DocumentKind, documentSchemas } from '../catalogue/documents.ts';
import type { documentTable } from '../db/catalogue-tables.ts';

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
