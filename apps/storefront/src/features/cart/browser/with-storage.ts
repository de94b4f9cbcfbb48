/**
 * Uses what the browser keeps for this shop. Some private windows refuse it, and it may be full: then nothing is kept, and whoever asks
 * goes on without.
 * @returns undefined where it is refused
 */
export function withStorage<Value>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Value,
): Value | undefined {
  try {
    return use(window[kind]);
  } catch {
    // Refused, full, or not there at all, as in some web views.
    return undefined;
  }
}
