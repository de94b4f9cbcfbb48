import { lazyModule } from '../lazy-module';

/** The code that stores favourites. */
export const favoriteCode = lazyModule(() => import('./favorite-runtime'));
