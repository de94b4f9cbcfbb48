import { ok, type Result } from '../result';
import { clampPage, PAGE_SIZE, pageCount } from './pagination';

/** A chunk of an id-only traversal: at most 250 entries of the list. */
export interface ListChunk {
  readonly places: readonly { readonly cursor: string; readonly id: string }[];
  /** Null after the last chunk. */
  readonly nextCursor: string | null;
}

/** The result of a full list traversal: enough for page numbers over opaque cursors. */
export interface ListWalk {
  readonly total: number;
  /** The cursor before each page; null before the first. */
  readonly cursorsBefore: readonly (string | null)[];
}

/** Reads a list to its end, chunk by chunk; the first failure stops it. */
export async function walkList<Failure>(
  readChunk: (after: string | null) => Promise<Result<ListChunk, Failure>>,
): Promise<Result<ListWalk, Failure>> {
  const cursorsBefore: (string | null)[] = [null];
  let total = 0;
  let after: string | null = null;
  do {
    const chunk: Result<ListChunk, Failure> = await readChunk(after);
    if (!chunk.ok) {
      return chunk;
    }
    for (const { cursor } of chunk.value.places) {
      total++;
      if (total % PAGE_SIZE === 0) {
        cursorsBefore.push(cursor);
      }
    }
    after = chunk.value.nextCursor;
  } while (after !== null);
  return ok({ total, cursorsBefore: cursorsBefore.slice(0, pageCount(total)) });
}

/** The cursor before a page; a page beyond the last is clamped to it (LIST-02). */
export function cursorBefore(walk: ListWalk, page: number): string | null {
  return walk.cursorsBefore[clampPage(page, walk.cursorsBefore.length) - 1] ?? null;
}
