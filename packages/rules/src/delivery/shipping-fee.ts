import { type Yen, yen } from '../yen';
import type { ProvinceCode } from './prefectures';

/** The fee zone of a destination: a remote island, known by its postal code or municipality, or else a prefecture (FEE-01). */
export type FeeZone = ProvinceCode | 'remoteIsland';

/** Shipping fees per parcel, in yen with tax: data of the brand or its store (SHIP-05). */
export interface FeeTable {
  readonly regular: Yen;
  /** Areas with another fee, whatever the parcel contains. */
  readonly areas: readonly FeeArea[];
  /** Subtotal before discounts from which the regular fee is waived; null: never. */
  readonly freeFrom: Yen | null;
  /** Products whose parcel costs no regular fee if it holds no others (SHIP-03). @default none */
  readonly freePostage?: readonly number[];
}

export interface FeeArea {
  readonly zones: readonly FeeZone[];
  readonly fee: Yen;
}

/** Which of the two shipping notes a product page shows. */
export type ShippingNoteKind = 'freePostage' | 'flat';

interface Parcel {
  readonly zone: FeeZone;
  /** The product of each line. */
  readonly productIds: readonly number[];
  /** Of its goods, before discounts. */
  readonly subtotal: number;
}

/**
 * An area's fee applies to every parcel; the regular one is waived for free postage (SHIP-03) or from the subtotal `freeFrom`
 * (SHIP-05).
 */
export function feeTo(
  { regular, areas, freeFrom }: FeeTable,
  zone: FeeZone,
  { isPostageFree, subtotal }: { readonly isPostageFree: boolean; readonly subtotal: number },
): Yen {
  const area = areas.find(({ zones }) => zones.includes(zone));
  if (area !== undefined) return area.fee;
  return isPostageFree || (freeFrom !== null && subtotal >= freeFrom) ? yen(0) : regular;
}

/** The cart's provisional shipping fee (SHIP-01, SHIP-03, SHIP-05). 0 for an empty cart. */
export function shippingFeeFor(fees: FeeTable, { zone, productIds, subtotal }: Parcel): Yen {
  if (productIds.length === 0) return yen(0);
  const isPostageFree = productIds.every((id) => fees.freePostage?.includes(id));
  return feeTo(fees, zone, { isPostageFree, subtotal });
}

/** 'free shipping (Hokkaido, Okinawa, remote islands 2,000 yen)' or 'flat 800 yen shipping; …' (SHIP-04). */
export function shippingNoteKind({ freePostage = [] }: FeeTable, productId: number): ShippingNoteKind {
  return freePostage.includes(productId) ? 'freePostage' : 'flat';
}
