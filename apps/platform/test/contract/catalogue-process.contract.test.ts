import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ContractDatabase, contractDatabase } from '../support/contract-database.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
/** As compiled by the run's set-up, for tests that need not load the sources. A start takes a third of the processor time. */
const COMPILED = process.env['CONTRACT_PLATFORM_FILE'] ?? MAIN;

let database: ContractDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await contractDatabase();
  return () => database.drop();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the platform like the launcher: as its own process with an IPC channel. */
function start(
  variables: Record<string, string>,
  program = COMPILED,
  cwd = process.cwd(),
  execArgv: readonly string[] = [],
) {
  const child = fork(program, {
    cwd,
    execArgv: [...(program === MAIN ? ['--import', TSX] : []), ...execArgv],
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

test('[PLAT-01] started from its sources in any folder it logs readiness, serves its pages, and exits cleanly on SIGTERM', async () => {
  const variables = { PLATFORM_DATABASE_URL: database.url, PLATFORM_DATA_DIR: tmpdir() };
  const { child, ready, exited } = start(variables, MAIN, '/');
  await expectPages(await ready);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

async function expectPages(url: string): Promise<void> {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const response = await fetch(`${url}/account`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>');
}

test('[PLAT-01] a signal that comes with its ready line, SIGINT, ends it cleanly', async () => {
  // Sent by the process itself, before anything after the line runs.
  const signal = `const { log } = console;
    console.log = (line) => { log(line); if (/^platform ready/.test(line)) process.kill(process.pid, 'SIGINT'); };`;
  const variables = { PLATFORM_DATABASE_URL: database.url, PLATFORM_DATA_DIR: tmpdir() };
  const { ready, exited } = start(variables, COMPILED, process.cwd(), [
    '--import',
    `data:text/javascript,${encodeURIComponent(signal)}`,
  ]);
  await ready;
  expect(await exited).toBe(0);
});

test('[PLAT-01] names what is invalid in its environment', async () => {
  const { ready, exited } = start({ PLATFORM_DATABASE_URL: '', PLATFORM_SCALE: '-1' });
  await expect(ready).rejects.toThrow(/PLATFORM_DATABASE_URL[\s\S]*PLATFORM_SCALE/);
  expect(await exited).toBe(1);
});

test('[PLAT-01] a port in use is a clear error; the running process stays, and exits when the launcher exits', async () => {
  const first = start({ PLATFORM_DATABASE_URL: database.url }, COMPILED, FOLDER);
  const url = await first.ready;
  await expectPages(url);
  const second = start({ PLATFORM_DATABASE_URL: database.url, PLATFORM_PORT: new URL(url).port });
  await expect(second.ready).rejects.toThrow(/EADDRINUSE/);
  expect(await second.exited).toBe(1);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  first.child.disconnect();
  expect(await first.exited).toBe(0);
});
