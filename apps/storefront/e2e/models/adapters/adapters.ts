import type { BrowserAdapter } from '../support/browser-adapter';
import { buyNowAdapter } from './buy-now.adapter';
import { cartAdapter } from './cart.adapter';
import { checkoutGateAdapter } from './checkout-gate.adapter';
import { mailMagazineAdapter } from './mail-magazine.adapter';

/** The machines tested in a browser. */
export const BROWSER_ADAPTERS: readonly BrowserAdapter[] = [
  mailMagazineAdapter,
  buyNowAdapter,
  cartAdapter,
  checkoutGateAdapter,
];
