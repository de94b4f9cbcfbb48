import type { BrowserRig } from '../support/browser-rig';
import { buyNowRig } from './buy-now.rig';
import { cartRig } from './cart.rig';
import { checkoutGateRig } from './checkout-gate.rig';
import { mailMagazineRig } from './mail-magazine.rig';
import { setProductRig } from './set-product.rig';

/** The machines that are walked in a browser. */
export const BROWSER_RIGS: readonly BrowserRig[] = [
  mailMagazineRig,
  setProductRig,
  buyNowRig,
  cartRig,
  checkoutGateRig,
];
