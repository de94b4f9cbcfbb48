import {
  applyKeptChanges,
  type KeptChange,
  type KeptProducts,
  NOTHING_KEPT,
} from '@shop/rules/favorite/kept-products';
import { type CookieCodec, readCookie, writeCookie } from '../../cookies/browser-cookies';
import { favoriteProductIdsCookie } from '../../cookies/favorite-product-ids';
import { viewProductIdsCookie } from '../../cookies/view-product-ids';
import { KEPT_CHANNEL } from './favorite-marks-script';

// Missing in a few embedded browsers; there a tab sees a change when it is looked at.
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(KEPT_CHANNEL);

/**
 * Reads both cookies anew, carries out the changes, writes what changed and tells the other tabs. A malformed cookie is as none,
 * and replaced by the first change (COOKIE-01). Each write starts a cookie's 30 days anew.
 * @returns what is kept now, or null in a browser that keeps nothing
 */
export function keepProducts(changes: readonly KeptChange[]): KeptProducts | null {
  const before: KeptProducts = {
    favorites: readCookie(favoriteProductIdsCookie) ?? NOTHING_KEPT.favorites,
    viewed: readCookie(viewProductIdsCookie) ?? NOTHING_KEPT.viewed,
  };
  const after = applyKeptChanges(before, changes);
  const isKept =
    write(favoriteProductIdsCookie, before.favorites, after.favorites) &&
    write(viewProductIdsCookie, before.viewed, after.viewed);
  if (isKept && after !== before) channel?.postMessage('');
  return isKept ? after : null;
}

/** @param hear called when another tab changed what is kept */
export function hearOtherTabs(hear: () => void): void {
  channel?.addEventListener('message', hear);
}

/** Whether the browser holds the ids now. */
function write(
  codec: CookieCodec<readonly number[]>,
  before: readonly number[],
  after: readonly number[],
): boolean {
  if (after === before) return true;
  writeCookie(codec, after.length === 0 ? null : after);
  return codec.format(readCookie(codec) ?? []) === codec.format(after);
}
