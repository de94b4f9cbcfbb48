import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/testing/throwaway-postgres.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A test's own PostgreSQL server. It restarts by itself after a kill. */
export interface MortalPostgres {
  /** Connection string of an empty database. */
  readonly url: string;
  /** Runs statements on a connection that may die. */
  readonly connected: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  /** kill -9 of the whole server. @returns when the next one accepts connections */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts one beside the server shared by all tests, which must not be killed. */
export async function mortalPostgres(): Promise<MortalPostgres> {
  const child = fork(SCRIPT, { execArgv: ['--import', TSX], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const told: unknown = await Promise.race([once(child, 'message').then(([message]) => message), ended]);
  const serverUrl = (told as { url?: string }).url;
  if (serverUrl === undefined) throw new Error('the server for this test did not start');
  const url = new URL(serverUrl);
  url.pathname = '/platform';

  const connectedTo = async <T>(address: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    return work(client).finally(() => client.end().catch(() => undefined));
  };
  await connectedTo(serverUrl, (client) => client.query('create database platform'));
  const connected: MortalPostgres['connected'] = (work) => connectedTo(url.href, work);
  return {
    url: url.href,
    connected,
    kill: async () => {
      const { rows } = await connected((client) => client.query('show data_directory'));
      const [pid] = readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n');
      const began = () =>
        connected((client) => client.query('select pg_postmaster_start_time()::text as at'));
      const before = (await began()).rows[0].at;
      process.kill(Number(pid), 'SIGKILL');
      // Sessions of the killed server answer for a while: the next one starts when all have ended.
      await expect
        .poll(async () => (await began().catch(() => undefined))?.rows[0].at ?? before)
        .not.toBe(before);
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
