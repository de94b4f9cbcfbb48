import { expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { SharedParts, sharedDocument } from './search-document';

test('[SEARCH-07] a product of the index is what was read, and has each of its equal parts once', async () => {
  const parts = new SharedParts();
  const { entries } = await indexedCatalogue();
  const products = entries.flatMap(({ document }) => (document.kind === 'product' ? [document] : []));
  expect(products.length).toBeGreaterThan(100);
  for (const product of products) {
    const read = JSON.parse(JSON.stringify(product)) as typeof product;
    const shared = sharedDocument(read, parts);
    expect(shared).toEqual(product);
    expect(shared.card.en.tags).toBe(shared.tags);
    expect(shared.card.ja.image).toBe(shared.card.en.image);
  }
  const [one, other] = [products, products].map((each) =>
    sharedDocument(JSON.parse(JSON.stringify(each[0])), parts),
  );
  expect(one?.heights).toBe(other?.heights);
  expect(one?.aiTags).toBe(other?.card.en.aiTagIds);
});
