import { shownProducts } from '@shop/machines/favorite/favorite.machine';
import { type FavoriteActor, makeFavoriteActor } from '@shop/machines/favorite/make-favorite-actor';
import { FAVORITES_EVENT } from './favorite-events';
import { storeProducts, subscribeToOtherTabs } from './store-products';

/** The page's favourites actor. This module is loaded when a shopper shows the intent to press a favourite button. */
export const favoriteActor: FavoriteActor = start();

function start(): FavoriteActor {
  const actor = makeFavoriteActor(storeProducts);
  let result = '';
  actor.subscribe(({ context }) => {
    const { favorites } = shownProducts(context);
    const announcement = favorites.join();
    if (announcement === result) return;
    result = announcement;
    window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: favorites }));
  });
  const reread = () => actor.send({ type: 'products.reread' });
  subscribeToOtherTabs(reread);
  window.addEventListener('focus', reread);
  window.addEventListener('pageshow', reread);
  document.addEventListener('visibilitychange', reread);
  return actor.start();
}
