/** Key of the notes of first-add.ts, in the tab's own storage: it outlives a reload, and no other tab has it. */
export const PENDING_ADDS_KEY = 'shop:first-adds';

/** Key of the adds that a page did not send, because it had to be loaded anew to get the code for it (OPS-06). */
export const UNSENT_ADDS_KEY = 'shop:unsent-adds';

/** Whether a page that was loaded anew left such notes. Cheap, for every page: without the code that reads them. */
export function hasPendingAdds(): boolean {
  try {
    const storage = window.sessionStorage;
    return storage.getItem(PENDING_ADDS_KEY) !== null || storage.getItem(UNSENT_ADDS_KEY) !== null;
  } catch {
    // Storage is refused in some private windows.
    return false;
  }
}
