import {
  applyStoredProductChanges,
  NO_STORED_PRODUCTS,
  type StoredProductChange,
  type StoredProducts,
} from '@shop/rules/favorite/stored-products';
import { type CookieCodec, readCookie, writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { viewProductIdsCookie } from '#foundation/cookies/view-product-ids.ts';
import { STORED_PRODUCTS_CHANNEL } from './favorite-events';

// Missing in a few embedded browsers; there a tab sees a change on focus.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(STORED_PRODUCTS_CHANNEL);

/**
 * Reads both cookies again, applies the changes, writes changed cookies and notifies the other tabs. A malformed cookie counts as
 * missing, and the first change replaces it (COOKIE-01). Each write restarts a cookie's 30 days.
 * @returns the stored state, or null in a browser that stores nothing
 */
export function storeProducts(changes: readonly StoredProductChange[]): StoredProducts | null {
  const before: StoredProducts = {
    favorites: readCookie(favoriteProductIdsCookie) ?? NO_STORED_PRODUCTS.favorites,
    viewed: readCookie(viewProductIdsCookie) ?? NO_STORED_PRODUCTS.viewed,
  };
  const after = applyStoredProductChanges(before, changes);
  const isStored =
    write(favoriteProductIdsCookie, before.favorites, after.favorites) &&
    write(viewProductIdsCookie, before.viewed, after.viewed);
  if (isStored && after !== before) channel?.postMessage('');
  return isStored ? after : null;
}

/** @param listener called when another tab changed the stored products */
export function subscribeToOtherTabs(listener: () => void): void {
  channel?.addEventListener('message', listener);
}

/** Whether the browser has stored the ids. */
function write(
  codec: CookieCodec<readonly number[]>,
  before: readonly number[],
  after: readonly number[],
): boolean {
  if (after === before) return true;
  writeCookie(codec, after.length === 0 ? null : after);
  return codec.format(readCookie(codec) ?? []) === codec.format(after);
}
