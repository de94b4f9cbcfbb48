import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { IndexEntry, SearchDocument } from './search-document';

/** Identifies the page or product of an entry. */
interface EntryKey {
  readonly kind: SearchDocument['kind'];
  readonly handle: string;
}

/** An entry to write; null if its page or product no longer exists. */
export interface WrittenEntry extends EntryKey {
  readonly entry: IndexEntry | null;
}

/** A read entry, with the version from which reading continues. */
interface ReadEntry extends WrittenEntry {
  readonly version: number;
}

/** Rows per statement. */
const ROWS = 250;

/**
 * Serialises writing transactions: otherwise an entry with a smaller version could be committed after one with a greater version
 * was read.
 */
export async function lockSearchEntries(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('search_entry'))`);
}

/** Writes changed entries; returns their number. Requires `lockSearchEntries`. */
export async function writeSearchEntries(
  client: PoolClient,
  entries: readonly WrittenEntry[],
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < entries.length; from += ROWS) {
    const rows = entries.slice(from, from + ROWS);
    const texts = rows.map(({ entry }) => (entry === null ? null : JSON.stringify(entry)));
    const { rowCount } = await client.query(
      `insert into search_entry (kind, handle, entry, digest, version)
       select kind, handle, entry::jsonb, digest, nextval('search_version')
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as written (kind, handle, entry, digest)
       on conflict (kind, handle) do update
       set entry = excluded.entry, digest = excluded.digest, version = excluded.version
       where search_entry.digest <> excluded.digest`,
      [
        rows.map(({ kind }) => kind),
        rows.map(({ handle }) => handle),
        texts,
        rows.map(({ entry }) => digestOf(entry)),
      ],
    );
    changed += rowCount ?? 0;
  }
  return changed;
}

/** Entries written after a version, in version order. @param most maximum per read */
export async function readSearchEntries(pool: Pool, after: number, most: number): Promise<ReadEntry[]> {
  const { rows } = await pool.query<Omit<ReadEntry, 'version'> & { version: string }>(
    'select kind, handle, entry, version from search_entry where version > $1 order by version limit $2',
    [after, most],
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/** The newest version; 0 without an index. */
export async function lastSearchVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>(
    'select coalesce(max(version), 0) as version from search_entry',
  );
  return Number(rows[0]?.version);
}

/** The keys of all entries in the index. */
export async function searchEntryKeys(pool: Pool): Promise<EntryKey[]> {
  const { rows } = await pool.query<EntryKey>(
    'select kind, handle from search_entry where entry is not null',
  );
  return rows;
}

/** A product's best-seller rank, from 1; null if it did not exist when the ranking was read. */
export async function rankOfProduct(pool: Pool, handle: string): Promise<number | null> {
  const { rows } = await pool.query<{ rank: number | null }>(
    'select array_position(handles, $1) as rank from search_ranking',
    [handle],
  );
  return rows[0]?.rank ?? null;
}

/** Writes the best-seller order; returns whether it changed. Requires `lockSearchEntries`. */
export async function writeSearchRanking(client: PoolClient, handles: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into search_ranking (handles) values ($1)
     on conflict (is_current) do update set handles = excluded.handles, version = search_ranking.version + 1
     where search_ranking.handles <> excluded.handles`,
    [handles],
  );
  return rowCount === 1;
}

/** The best-seller order; null if that version is current, or there is none yet. */
export async function readSearchRanking(
  pool: Pool,
  known: number,
): Promise<{ readonly handles: readonly string[]; readonly version: number } | null> {
  const { rows } = await pool.query<{ handles: string[]; version: string }>(
    'select handles, version from search_ranking where version <> $1',
    [known],
  );
  const [row] = rows;
  return row === undefined ? null : { handles: row.handles, version: Number(row.version) };
}

/** Excludes the rank, which changes for many products at once and is stored separately. */
function digestOf(entry: IndexEntry | null): string {
  const text =
    entry === null ? '' : JSON.stringify(entry, (name, value) => (name === 'rank' ? undefined : value));
  return createHash('sha256').update(text).digest('base64url');
}
