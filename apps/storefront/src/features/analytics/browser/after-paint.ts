/** What waits for the frame, in the order it came. */
const waiting: (() => void)[] = [];

/**
 * Does work of others, as slow as they make it, once the frame that answers to the shopper is drawn (ANA-01): a tag manager's listeners never
 * stand between a press and what it shows. Each in a task of its own, in order. Whoever leaves the page, or looks away from it, has all of it
 * done at once: nothing is lost.
 * @param work catches what it throws
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  waiting.push(work);
  if (waiting.length > 1) return;
  addEventListener('pagehide', flushAfterPaint);
  document.addEventListener('visibilitychange', flushAfterPaint);
  doNextAfterPaint();
}

function doNextAfterPaint(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      waiting.shift()?.();
      if (waiting.length > 0) doNextAfterPaint();
    }),
  );
}

/** Does at once, in order, all that waits for the frame: for whoever leaves the page, which draws none any more. */
export function flushAfterPaint(): void {
  for (const work of waiting.splice(0)) work();
}
