import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port';
import type { PostgresHome } from './postgres-home';
import { processCommand } from './process-command';

/** Timeout in milliseconds for a server start (including crash recovery) or stop. */
const TIMEOUT = 60_000;
/** Half a second apart: children of a crashed server have more than half a minute to end, on a busy machine too. */
const LAUNCHES = 60;
const LOG_LIMIT_BYTES = 5_000_000;
/** Log lines shown to the user; the rest is in the log file. */
const NOTEWORTHY = /\b(?:FATAL|PANIC|WARNING):/;

/** Server process of one data folder: creates the folder, starts, restarts on the same port and stops it. */
export class PostgresCluster {
  readonly #home: PostgresHome;
  readonly #durable: boolean;
  readonly #say: (line: string) => void;
  readonly #data: string;
  #process: ChildProcess | undefined;
  #port = 0;
  #stopping = false;

  constructor(home: PostgresHome, durable: boolean, say: (line: string) => void) {
    this.#home = home;
    this.#durable = durable;
    this.#say = say;
    this.#data = join(home.folder, 'data');
  }

  /** Connection string of the maintenance database. */
  get url(): string {
    return `postgresql://postgres:${this.#password()}@127.0.0.1:${this.#port}/postgres`;
  }

  /**
   * Starts the server, creating its folder if needed.
   * @param port wanted port, 0 for a free one
   * @param onExit called when the server exits unexpectedly
   */
  async start(port: number, onExit: (reason: string) => void): Promise<void> {
    this.#initialise();
    await this.#endOrphan();
    for (let attempt = 1; ; attempt += 1) {
      this.#port = port || (await freePort());
      const failure = await this.#launch(onExit);
      if (failure === undefined) return;
      // A crashed server's children hold its shared memory until they notice, and a free port can be taken meanwhile.
      if (attempt === LAUNCHES || !/already in use|still in use/.test(failure)) throw new Error(failure);
      await sleep(500);
    }
  }

  /** Stops the server: sessions are cut, committed data is on disk. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGINT');
    await Promise.race([
      ended,
      sleep(TIMEOUT, undefined, { ref: false }).then(() => running.kill('SIGQUIT')),
    ]);
    await ended;
  }

  #initialise(): void {
    if (existsSync(join(this.#data, 'PG_VERSION'))) return;
    const unfinished = `${this.#data}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const passwordFile = this.#passwordFile();
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (this.#home.account) chownSync(passwordFile, this.#home.account.uid, this.#home.account.gid);
    // The built-in locale provider sorts the same on every system.
    const made = spawnSync(
      this.#program('initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(this.#durable ? [] : ['--no-sync']),
      ],
      { ...this.#identity(), encoding: 'utf8' },
    );
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL's initdb failed in ${this.#home.folder}: ${made.error?.message ?? made.stderr}`,
      );
    }
    renameSync(unfinished, this.#data);
  }

  /** Stops a server left in this folder by a killed run; a lock file that names another process is removed. */
  async #endOrphan(): Promise<void> {
    const lock = join(this.#data, 'postmaster.pid');
    if (!existsSync(lock)) return;
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    const isOurs = () => processCommand(pid)?.includes(this.#data) === true;
    if (!isOurs()) {
      rmSync(lock, { force: true });
      return;
    }
    this.#say(`ending a server that an earlier run left behind (process ${pid})`);
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      process.kill(pid, signal);
      for (let waited = 0; waited < 10_000; waited += 50) {
        if (!isOurs()) return;
        await sleep(50);
      }
    }
    throw new Error(`process ${pid} holds ${this.#data} and does not exit`);
  }

  /** @returns the error, or undefined when the server accepts connections */
  #launch(onExit: (reason: string) => void): Promise<string | undefined> {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      'shared_buffers=64MB',
      'timezone=UTC',
      'log_timezone=UTC',
      ...(this.#durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ];
    const server = spawn(
      this.#program('postgres'),
      ['-D', this.#data, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#identity(), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = server;
    const logFile = join(this.#home.folder, 'postgres.log');
    if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) rmSync(logFile);
    const tail: string[] = [];
    return new Promise((resolve) => {
      let ready = false;
      const timer = setTimeout(() => server.kill('SIGQUIT'), TIMEOUT);
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        appendWhileRoom(logFile, text);
        for (const line of text.split('\n')) {
          if (line === '') continue;
          tail.push(line);
          if (tail.length > 12) tail.shift();
          if (ready && !this.#stopping && NOTEWORTHY.test(line)) this.#say(line);
          if (!ready && line.includes('database system is ready to accept connections')) {
            ready = true;
            clearTimeout(timer);
            resolve(undefined);
          }
        }
      });
      server.once('error', (error) => resolve(error.message));
      server.once('exit', (code, signal) => {
        clearTimeout(timer);
        const reason = `PostgreSQL ended with ${signal ?? `code ${code}`}; its last lines:\n${tail.join('\n')}`;
        if (!ready) resolve(reason);
        else if (!this.#stopping) onExit(reason);
      });
    });
  }

  #program(name: string): string {
    return join(this.#home.binaries, 'bin', name);
  }

  #passwordFile(): string {
    return join(this.#home.folder, 'password');
  }

  #password(): string {
    return readFileSync(this.#passwordFile(), 'utf8').trim();
  }

  /** Account, folder and the allowed environment variables: PGPORT and similar shell variables must not reach the server. */
  #identity() {
    const { account, folder } = this.#home;
    return {
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    };
  }
}

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT']);

/** Appends to a log. A full disk loses the text: it must not end the server, which answers reads without room. */
function appendWhileRoom(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && FULL_DISK.has(String(error.code)))) throw error;
  }
}
