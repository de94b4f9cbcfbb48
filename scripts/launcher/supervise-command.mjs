/**
 * Runs a command that does not watch its parent (a build, a watcher) and ends it when the parent exits in any way. Started by fork, with an
 * IPC channel: node supervise-command.mjs <command> [arguments]. Plain JavaScript: it starts in a few milliseconds. The command has its own
 * process group, which is ended as a whole.
 */
import { spawn } from 'node:child_process';

/** Milliseconds from the first signal to the kill signal. */
const TIMEOUT = 5_000;

// The parent may exit before the first line runs: then no event follows.
if (process.connected === false) process.exit(1);

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

let ending = false;
/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // The group is empty: it has ended.
  }
}
function end() {
  if (ending) return;
  ending = true;
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), TIMEOUT).unref();
}

process.on('SIGINT', () => {});
process.on('SIGTERM', end);
process.on('disconnect', end);
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code, signal) => {
  signalGroup('SIGKILL');
  process.exit(code ?? (signal ? 1 : 0));
});
