/**
 * Preloaded into the processes that the launcher keeps. A program ends when its IPC channel closes, but while it is still
 * loading nobody listens, and a launcher killed at that moment would leave a process behind that holds its port for good.
 */

/** Milliseconds that a program may take to end by itself. */
const TIMEOUT = 10_000;

if (process.connected === false) process.exit(1);
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
  setTimeout(() => process.exit(1), TIMEOUT).unref();
});
