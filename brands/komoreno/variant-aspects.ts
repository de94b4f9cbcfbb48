import type { VariantAspect } from '@shop/rules/brand/brand';

/**
 * The meaning of a product's options for search engines (SEO-02), by the names of the platform's options in both languages. Another
 * shop lists its own here; an option that is missing here is given to engines under the name that shoppers see.
 */
export const VARIANT_ASPECTS: Readonly<Record<string, VariantAspect>> = {
  サイズ: 'size',
  Size: 'size',
  容量: 'size',
  Volume: 'size',
  長さ: 'size',
  Length: 'size',
  個数: 'size',
  本数: 'size',
  Quantity: 'size',
  色: 'color',
  Colour: 'color',
  花の色: 'color',
  'Flower colour': 'color',
  果色: 'color',
  'Fruit colour': 'color',
  鉢の色: 'color',
  'Pot colour': 'color',
};
