/**
 * A PostgreSQL server for one test that kills it. Run with an IPC channel, it sends its URL and ends with its parent in any case. A
 * package's tests may not import files outside of the package, so they start this as a process.
 *   --killed-often   its data outlives its supervisor, which ends after some restarts and is replaced
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/start-embedded-postgres';

const isKilledOften = process.argv.includes('--killed-often');
const folder = mkdtempSync(join(tmpdir(), 'throwaway-'));
const server = await startEmbeddedPostgres({ folder, durable: true, temporary: !isKilledOften });
const stop = async () => {
  await server.stop();
  if (isKilledOften) rmSync(folder, { recursive: true, force: true });
};
process.on('disconnect', () => void stop().then(() => process.exit(0)));
if (process.connected === false) await stop();
process.send?.({ url: server.url });
