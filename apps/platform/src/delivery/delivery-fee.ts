import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { type FeeTable, feeTo } from '@shop/rules/delivery/shipping-fee';

/** Where a parcel goes, as far as its fee is concerned. */
export interface Parcel {
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string;
  /** seven digits; null while unknown, or where it does not decide */
  readonly zip: string | null;
}

/** What is in a parcel, and what the store asks for it. */
export interface ParcelGoods {
  readonly fees: FeeTable;
  /** every product in it is free of postage */
  readonly postageFree: boolean;
  readonly price: { readonly subtotal: number };
}

/** The delivery fee in yen, by the store's own table. A remote island's code decides before the prefecture. */
export function deliveryFee(
  { provinceCode, zip }: Parcel,
  { fees, postageFree, price }: ParcelGoods,
): number {
  const zone = zip !== null && isRemoteIsland(zip) ? 'remoteIsland' : (provinceCode as ProvinceCode);
  return feeTo(fees, zone, { isPostageFree: postageFree, subtotal: price.subtotal });
}
