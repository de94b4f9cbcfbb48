import { shownKept } from '@shop/machines/favorite/favorite.machine';
import { type FavoriteActor, makeFavoriteActor } from '@shop/machines/favorite/make-favorite-actor';
import { FAVORITES_EVENT } from './favorite-events';
import { hearOtherTabs, keepProducts } from './keep-products';

/** The page's keeper of favourites. This module is loaded when a shopper shows that they mean to press a heart. */
export const favoriteActor: FavoriteActor = start();

function start(): FavoriteActor {
  const actor = makeFavoriteActor(keepProducts);
  let told = '';
  actor.subscribe(({ context }) => {
    const { favorites } = shownKept(context);
    const news = favorites.join();
    if (news === told) return;
    told = news;
    window.dispatchEvent(new CustomEvent(FAVORITES_EVENT, { detail: favorites }));
  });
  const reread = () => actor.send({ type: 'kept.reread' });
  hearOtherTabs(reread);
  window.addEventListener('focus', reread);
  window.addEventListener('pageshow', reread);
  document.addEventListener('visibilitychange', reread);
  return actor.start();
}
