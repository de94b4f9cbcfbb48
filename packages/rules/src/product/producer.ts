import type { ProductImage } from './product-image';

/** A grower who is featured as a vendor. */
export interface Producer {
  /** `producers-{name}`: its collection page. */
  readonly handle: string;
  readonly name: string;
  /** Handle of the category it grows for. */
  readonly category: string;
  readonly categoryName: string;
  readonly region: string;
  readonly profile: string;
  readonly image: ProductImage | null;
}
