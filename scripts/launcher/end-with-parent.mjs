/**
 * Preloaded into the launcher's processes. A program ends when its IPC channel closes, but without a listener during startup. A launcher
 * killed at that moment would leave a process that holds its port.
 */

/** Milliseconds for a program to end by itself. */
const TIMEOUT = 10_000;

if (process.connected === false) process.exit(1);
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
  setTimeout(() => process.exit(1), TIMEOUT).unref();
});
