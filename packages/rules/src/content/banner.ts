import type { ProductImage } from '../product/product-image';

/** A campaign or feature of the home page. */
export interface Banner {
  readonly title: string;
  readonly url: string;
  readonly image: ProductImage | null;
}
