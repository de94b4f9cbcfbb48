import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { lineSplitter } from './line-splitter';

/** One long-running process of the shop. */
export interface ServiceOptions {
  name: string;
  /** A TypeScript or JavaScript file that ends when its IPC channel closes, or a command that is ended with its parent. */
  run: { module: string } | { command: string; args: readonly string[] };
  cwd: string;
  env: NodeJS.ProcessEnv;
  ready: Readiness;
  onLine: (line: string) => void;
  /** Called when it cannot be kept running. */
  onLost: (reason: string) => void;
}

/**
 * Readiness signal of a process: a URL that responds below 500, a printed line, or nothing, if it listens nowhere and is ready once it
 * runs.
 */
export type Readiness = { readonly url: string } | { readonly line: RegExp } | 'when it runs';

/** Milliseconds without output after which an unready process counts as hung: one that prints is working, however slowly. */
const SILENCE_LIMIT = 120_000;
/** Milliseconds from SIGTERM to SIGKILL. */
const STOP_TIMEOUT = 8_000;
/** Uptime after which a process counts as healthy: its next crash counts as the first again. */
const WELL_AFTER = 30_000;
const MAX_DEATHS = 6;
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const BACKOFF = { first: 250, most: 8_000 };

/** Keeps one process running: starts it, waits until it responds, restarts it after a crash. */
export class Service {
  readonly #options: ServiceOptions;
  readonly #lines = new EventEmitter<{ line: [string] }>();
  #child: ChildProcess | undefined;
  #stopping = false;
  #deaths = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Id of the current process; undefined before the first start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process and waits until it is ready, as long as it lives and prints.
   * @throws when it exits first, or is silent for too long
   */
  async start(): Promise<void> {
    const { name, ready } = this.#options;
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
      await Promise.race([died, this.#silence(startedUp.signal), this.#readiness(ready, startedUp.signal)]);
    } finally {
      startedUp.abort();
    }
    this.#watch(child, Date.now());
  }

  /** Stops the process; kills it after a timeout. */
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

  /** Crashes the process without a restart. For tests. */
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
        // Own process group: Ctrl-C reaches only the launcher, which controls the shutdown order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const print = (line: string) => {
      this.#lines.emit('line', line);
      onLine(line);
    };
    child.stdout?.on('data', lineSplitter(print));
    child.stderr?.on('data', lineSplitter(print));
    this.#child = child;
    return child;
  }

  async #readiness(ready: Readiness, signal: AbortSignal): Promise<void> {
    if (ready === 'when it runs') return;
    if ('url' in ready) return answers(ready.url, signal);
    return new Promise((resolve) => {
      const look = (line: string) => ready.line.test(stripVTControlCharacters(line)) && resolve();
      this.#lines.on('line', look);
      signal.addEventListener('abort', () => this.#lines.off('line', look), { once: true });
    });
  }

  /** @throws when the process has printed nothing for too long */
  #silence(signal: AbortSignal): Promise<never> {
    const { name, ready } = this.#options;
    return new Promise((_, reject) => {
      const where =
        typeof ready === 'object' && 'url' in ready ? ` does not answer on ${ready.url}, and` : '';
      const give = () =>
        reject(new Error(`the ${name}${where} has printed nothing for ${SILENCE_LIMIT / 1_000} s`));
      let timer = setTimeout(give, SILENCE_LIMIT);
      const goOn = () => {
        clearTimeout(timer);
        timer = setTimeout(give, SILENCE_LIMIT);
      };
      this.#lines.on('line', goOn);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          this.#lines.off('line', goOn);
        },
        { once: true },
      );
    });
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

async function answers(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      });
      await response.body?.cancel();
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
}

/** Built code needs no loader. */
function loaderOf(module: string): string[] {
  if (!/\.m?ts$/.test(module)) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}
