import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lineSplitter } from './line-splitter';

/** One command that runs to completion. */
export interface Task {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  onLine: (line: string) => void;
  /** Ends the command early. */
  signal: AbortSignal;
}

/** Runs a command that always ends with this process. @throws when it fails */
export function runTask(task: Task): Promise<void> {
  const supervise = fork(
    fileURLToPath(new URL('./supervise-command.mjs', import.meta.url)),
    [task.command, ...task.args],
    {
      cwd: task.cwd,
      env: task.env,
      execArgv: [],
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  supervise.stdout?.on('data', lineSplitter(task.onLine));
  supervise.stderr?.on('data', lineSplitter(task.onLine));
  const end = () => supervise.kill('SIGTERM');
  task.signal.addEventListener('abort', end, { once: true });
  if (task.signal.aborted) end();
  return new Promise((resolve, reject) => {
    supervise.once('error', reject);
    supervise.once('close', (code) => {
      task.signal.removeEventListener('abort', end);
      if (task.signal.aborted) reject(new Error('interrupted'));
      else if (code === 0) resolve();
      else reject(new Error(`exited with code ${code}`));
    });
  });
}
