import type { Product } from '@shop/fixtures/catalogue/product';
import { englishValue } from './english-value.ts';

/** Image content besides the product; a variant's image names the variant as in its picker. */
const SHOWN = { front: '', closeup: ', leaves and texture', room: ', placed in a room', detail: ', detail' };

/** English alternative text of a product's image; the catalogue contains the Japanese one. */
export function englishAlt(product: Product, { id, view }: Product['images'][number]): string {
  if (view !== 'variant') return `${product.titleEn}${SHOWN[view]}`;
  const variant = product.variants.find(({ imageId }) => imageId === id);
  return variant ? `${product.titleEn}, ${englishValue(product, variant.title)}` : product.titleEn;
}
