/**
 * Uses the browser's storage for this shop. Some private windows refuse it, and it may be full: then nothing is stored, and the
 * caller continues without it.
 * @returns undefined if storage is refused
 */
export function withStorage<Value>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Value,
): Value | undefined {
  try {
    return use(window[kind]);
  } catch {
    // Refused, full, or missing, as in some web views.
    return undefined;
  }
}
