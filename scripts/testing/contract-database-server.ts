import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';

/**
 * Global set-up of the contract tests: one throw-away PostgreSQL server for the run, named to the workers by
 * CONTRACT_DATABASE_URL. Each test file makes a database of its own on it; CONTRACT_SEEDED_DATABASE names one that the first to need a
 * filled database fills, and the others copy. A server given by CONTRACT_DATABASE_URL is used as it is, and nothing is left there to be copied.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['CONTRACT_DATABASE_URL']) return async () => {};
  const server = await startEmbeddedPostgres({
    folder: mkdtempSync(join(tmpdir(), 'contract-')),
    durable: false,
    temporary: true,
    onLog: (line) => console.log(`database: ${line}`),
  });
  process.env['CONTRACT_DATABASE_URL'] = server.url;
  process.env['CONTRACT_SEEDED_DATABASE'] = 'contract_seeded';
  return () => server.stop();
}
