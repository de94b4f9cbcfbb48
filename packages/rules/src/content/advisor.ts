import type { ProductImage } from '../product/product';
import type { ProductCard } from '../product/product-card';

/** An advisor who answers questions after a purchase (ROUTE-10). */
export interface Advisor {
  readonly handle: string;
  readonly name: string;
  readonly role: string;
  /** Their main field of expertise. */
  readonly field: string;
  /** Null if not given. */
  readonly yearsOfExperience: number | null;
  readonly profile: string;
  /** Handle of their category, '' for none. */
  readonly category: string;
  readonly image: ProductImage | null;
  /** A quote of one or two sentences, '' for none (ROUTE-20). */
  readonly quote: string;
  /** A short noun for their recommendations, '' for none. */
  readonly picksTitle: string;
  /** Their recommended products, without those that no longer exist. */
  readonly picks: readonly ProductCard[];
  /** The column they wrote, null for none. */
  readonly column: { readonly handle: string; readonly title: string } | null;
}
