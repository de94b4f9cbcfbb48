import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures } from '@shop/fixtures/pictures/find-picture';
import { expect, test } from 'vitest';
import { renderImage } from './render-image.ts';

/** Cards on a list page, and the byte budget of their images together. */
const PAGE = 24;
const LIMIT = 400_000;
/** Request of a phone with a device pixel ratio of 3 for a two-column list. */
const WIDTH = 540;

test('[IMG-01] the images of a list of 24 products total less than 400 KB on a phone', async () => {
  const catalogue = loadCatalogue();
  const index = indexPictures(catalogue);
  const products = new Map(catalogue.products.map((product) => [product.handle, product]));
  const handles = catalogue.ranking.bestSellingHandles.slice(0, PAGE);
  expect(handles).toHaveLength(PAGE);
  let bytes = 0;
  for (const handle of handles) {
    const picture = findPicture(products.get(handle)?.images[0]?.src ?? '', index);
    if (picture === null) throw new Error(`no picture of ${handle}`);
    const request = { width: WIDTH, format: 'avif', progressive: false, negotiated: true } as const;
    bytes += (await renderImage(picture, request)).length;
  }
  expect(bytes).toBeLessThan(LIMIT);
});
