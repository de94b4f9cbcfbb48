import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The code that stores favourites. */
export const favoriteCode = lazyModule(() => import('./favorite-runtime'));
