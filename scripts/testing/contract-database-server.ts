import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';
import { bundlePlatform } from './bundle-platform';

/**
 * Global set-up of the contract tests: the platform's program, passed to the workers in CONTRACT_PLATFORM_FILE for those that start it as a
 * process, and one temporary PostgreSQL server for the run, in CONTRACT_DATABASE_URL. Each
 * test file creates its own database. CONTRACT_SEEDED_DATABASE names a template, which the first file that needs a filled database fills
 * and the others copy. A server given in CONTRACT_DATABASE_URL is used unchanged, without a template.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env['CONTRACT_PLATFORM_FILE'] = await bundlePlatform();
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
