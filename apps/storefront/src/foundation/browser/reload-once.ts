/** In the tab's own storage: when it was last loaded anew because it was outdated. */
const RELOADED_KEY = 'shop:reloaded';
/** A page that is outdated again this soon is not helped by loading it anew. */
const AGAIN_MS = 60_000;

/** Loads an outdated page anew, unless that was just done. @returns whether it is about to go */
export function reloadOnce(): boolean {
  if (!isFirstReload()) return false;
  location.reload();
  return true;
}

/** Whether no reload was noted a short while ago; notes one. */
export function isFirstReload(): boolean {
  try {
    const now = Date.now();
    const before = Number(sessionStorage.getItem(RELOADED_KEY));
    sessionStorage.setItem(RELOADED_KEY, `${now}`);
    return now - before > AGAIN_MS;
  } catch {
    // Storage is refused in some private windows: nothing would end a circle of reloads.
    return false;
  }
}
