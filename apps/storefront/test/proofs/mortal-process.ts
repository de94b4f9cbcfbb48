import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const AGAIN_MS = 250;
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

interface MortalProcessOptions {
  /** A TypeScript or JavaScript file that ends when its IPC channel closes. */
  readonly file: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
}

/** A process that a proof crashes and restarts. */
export class MortalProcess {
  readonly #options: MortalProcessOptions;
  #child: ChildProcess | undefined;
  #isRequested = false;

  constructor(options: MortalProcessOptions) {
    this.#options = options;
  }

  start(): void {
    const { file, cwd, env, onLine } = this.#options;
    const child = fork(file, {
      cwd,
      env: { ...process.env, ...env },
      execArgv: file.endsWith('.ts') ? ['--import', TSX] : [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => onLine(text.trimEnd()));
    }
    this.#child = child;
    this.#isRequested = true;
    child.once('exit', () => {
      // A process that exits by itself is restarted, as by the launcher.
      if (this.#isRequested) setTimeout(() => this.#isRequested && this.start(), AGAIN_MS);
    });
  }

  /** kill -9, without cleanup or messages. @returns false when it was dead already */
  kill(): Promise<boolean> {
    return this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
    this.#isRequested = false;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return true;
  }
}
