import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ContractDatabase, contractDatabase } from '../support/contract-database.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let database: ContractDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await contractDatabase();
  return () => database.drop();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the platform as the launcher does: a process of its own, with an IPC channel. */
function start(variables: Record<string, string>, cwd = process.cwd()) {
  const child = fork(MAIN, {
    cwd,
    execArgv: ['--import', TSX],
    env: { ...process.env, NODE_ENV: 'production', PLATFORM_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /^platform ready on (\S+)$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, ready, exited: once(child, 'exit').then(([code]) => code as number | null) };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[PLAT-01] says when it is ready and ends cleanly on %s',
  async (signal) => {
    const { child, ready, exited } = start({ PLATFORM_DATABASE_URL: database.url });
    const url = await ready;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await exited).toBe(0);
  },
);

test.each(['/', fileURLToPath(new URL('../../', import.meta.url))])(
  '[PLAT-01] has its pages wherever it is started: in %s',
  async (cwd) => {
    const { ready } = start({ PLATFORM_DATABASE_URL: database.url, PLATFORM_DATA_DIR: tmpdir() }, cwd);
    const response = await fetch(`${await ready}/account`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>');
  },
);

test('[PLAT-01] ends when the launcher goes away', async () => {
  const { child, ready, exited } = start({ PLATFORM_DATABASE_URL: database.url });
  await ready;
  child.disconnect();
  expect(await exited).toBe(0);
});

test('[PLAT-01] names what is wrong with its environment', async () => {
  const { ready, exited } = start({ PLATFORM_DATABASE_URL: '', PLATFORM_SCALE: '-1' });
  await expect(ready).rejects.toThrow(/PLATFORM_DATABASE_URL[\s\S]*PLATFORM_SCALE/);
  expect(await exited).toBe(1);
});

test('[PLAT-01] a taken port is a clear error', async () => {
  const first = start({ PLATFORM_DATABASE_URL: database.url });
  const { port } = new URL(await first.ready);
  const second = start({ PLATFORM_DATABASE_URL: database.url, PLATFORM_PORT: port });
  await expect(second.ready).rejects.toThrow(/EADDRINUSE/);
  expect(await second.exited).toBe(1);
});
