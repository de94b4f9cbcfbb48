import { lazyModule } from '#foundation/browser/lazy-module.ts';

/** The delivery form's code. When it is here the form is drawn with the cart, and nothing below it moves. */
export const deliverySectionCode = lazyModule(() => import('./DeliverySection'));
