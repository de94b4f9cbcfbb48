import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The cart's code (state machine, Apollo Client). Once it is requested there may be adds that no cookie knows of yet. */
export const cartCode = lazyModule(() => import('./cart-runtime'));
