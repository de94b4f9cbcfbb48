/**
 * A PostgreSQL server for one test that kills it: run with an IPC channel, it says its address and ends with its parent, however
 * that ends. A package's tests may not import what lies outside the package, so they start this as a process.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';

const server = await startEmbeddedPostgres({
  folder: mkdtempSync(join(tmpdir(), 'throwaway-')),
  durable: true,
  temporary: true,
});
process.on('disconnect', () => void server.stop().then(() => process.exit(0)));
if (process.connected === false) await server.stop();
process.send?.({ url: server.url });
