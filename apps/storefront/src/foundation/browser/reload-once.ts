/** Key in the tab's own storage: the time of the last reload of an outdated page. */
const RELOADED_KEY = 'shop:reloaded';
/** A page that is outdated again within this time is not helped by a reload. */
const MIN_INTERVAL_MS = 60_000;

/** Reloads an outdated page, unless it was just reloaded. @returns whether it is about to reload */
export function reloadOnce(): boolean {
  if (!isFirstReload()) return false;
  location.reload();
  return true;
}

/** Whether no reload was recorded a short while ago; records one. */
export function isFirstReload(): boolean {
  try {
    const now = Date.now();
    const before = Number(sessionStorage.getItem(RELOADED_KEY));
    sessionStorage.setItem(RELOADED_KEY, `${now}`);
    return now - before > MIN_INTERVAL_MS;
  } catch {
    // Some private windows refuse storage: nothing would stop a reload loop.
    return false;
  }
}
