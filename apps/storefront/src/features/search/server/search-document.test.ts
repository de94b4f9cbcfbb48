import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { expect, test } from 'vitest';
import { catalogueDocuments } from '#test/search/catalogue-documents.ts';
import { sharedDocument } from './search-document';

test('[SEARCH-07] a product of the index is what was read, and has each of its equal parts once', () => {
  const texts = new Map<string, string>();
  const products = catalogueDocuments(loadCatalogue(), () => []).flatMap(({ document }) =>
    document.kind === 'product' ? [document] : [],
  );
  expect(products.length).toBeGreaterThan(100);
  for (const product of products) {
    const read = JSON.parse(JSON.stringify(product)) as typeof product;
    const shared = sharedDocument(read, texts);
    expect(shared).toEqual(product);
    expect(shared.card.en.tags).toBe(shared.tags);
    expect(shared.card.ja.image).toBe(shared.card.en.image);
  }
  // The tags and producers of all products together.
  expect(texts.size).toBeLessThan(products.length * 2);
});
