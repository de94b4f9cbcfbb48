import type { MakeRig } from '../support/rig';
import { makeBuyNowRig } from './buy-now.rig';
import { makeCartRig } from './cart.rig';
import { makeCheckoutGateRig } from './checkout-gate.rig';
import { makeDeliveryRig } from './delivery.rig';
import { makeFavoriteRig } from './favorite.rig';
import { makeFavoriteListRig } from './favorite-list.rig';
import { makeMailMagazineRig } from './mail-magazine.rig';
import { makeRestockNoticeRig } from './restock-notice.rig';
import { makeSuggestionsRig } from './suggestions.rig';

/** How each machine that makes calls is run against the real platform and shop, by the machine's id. */
export const RIGS: Readonly<Record<string, MakeRig>> = {
  buyNow: makeBuyNowRig,
  cart: makeCartRig,
  checkoutGate: makeCheckoutGateRig,
  delivery: makeDeliveryRig,
  favorite: makeFavoriteRig,
  favoriteList: makeFavoriteListRig,
  mailMagazine: makeMailMagazineRig,
  restockNotice: makeRestockNoticeRig,
  suggestions: makeSuggestionsRig,
};
