'use client';

import { useEffect } from 'react';
import { loadFavorites } from './favorites/load-favorites';

/**
 * One listener for all hearts of the page: their code comes when one is pointed at or focused, and a press shows at once,
 * whether it is here or not. Nothing of it is in a page's first load (FAV-01).
 */
export function Intents() {
  useEffect(() => {
    const hear = ({ type, target }: Event) => {
      const heart = target instanceof Element && target.closest<HTMLElement>('[data-favorite]');
      if (!heart) return;
      const code = loadFavorites();
      if (type !== 'click') {
        // A press tries again.
        code.catch(() => undefined);
        return;
      }
      const mark = () =>
        heart.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true'));
      mark();
      code.then(
        ({ favoriteActor }) =>
          favoriteActor.send({ type: 'favorite.toggle', productId: Number(heart.dataset.favorite) }),
        // Offline: nothing was kept, so nothing is shown.
        mark,
      );
    };
    const names = ['pointerover', 'focusin', 'click'];
    for (const name of names) document.addEventListener(name, hear);
    return () => {
      for (const name of names) document.removeEventListener(name, hear);
    };
  }, []);
  return null;
}
