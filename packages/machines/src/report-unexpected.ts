/** What browsers call a connection that is not there, a call that was given up, and code that did not come. */
const EXPECTED_NAMES: readonly string[] = [
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'OfflineError',
  'ChunkLoadError',
];
const NO_CONNECTION =
  /failed to fetch|load failed|networkerror|network request failed|importing a module script failed|error loading dynamically imported module/i;

/**
 * Logs an error that nobody foresaw, with where it happened. A dead network and a call that was given up are no mistakes of
 * the code: those are told to the shopper, and not logged.
 */
export function reportUnexpected(where: string, error: unknown): void {
  if (!isNetworkError(error)) console.error(`${where} failed in a way that was not expected:`, error);
}

/** Whether an error is a dead network, a call that was given up, or code that could not be loaded. */
export function isNetworkError(error: unknown): boolean {
  // A script or a style sheet that did not come tells it by an event.
  if (typeof Event !== 'undefined' && error instanceof Event) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return (
    EXPECTED_NAMES.includes(String(name)) || (name === 'TypeError' && NO_CONNECTION.test(String(message)))
  );
}
