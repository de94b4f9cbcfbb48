import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const fileIn = (dataDir: string) => join(dataDir, 'shop-database');

/** Writes down where the shop's database of this run is, for commands beside it; only the owner of the folder may read it. */
export function writeDatabaseNote(dataDir: string, url: string): void {
  writeFileSync(fileIn(dataDir), url, { mode: 0o600 });
}

/** The run is over. */
export function removeDatabaseNote(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The database of a shop that runs on this folder; undefined when none does: a note may have outlived a run that was killed. */
export async function readDatabaseNote(dataDir: string): Promise<string | undefined> {
  let url: string;
  try {
    url = readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    // No run has left one.
    return undefined;
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return url;
  } catch {
    // Nobody listens there any more.
    return undefined;
  } finally {
    await client.end();
  }
}
