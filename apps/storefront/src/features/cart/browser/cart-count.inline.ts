/**
 * Draws the cart's count from its cookie (CART-02): when the badge is parsed, before it is painted. It is drawn again when the
 * page is restored, the tab gets focus, or this page changes the cart. The link's name contains the badge's text, `99+` too, so
 * that voice control finds it.
 */

import { scriptData } from '#foundation/browser/inline/script-data.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { cartCountCookie } from '#foundation/cookies/cart-count.ts';
import { CART_BADGE_ID, CART_COUNT_EVENT } from './cart-count';

/** A label with the placeholder `{n}`, and a label for an empty cart. */
const { label = '', emptyLabel = '' } = scriptData();

function draw(): void {
  const badge = document.getElementById(CART_BADGE_ID);
  if (badge === null) return;
  const count = readCookie(cartCountCookie) ?? 0;
  const text = count > 99 ? '99+' : String(count);
  badge.hidden = count === 0;
  badge.textContent = count === 0 ? '' : text;
  badge.parentElement?.setAttribute('aria-label', count === 0 ? emptyLabel : label.replace('{n}', text));
}

draw();
if (document.getElementById(CART_BADGE_ID) === null) {
  const observer = new MutationObserver(() => {
    if (document.getElementById(CART_BADGE_ID) === null) return;
    observer.disconnect();
    draw();
  });
  observer.observe(document, { childList: true, subtree: true });
}
for (const name of [CART_COUNT_EVENT, 'pageshow', 'focus']) addEventListener(name, draw);
document.addEventListener('visibilitychange', draw);
