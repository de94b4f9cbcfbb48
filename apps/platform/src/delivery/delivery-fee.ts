import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { type FeeTable, feeTo } from '@shop/rules/delivery/shipping-fee';
import { REMOTE_ISLAND_PREFIXES } from './remote-island-prefixes.ts';

/** Where a parcel goes, as far as its fee is concerned. */
export interface Parcel {
  /** ISO 3166-2 code, e.g. JP-13 */
  readonly provinceCode: string;
  /** seven digits; null while unknown */
  readonly zip: string | null;
}

/** What is in a parcel, and what the store asks for it. */
export interface ParcelGoods {
  readonly fees: FeeTable;
  /** every product in it is free of postage */
  readonly postageFree: boolean;
  readonly price: { readonly subtotal: number };
}

/** The delivery fee in yen, by the store's own table. An island's code decides, but in Hokkaido and Okinawa. */
export function deliveryFee(
  { provinceCode, zip }: Parcel,
  { fees, postageFree, price }: ParcelGoods,
): number {
  const zone = zip !== null && isOnRemoteIsland(zip) ? 'remoteIsland' : (provinceCode as ProvinceCode);
  return feeTo(fees, zone, { isPostageFree: postageFree, subtotal: price.subtotal });
}

const SHORTEST = Math.min(...REMOTE_ISLAND_PREFIXES.map(({ length }) => length));
const PREFIXES: ReadonlySet<string> = new Set(REMOTE_ISLAND_PREFIXES);

/** Whether seven digits are the postal code of a remote island outside Hokkaido and Okinawa. */
function isOnRemoteIsland(digits: string): boolean {
  for (let length = SHORTEST; length <= digits.length; length += 1) {
    if (PREFIXES.has(digits.slice(0, length))) return true;
  }
  return false;
}
