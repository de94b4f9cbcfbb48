import { type Yen, yen } from '../yen';
import { FREE_POSTAGE_PRODUCT_IDS } from './free-postage-product-ids';
import type { ProvinceCode } from './prefectures';

/** Where a parcel goes, as far as the fee is concerned: a remote island, which only a postal code can tell, or else a prefecture (FEE-01). */
export type FeeZone = ProvinceCode | 'remoteIsland';

/** What a parcel costs, in yen with tax: data of the brand or its store (SHIP-05). */
export interface FeeTable {
  readonly regular: Yen;
  /** Where it costs another sum, whatever is in the parcel. */
  readonly areas: readonly FeeArea[];
  /** From which sum of goods on, before discounts, the regular fee is not taken; null: from none. */
  readonly freeFrom: Yen | null;
}

export interface FeeArea {
  readonly zones: readonly FeeZone[];
  readonly fee: Yen;
}

/** Those of a brand that gives none (SHIP-01). */
export const BUILT_IN_FEES: FeeTable = {
  regular: yen(800),
  areas: [{ zones: ['JP-01', 'JP-47', 'remoteIsland'], fee: yen(2000) }],
  freeFrom: null,
};

/** Which of the two shipping notes a product page shows. */
export type ShippingNoteKind = 'freePostage' | 'flat';

interface Parcel {
  readonly zone: FeeZone;
  /** The product of each line. */
  readonly productIds: readonly number[];
  /** Of its goods, before discounts. */
  readonly subtotal: number;
}

/** The fee of an area is taken of every parcel; the regular one of none that is free of postage (SHIP-03) or comes to enough (SHIP-05). */
export function feeTo(
  { regular, areas, freeFrom }: FeeTable,
  zone: FeeZone,
  { isPostageFree, subtotal }: { readonly isPostageFree: boolean; readonly subtotal: number },
): Yen {
  const area = areas.find(({ zones }) => zones.includes(zone));
  if (area !== undefined) return area.fee;
  return isPostageFree || (freeFrom !== null && subtotal >= freeFrom) ? yen(0) : regular;
}

/** The cart's provisional shipping fee (SHIP-01, SHIP-03, SHIP-05). Nothing in the cart, nothing to ship: 0. */
export function shippingFeeFor(
  fees: FeeTable,
  { zone, productIds, subtotal }: Parcel,
  freePostageProductIds: readonly number[] = FREE_POSTAGE_PRODUCT_IDS,
): Yen {
  if (productIds.length === 0) return yen(0);
  const isPostageFree = productIds.every((id) => freePostageProductIds.includes(id));
  return feeTo(fees, zone, { isPostageFree, subtotal });
}

/** 'free shipping (Hokkaido, Okinawa, remote islands 2,000 yen)' or 'flat 800 yen shipping; …' (SHIP-04). */
export function shippingNoteKind(
  productId: number,
  freePostageProductIds: readonly number[] = FREE_POSTAGE_PRODUCT_IDS,
): ShippingNoteKind {
  return freePostageProductIds.includes(productId) ? 'freePostage' : 'flat';
}
