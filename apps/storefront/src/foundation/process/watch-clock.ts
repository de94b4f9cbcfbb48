/** How soon it is noticed, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/**
 * Tells when this machine's clock was set back: what waits for a time of day waits too long from then on. Timers of Node themselves do not
 * mind.
 * @returns ends the watching
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
