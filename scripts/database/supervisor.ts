/**
 * Supervisor of one embedded PostgreSQL server, started with an IPC channel by startEmbeddedPostgres. It stops the server on request or
 * when its parent exits in any way. It restarts a killed server on the same port.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresCluster } from './postgres-cluster';
import { postgresHome } from './postgres-home';
import { processCommand } from './process-command';
import type { SupervisorMessage, SupervisorOptions } from './supervisor-protocol';

const MAX_RESTARTS = 5;
/** Milliseconds for the supervisor of a killed run to stop its server. */
const PREDECESSOR_TIMEOUT = 15_000;

const options: SupervisorOptions = JSON.parse(process.argv[2] ?? '');
const say = (line: string) => void send({ type: 'log', line });

// Ctrl-C reaches every process of the terminal: the parent decides the shutdown order.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

const home = await settleHome();
const lock = join(home.folder, 'supervisor.pid');
const cluster = new PostgresCluster(home, options.durable, say);
let restarts = 0;
let stopped = false;
let owned = false;

process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
process.on('message', (message) => {
  if (message === 'stop') void stop();
});

// A parent that exited during startup sends no disconnect event.
if (process.connected === false) process.exit(1);
try {
  await takeLock();
  if (home.note) say(home.note);
  await cluster.start(options.port, onExit);
  await send({ type: 'ready', url: cluster.url });
} catch (error) {
  await send({ type: 'failed', message: messageOf(error) });
  await stop();
}

async function settleHome() {
  try {
    return postgresHome(options.folder);
  } catch (error) {
    await send({ type: 'failed', message: messageOf(error) });
    return process.exit(1);
  }
}

/** One supervisor per folder: two servers would corrupt it, and a running one must not be stopped. */
async function takeLock(): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const owner = lockOwner();
    if (owner === undefined) break;
    if (waited >= PREDECESSOR_TIMEOUT) {
      throw new Error(
        `process ${owner} already serves ${options.folder}: stop it, or set DATA_DIR to another folder`,
      );
    }
    await sleep(100);
  }
  writeFileSync(lock, String(process.pid));
  owned = true;
}

function lockOwner(): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    const command = processCommand(pid);
    return command?.includes('supervisor') && command.includes(JSON.stringify(options.folder))
      ? pid
      : undefined;
  } catch {
    return undefined;
  }
}

function onExit(reason: string): void {
  if (stopped) return;
  restarts += 1;
  say(reason);
  if (restarts > MAX_RESTARTS) {
    void send({
      type: 'failed',
      message: `PostgreSQL ended ${restarts} times; the last reason: ${reason}`,
    }).then(stop);
    return;
  }
  say('restarting PostgreSQL');
  const port = Number(new URL(cluster.url).port);
  cluster.start(port, onExit).then(
    () => say('PostgreSQL is back'),
    (error: unknown) => onExit(String(error)),
  );
}

async function stop(): Promise<void> {
  if (stopped) return;
  stopped = true;
  await cluster.stop();
  if (owned) rmSync(lock, { force: true });
  if (owned && options.temporary) {
    rmSync(home.folder, { recursive: true, force: true });
    rmSync(options.folder, { recursive: true, force: true });
  }
  process.exit(0);
}

/** Resolves when the message is sent: an earlier exit would lose it. */
function send(message: SupervisorMessage): Promise<void> {
  return new Promise((done) => {
    if (process.connected && process.send) process.send(message, () => done());
    else done();
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
