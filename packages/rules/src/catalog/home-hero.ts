import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** A first picture of the home page: plants in their place, and the product that it shows. */
export interface HomeHero {
  readonly product: ProductCard;
  readonly image: ProductImage;
  /** Of the year, 1 to 12, in which it is shown; none for the rest of it. */
  readonly months: readonly number[];
}

/** Sunlight of the home page's first picture: low and warm in winter, softened in summer. */
export type SeasonLight = 'low' | 'even' | 'soft';

/** The picture of a month: its own, else that of the rest of the year, else none (SEASON-01). */
export function heroOfMonth(heroes: readonly HomeHero[], month: number): HomeHero | null {
  return (
    heroes.find(({ months }) => months.includes(month)) ??
    heroes.find(({ months }) => months.length === 0) ??
    null
  );
}

/** The light of a month, 1 to 12 (SEASON-01). */
export function lightOfMonth(month: number): SeasonLight {
  if (month >= 11 || month <= 2) return 'low';
  return month >= 6 && month <= 8 ? 'soft' : 'even';
}
