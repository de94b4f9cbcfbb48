import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const fileIn = (dataDir: string) => join(dataDir, 'shop-database');

/** Records the database URL of this run for other commands; only the folder's owner may read it. */
export function writeDatabaseNote(dataDir: string, url: string): void {
  writeFileSync(fileIn(dataDir), url, { mode: 0o600 });
}

/** Removes the record at the end of the run. */
export function removeDatabaseNote(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The database of a shop that runs on this folder; undefined if none does: a killed run may have left its record. */
export async function readDatabaseNote(dataDir: string): Promise<string | undefined> {
  let url: string;
  try {
    url = readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    // No record exists.
    return undefined;
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return url;
  } catch {
    // Nothing listens there.
    return undefined;
  } finally {
    await client.end();
  }
}
