import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/testing/throwaway-postgres.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A proof's own PostgreSQL server with an empty database. It restarts by itself after a kill. */
export interface MortalPostgres {
  /** Connection string of the database. */
  readonly url: string;
  /** kill -9 of the whole server. @returns false when it has not recovered from the last kill */
  readonly kill: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Starts one beside the server shared by all contract tests, which must not be killed. It waits for the disk, as in production. */
export async function mortalPostgres(database: string): Promise<MortalPostgres> {
  const child = fork(SCRIPT, ['--killed-often'], {
    execArgv: ['--import', TSX],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const result: unknown = await Promise.race([once(child, 'message').then(([message]) => message), ended]);
  const serverUrl = (result as { url?: string }).url;
  if (serverUrl === undefined) throw new Error('the database server of the proof did not start');
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(database)}`);
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const lock = join(rows[0]?.data_directory ?? '', 'postmaster.pid');
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    kill: () => {
      try {
        const [pid] = readFileSync(lock, 'utf8').split('\n');
        return process.kill(Number(pid), 'SIGKILL');
      } catch (error) {
        // Its pid file is not written yet, or names the dead process.
        if (error instanceof Error && /ENOENT|ESRCH/.test(error.message)) return false;
        throw error;
      }
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
