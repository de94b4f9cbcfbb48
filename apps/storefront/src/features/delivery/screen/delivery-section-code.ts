import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The delivery form's code. Once it is loaded the form renders with the cart, so nothing below it moves. */
export const deliverySectionCode = lazyModule(() => import('./DeliverySection'));
