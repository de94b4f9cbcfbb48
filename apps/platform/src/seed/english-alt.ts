import type { Product } from '@shop/fixtures/catalogue/product';
import { englishValue } from './english-value.ts';

/** What a picture shows besides the product itself; a variant's picture names the variant as its picker does. */
const SHOWN = { front: '', closeup: ', leaves and texture', room: ', placed in a room', detail: ', detail' };

/** English text for those who do not see a product's picture; the catalogue holds the Japanese one. */
export function englishAlt(product: Product, { id, view }: Product['images'][number]): string {
  if (view !== 'variant') return `${product.titleEn}${SHOWN[view]}`;
  const variant = product.variants.find(({ imageId }) => imageId === id);
  return variant ? `${product.titleEn}, ${englishValue(product, variant.title)}` : product.titleEn;
}
