import { catalogueFolderOf, loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, test } from 'vitest';
import { englishAlt } from './product-translations.ts';

const { products } = loadCatalogue();

/** Handles of products with an image without its own text. */
const lacking = (texts: (product: (typeof products)[number]) => string[]): string[] =>
  products
    .filter((product) => {
      const found = texts(product);
      return found.some((text) => text.trim() === '') || new Set(found).size < found.length;
    })
    .map(({ handle }) => handle);

describe('the alt texts of images', () => {
  test('[IMG-01] [BRAND-03] are said by each catalogue in its own words', () => {
    const [goods] = loadCatalogue(catalogueFolderOf('asamoya')).products;
    expect(goods?.images.slice(0, 2).map((image) => englishAlt(goods, image))).toEqual([
      goods?.titleEn,
      `${goods?.titleEn}, set on a table`,
    ]);
  });

  test('[IMG-01] each image of each product has its own in Japanese', () => {
    expect(lacking(({ images }) => images.map(({ alt }) => alt))).toEqual([]);
  });

  test('[IMG-01] each image of each product has its own in English', () => {
    expect(lacking((product) => product.images.map((image) => englishAlt(product, image)))).toEqual([]);
  });

  test('[IMG-01] describe what is shown besides the product', () => {
    const maple = products.find(({ handle }) => handle === 'bonsai-momiji');
    expect(maple?.images.map((image) => englishAlt(maple, image))).toEqual([
      'Japanese maple bonsai',
      'Japanese maple bonsai, leaves and texture',
      'Japanese maple bonsai, placed in a room',
      'Japanese maple bonsai, Lapis blue',
      'Japanese maple bonsai, White',
      'Japanese maple bonsai, Green glaze',
    ]);
  });
});
