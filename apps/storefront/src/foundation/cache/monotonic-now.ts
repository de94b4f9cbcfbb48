/**
 * Milliseconds since 1970 as Next counts them: the machine's time when the process began, and a clock from there on that nobody sets.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}
