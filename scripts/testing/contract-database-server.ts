import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';
import { bundlePlatform, bundleShopPrograms } from './bundle-programs';

/**
 * Global set-up of the contract tests: the platform's program and those of the shop, passed to the workers in CONTRACT_PLATFORM_FILE and
 * CONTRACT_PROGRAMS for those that start them as processes, and one temporary PostgreSQL server for the run, in CONTRACT_DATABASE_URL. Each
 * test file creates its own database. CONTRACT_SEEDED_DATABASE names a template, which the first file that needs a filled database fills
 * and the others copy. A server given in CONTRACT_DATABASE_URL is used unchanged, without a template.
 * @returns the tear-down
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env['CONTRACT_PLATFORM_FILE'] = await bundlePlatform();
  process.env['CONTRACT_PROGRAMS'] = await bundleShopPrograms();
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
