import { type Yen, yen } from '../yen';
import type { ListView } from './list-view';

/** A price range in yen, inclusive; null is open. */
export interface PriceRange {
  readonly min: Yen | null;
  readonly max: Yen | null;
}

/** The price ranges that lists offer (LIST-04). */
export const PRICE_RANGES: readonly PriceRange[] = [
  { min: null, max: yen(3000) },
  { min: yen(3000), max: yen(5000) },
  { min: yen(5000), max: yen(10_000) },
  { min: yen(10_000), max: null },
];

/** Whether a view's price filter is exactly this range. */
export function isPriceRangeOf({ min, max }: PriceRange, view: ListView): boolean {
  return view.priceMin === min && view.priceMax === max;
}
