/** Key of the journal of pending-add-journal.ts in the tab's own storage: it survives a reload, and other tabs do not share it. */
export const PENDING_ADDS_KEY = 'shop:first-adds';

/** Key of the adds that a page did not send because a reload was needed to load the code (OPS-06). */
export const UNSENT_ADDS_KEY = 'shop:unsent-adds';

/** Whether a page left such entries before a reload. Cheap enough for every page: it loads no code that reads them. */
export function hasPendingAdds(): boolean {
  try {
    const storage = window.sessionStorage;
    return storage.getItem(PENDING_ADDS_KEY) !== null || storage.getItem(UNSENT_ADDS_KEY) !== null;
  } catch {
    // Some private windows refuse storage.
    return false;
  }
}

/** Key of the cart last known to the shop's tabs (cart-memory.ts). */
export const CART_MEMORY_KEY = 'shop:cart';

/**
 * Whether a page was left before the answer to a cart change: its cookies may then be older than the platform's state. Cheap
 * enough for every page: it loads no code that reads the stored cart.
 */
export function isCartStale(): boolean {
  try {
    return window.localStorage.getItem(CART_MEMORY_KEY)?.includes('"isStale":true') ?? false;
  } catch {
    // Some private windows refuse storage.
    return false;
  }
}
