import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { postgresHome } from './postgres-home';
import { startEmbeddedPostgres } from './start-embedded-postgres';

const folder = mkdtempSync(join(tmpdir(), 'embedded postgres '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // A server that is killed ends it between two statements.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('the embedded PostgreSQL server', () => {
  test('waits for fsync, uses UTF-8, and keeps its data in a folder with a space in its name', async () => {
    const first = await startEmbeddedPostgres({ folder });
    const url = await first.ensureDatabase('shop');
    expect(await query(url, `select current_setting('fsync') as fsync, upper('é') as upper`)).toEqual([
      { fsync: 'on', upper: 'É' },
    ]);
    await query(url, `create table plant (name text); insert into plant values ('モンステラ')`);
    await first.stop();

    const second = await startEmbeddedPostgres({ folder });
    expect(await query(await second.ensureDatabase('shop'), 'select name from plant')).toEqual([
      { name: 'モンステラ' },
    ]);
    await second.stop();
  });

  test('restarts on the same port when it or its supervisor is killed', async () => {
    const log: string[] = [];
    const server = await startEmbeddedPostgres({ folder, onLog: (line) => log.push(line) });
    const url = await server.ensureDatabase('shop');
    for (const [file, said] of [
      ['data/postmaster.pid', 'PostgreSQL is back'],
      ['supervisor.pid', 'ending a server that an earlier run left behind'],
    ] as const) {
      kill(file);
      await expect.poll(() => log.join('\n')).toContain(said);
      await expect
        .poll(() => query(url, 'select name from plant').catch(() => []), { interval: 200 })
        .toEqual([{ name: 'モンステラ' }]);
    }
    await server.stop();
    expect(isRunning()).toBe(false);
  });

  test('goes on while its log cannot be written, as on a full disk', async () => {
    const log: string[] = [];
    rmSync(inHome('postgres.log'), { force: true });
    // Refuses every write as a full disk does.
    symlinkSync('/dev/full', inHome('postgres.log'));
    const server = await startEmbeddedPostgres({ folder, onLog: (line) => log.push(line) });
    const url = await server.ensureDatabase('shop');
    await expect(query(url, 'select 1 / 0')).rejects.toThrow('division by zero');
    await sleep(500);
    expect(await query(url, 'select name from plant')).toEqual([{ name: 'モンステラ' }]);
    expect(log.filter((line) => line.includes('starting again'))).toEqual([]);
    await server.stop();
    rmSync(inHome('postgres.log'));
  });

  test('waits for the last process of a killed server and then starts again, once', async () => {
    const log: string[] = [];
    const server = await startEmbeddedPostgres({ folder, onLog: (line) => log.push(line) });
    const url = await server.ensureDatabase('shop');
    const session = new pg.Client(url);
    session.on('error', () => undefined);
    await session.connect();
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    // It does not notice that its server is gone.
    process.kill(pid, 'SIGSTOP');
    kill('data/postmaster.pid');
    await sleep(4_500);
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(url, 'select name from plant').catch(() => []), { interval: 200 })
      .toEqual([{ name: 'モンステラ' }]);
    expect(
      log.filter((line) => line.includes('starting again') || line === 'restarting PostgreSQL'),
    ).toHaveLength(1);
    await server.stop();
  });

  test('leaves no orphan server when its supervisor is killed while stopping', async () => {
    const server = await startEmbeddedPostgres({ folder });
    kill('supervisor.pid');
    await server.stop();
    expect(isRunning()).toBe(false);
  });
});

const inHome = (file: string) => join(postgresHome(folder).folder, file);
const isRunning = () => existsSync(inHome('data/postmaster.pid'));

/** Kills the process whose id is in a file. */
function kill(file: string): void {
  process.kill(Number(readFileSync(inHome(file), 'utf8').split('\n')[0]), 'SIGKILL');
}
