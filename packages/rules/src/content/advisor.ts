import type { ProductImage } from '../product/product-image';

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
}
