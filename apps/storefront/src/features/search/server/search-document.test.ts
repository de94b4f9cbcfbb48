import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { expect, test } from 'vitest';
import { catalogueDocuments } from '#test/search/catalogue-documents.ts';
import { SharedParts, sharedDocument } from './search-document';

test('[SEARCH-07] a product of the index is what was read, and has each of its equal parts once', () => {
  const parts = new SharedParts();
  const products = catalogueDocuments(loadCatalogue(), () => []).flatMap(({ document }) =>
    document.kind === 'product' ? [document] : [],
  );
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
