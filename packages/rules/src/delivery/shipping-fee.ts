import { type Yen, yen } from '../yen';
import { FREE_POSTAGE_PRODUCT_IDS } from './free-postage-product-ids';
import type { ProvinceCode } from './prefectures';

/** Tax-included shipping fees. */
export const SHIPPING_FEES = { flat: yen(800), remote: yen(2000), free: yen(0) } as const;

/** Where a parcel goes, as far as the fee is concerned: a remote island, or else a prefecture (FEE-01). */
export type FeeZone = ProvinceCode | 'remoteIsland';

/** Where the fee is the remote one: Hokkaido, Okinawa and the remote islands, which only a postal code can tell. */
export const REMOTE_ZONES: readonly FeeZone[] = ['JP-01', 'JP-47', 'remoteIsland'];

/** Which of the two shipping notes a product page shows. */
export type ShippingNoteKind = 'freePostage' | 'flat';

/**
 * The cart's provisional shipping fee (SHIP-01, SHIP-03): 2,000 yen to Hokkaido, Okinawa and remote islands, else
 * 800, or 0 when every line is a free-postage product. Nothing in the cart, nothing to ship: 0.
 * @param productIds the product of each line.
 */
export function shippingFeeFor(
  zone: FeeZone,
  productIds: readonly number[],
  freePostageProductIds: readonly number[] = FREE_POSTAGE_PRODUCT_IDS,
): Yen {
  if (productIds.length === 0) {
    return SHIPPING_FEES.free;
  }
  if (REMOTE_ZONES.includes(zone)) {
    return SHIPPING_FEES.remote;
  }
  return productIds.every((id) => freePostageProductIds.includes(id))
    ? SHIPPING_FEES.free
    : SHIPPING_FEES.flat;
}

/** 'free shipping (Hokkaido, Okinawa, remote islands 2,000 yen)' or 'flat 800 yen shipping; …' (SHIP-04). */
export function shippingNoteKind(
  productId: number,
  freePostageProductIds: readonly number[] = FREE_POSTAGE_PRODUCT_IDS,
): ShippingNoteKind {
  return freePostageProductIds.includes(productId) ? 'freePostage' : 'flat';
}
