import type { MakeModelAdapter } from '../support/model-adapter';
import { makeBuyNowAdapter } from './buy-now.adapter';
import { makeCartAdapter } from './cart.adapter';
import { makeCheckoutGateAdapter } from './checkout-gate.adapter';
import { makeDeliveryAdapter } from './delivery.adapter';
import { makeFavoriteAdapter } from './favorite.adapter';
import { makeFavoriteListAdapter } from './favorite-list.adapter';
import { makeMailMagazineAdapter } from './mail-magazine.adapter';
import { makeRestockNoticeAdapter } from './restock-notice.adapter';
import { makeSuggestionsAdapter } from './suggestions.adapter';

/** Adapter of each machine with calls for the real platform and shop, by machine id. */
export const ADAPTERS: Readonly<Record<string, MakeModelAdapter>> = {
  buyNow: makeBuyNowAdapter,
  cart: makeCartAdapter,
  checkoutGate: makeCheckoutGateAdapter,
  delivery: makeDeliveryAdapter,
  favorite: makeFavoriteAdapter,
  favoriteList: makeFavoriteListAdapter,
  mailMagazine: makeMailMagazineAdapter,
  restockNotice: makeRestockNoticeAdapter,
  suggestions: makeSuggestionsAdapter,
};
