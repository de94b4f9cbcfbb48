/** Check interval in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * Calls back when this machine's clock was set back: waits for a time of day become too long then. Node's own timers are
 * unaffected.
 * @returns stops the checks
 */
export function watchClock(onSetBack: () => void): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now < last) onSetBack();
    last = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
