/** Work that waits for the frame, in order. */
const waiting: (() => void)[] = [];

/**
 * Runs slow work after the frame that responds to the shopper: a tag manager's listeners (ANA-01) and requests for code never delay the
 * response to a press. Each item runs in its own task, in order. When the page is hidden or left, all of it runs at once, so
 * nothing is lost.
 * @param work catches its own errors
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

/** Runs all waiting work at once, in order: a page that is being left draws no more frames. */
export function flushAfterPaint(): void {
  for (const work of waiting.splice(0)) work();
}
