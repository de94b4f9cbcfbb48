import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';

/**
 * Global set-up of the contract tests: one throw-away PostgreSQL server for the run, named to the workers by
 * CONTRACT_DATABASE_URL. Each test file makes a database of its own on it. A server given by that variable is used as it is.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.CONTRACT_DATABASE_URL) return async () => {};
  const server = await startEmbeddedPostgres({
    folder: mkdtempSync(join(tmpdir(), 'contract-')),
    durable: false,
    temporary: true,
    onLog: (line) => console.log(`database: ${line}`),
  });
  process.env.CONTRACT_DATABASE_URL = server.url;
  return () => server.stop();
}
