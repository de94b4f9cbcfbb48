import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The cart’s code (state machine, gateway). Once requested, there may be adds that no cookie contains yet. */
export const cartCode = lazyModule(() => import('./cart-runtime'));
