/**
 * Marks the hearts of the page by the cookie (FAV-01). Pages are the same for everybody, so it stands before everything else:
 * it marks each heart as it comes into the page, before it is painted, and all of them again when the page comes back, the tab
 * is looked at, another tab changed them, or this one did; a press holds from the instant it is made.
 */
import { type Favorites, toggleFavorite } from '@shop/rules/favorite/favorites';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { favoriteProductIdsCookie } from '#foundation/cookies/favorite-product-ids.ts';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT, STORED_PRODUCTS_CHANNEL } from './favorite-events';

/** What this page has announced, which is newer than the cookie. */
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
