/** Key of the notes of first-add.ts, in the tab's own storage: it outlives a reload, and no other tab has it. */
export const PENDING_ADDS_KEY = 'shop:first-adds';

/** Whether a page that was loaded anew left such notes. Cheap, for every page: without the code that reads them. */
export function hasPendingAdds(): boolean {
  try {
    return window.sessionStorage.getItem(PENDING_ADDS_KEY) !== null;
  } catch {
    // Storage is refused in some private windows.
    return false;
  }
}
