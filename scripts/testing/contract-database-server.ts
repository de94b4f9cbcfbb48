import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';

/**
 * Global set-up of the contract tests: one temporary PostgreSQL server for the run, passed to the workers in CONTRACT_DATABASE_URL. Each
 * test file creates its own database. CONTRACT_SEEDED_DATABASE names a template, which the first file that needs a filled database fills
 * and the others copy. A server given in CONTRACT_DATABASE_URL is used unchanged, without a template.
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
