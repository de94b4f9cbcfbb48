import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { type FeeTable, feeTo } from '@shop/rules/delivery/shipping-fee';

/** Where a parcel goes, as far as its fee is concerned. */
export interface Parcel {
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string;
  readonly isOnIsland: boolean;
}

/** What is in a parcel, and what the store asks for it. */
export interface ParcelGoods {
  readonly fees: FeeTable;
  /** every product in it is free of postage */
  readonly postageFree: boolean;
  readonly price: { readonly subtotal: number };
}

/** The delivery fee in yen, by the store's own table. A remote island decides before the prefecture. */
export function deliveryFee(
  { provinceCode, isOnIsland }: Parcel,
  { fees, postageFree, price }: ParcelGoods,
): number {
  const zone = isOnIsland ? 'remoteIsland' : (provinceCode as ProvinceCode);
  return feeTo(fees, zone, { isPostageFree: postageFree, subtotal: price.subtotal });
}
