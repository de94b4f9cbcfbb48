/** Browsers' error names for a missing connection, an aborted call, and code that failed to load. */
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
 * Logs an unexpected error with its location. A network failure or an aborted call is no bug: the shopper sees it, and it is not
 * logged.
 */
export function reportUnexpected(where: string, error: unknown): void {
  if (!isNetworkError(error)) console.error(`${where} failed unexpectedly:`, error);
}

/** Whether an error is a network failure, an aborted call, or code that failed to load. */
export function isNetworkError(error: unknown): boolean {
  // A script or a style sheet that failed to load reports an event.
  if (typeof Event !== 'undefined' && error instanceof Event) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { name, message } = error as { readonly name?: unknown; readonly message?: unknown };
  return (
    EXPECTED_NAMES.includes(String(name)) || (name === 'TypeError' && NO_CONNECTION.test(String(message)))
  );
}
