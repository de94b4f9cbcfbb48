import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** Somebody who answers questions after a purchase (ROUTE-10). */
export interface Advisor {
  readonly handle: string;
  readonly name: string;
  readonly role: string;
  /** What they know best. */
  readonly field: string;
  /** Null where it is not told. */
  readonly yearsOfExperience: number | null;
  readonly profile: string;
  /** Handle of their category, '' for none. */
  readonly category: string;
  readonly image: ProductImage | null;
  /** A sentence or two in their own words, '' for none (ROUTE-20). */
  readonly quote: string;
  /** A short noun for what they recommend, '' for none. */
  readonly picksTitle: string;
  /** What they recommend; without what is gone. */
  readonly picks: readonly ProductCard[];
  /** The column that they wrote, null for none. */
  readonly column: { readonly handle: string; readonly title: string } | null;
}
