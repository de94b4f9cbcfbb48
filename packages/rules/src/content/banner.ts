import type { ProductImage } from '../product/product';

/** A campaign or feature of the home page (§3). */
export interface Banner {
  readonly title: string;
  readonly url: string;
  readonly image: ProductImage | null;
}
