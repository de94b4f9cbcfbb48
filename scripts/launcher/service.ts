import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lineSplitter } from './line-splitter';

/** One long-running process of the shop. */
export interface ServiceOptions {
  name: string;
  /** A file of TypeScript, or of JavaScript, that ends when its IPC channel closes, or a command that is ended with its parent. */
  run: { module: string } | { command: string; args: readonly string[] };
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Address that answers below 500 when the process is ready. */
  healthUrl: string;
  onLine: (line: string) => void;
  /** Called when it cannot be kept running. */
  onLost: (reason: string) => void;
}

/** Milliseconds that a first start may take. */
const START_TIMEOUT = 120_000;
/** Milliseconds from SIGTERM to SIGKILL. */
const STOP_TIMEOUT = 8_000;
/** A process that ran this long was well: its next death counts as the first again. */
const WELL_AFTER = 30_000;
const MAX_DEATHS = 6;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const BACKOFF = { first: 250, most: 8_000 };

/** Keeps one process running: starts it, waits until it answers, starts it again when it dies. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #stopping = false;
  #deaths = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Of the process that runs now; undefined before the first start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws when it ends or does not answer before it was ready once */
  async start(): Promise<void> {
    const { name, healthUrl } = this.#options;
    this.#stopping = false;
    const child = this.#spawn();
    const startedUp = new AbortController();
    const died = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (!startedUp.signal.aborted)
          reject(new Error(`the ${name} ended at once (${signal ?? `code ${code}`})`));
      });
    });
    try {
      await Promise.race([died, answers(healthUrl, name, startedUp.signal)]);
    } finally {
      startedUp.abort();
    }
    this.#watch(child, Date.now());
  }

  /** Ends the process; kills it when it does not end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
    await ended;
    clearTimeout(timer);
  }

  /** Ends the process as a crash would, and leaves it dead. For tests. */
  async kill(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await ended;
  }

  #spawn(): ChildProcess {
    const { run, cwd, env, onLine } = this.#options;
    const isModule = 'module' in run;
    const child = fork(
      isModule ? run.module : fileURLToPath(new URL('./supervise-command.mjs', import.meta.url)),
      isModule ? [] : [run.command, ...run.args],
      {
        cwd,
        env,
        execArgv: isModule ? ['--import', END_WITH_PARENT, ...loaderOf(run.module)] : [],
        // A process group of its own: Ctrl-C goes to the launcher alone, which knows the order in which things end.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    child.stdout?.on('data', lineSplitter(onLine));
    child.stderr?.on('data', lineSplitter(onLine));
    this.#child = child;
    return child;
  }

  #watch(child: ChildProcess, since: number): void {
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
      if (this.#stopping) return;
      void this.#startAgain(signal ?? `code ${code}`, since);
    };
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  }

  async #startAgain(reason: string, since: number): Promise<void> {
    const { name, onLine, onLost } = this.#options;
    this.#deaths = Date.now() - since > WELL_AFTER ? 1 : this.#deaths + 1;
    if (this.#deaths > MAX_DEATHS) {
      onLost(
        `the ${name} ended ${this.#deaths} times in a row, last with ${reason}; its own lines above say why`,
      );
      return;
    }
    const delay = Math.min(BACKOFF.most, BACKOFF.first * 2 ** (this.#deaths - 1));
    onLine(`ended unexpectedly (${reason}); starting again in ${delay} ms`);
    await sleep(delay);
    if (this.#stopping) return;
    this.#watch(this.#spawn(), Date.now());
  }
}

async function answers(url: string, name: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      await response.body?.cancel();
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`the ${name} does not answer on ${url}`);
    await sleep(100);
  }
}

/** What was built needs none. */
function loaderOf(module: string): string[] {
  if (!/\.m?ts$/.test(module)) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}
