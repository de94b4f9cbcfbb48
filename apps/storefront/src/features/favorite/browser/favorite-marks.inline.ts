/**
 * Marks the page's favourite buttons from the cookie (FAV-01). Pages are the same for every visitor, so this script runs before
 * everything else. It marks each button when it is parsed, before it is painted. It marks all of them again when the page is
 * restored, the tab gets focus, or this or another tab changes the favourites. A press is shown at once.
 */
import { type Favorites, toggleFavorite } from '@shop/rules/favorite/favorites';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT, STORED_PRODUCTS_CHANNEL } from './favorite-events';

/** This page's last announcement, which is newer than the cookie. */
let announced: Favorites | null = null;

const favorites = () => announced ?? readCookie(favoriteProductIdsCookie) ?? [];

function mark(): void {
  const ids = favorites().map(String);
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) {
    const isPressed = String(ids.includes(heart.dataset['favorite'] ?? ''));
    if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed);
  }
}

new MutationObserver(mark).observe(document, { childList: true, subtree: true });
addEventListener(FAVORITES_EVENT, ({ detail }) => {
  announced = detail;
  mark();
});
addEventListener(FAVORITE_PRESS_EVENT, ({ detail }) => {
  announced = toggleFavorite(favorites(), Number(detail));
  mark();
});
for (const name of ['pageshow', 'focus']) addEventListener(name, mark);
document.addEventListener('visibilitychange', mark);
if ('BroadcastChannel' in globalThis) new BroadcastChannel(STORED_PRODUCTS_CHANNEL).onmessage = mark;
