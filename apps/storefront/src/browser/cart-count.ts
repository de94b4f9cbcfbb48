/** Where the count is drawn; see screens/layout/CartLink.tsx. */
export const CART_BADGE_ID = 'cart-count';

/** Said on `window` after the cookie was written. */
export const CART_COUNT_EVENT = 'shop:cart-count';

/**
 * The script that draws the count from its cookie: at once where it stands, and again when the page comes back, the tab is
 * looked at, or the cart changed here. The link's name says what the badge shows, `99+` too, so that a voice can ask for what it
 * reads. Plain JavaScript of the oldest kind, since it goes into the page as it is.
 * @param label words with `{n}` in place of the number
 * @param emptyLabel words for an empty cart
 */
export function cartCountScript(label: string, emptyLabel: string): string {
  const texts = JSON.stringify([label, emptyLabel]).replaceAll('<', '\\u003c');
  return `(function(){var t=${texts};function s(){var b=document.getElementById('${CART_BADGE_ID}'),m=/(?:^|; )cart_count=([1-9]\\d{0,5})(?:;|$)/.exec(document.cookie),n=m?+m[1]:0;if(!b)return;b.hidden=!n;n=n>99?'99+':n;b.textContent=n||'';b.parentElement.setAttribute('aria-label',n?t[0].replace('{n}',n):t[1])}s();addEventListener('${CART_COUNT_EVENT}',s);addEventListener('pageshow',s);addEventListener('focus',s);document.addEventListener('visibilitychange',s)})()`;
}
