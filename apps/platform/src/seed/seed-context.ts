import type { Catalogue } from '@shop/fixtures/catalogue/catalogue';
import { globalId } from '../catalogue/global-id.ts';
import { DOCUMENT_IDS } from './document-ids.ts';

/** Lookup tables for references in product rows. */
export type SeedContext = ReturnType<typeof seedContext>;

/** Builds the lookup tables for all product rows once. */
export function seedContext(catalogue: Catalogue) {
  const { bestSellingHandles } = catalogue.ranking;
  const productOf = new Map(catalogue.products.map((product) => [product.handle, product]));
  const reviewsOf = new Map<number, string[]>();
  for (const review of catalogue.reviews) {
    const ids = reviewsOf.get(review.productId) ?? [];
    ids.push(globalId('Metaobject', DOCUMENT_IDS.review + review.id));
    reviewsOf.set(review.productId, ids);
  }
  return {
    productOf,
    reviewsOf,
    ranks: new Map(bestSellingHandles.map((handle, index) => [handle, index + 1])),
    bestSelling: bestSellingHandles.flatMap((handle) => productOf.get(handle) ?? []),
    collectionOf: new Map(catalogue.collections.map((collection) => [collection.handle, collection])),
    producerOf: new Map(catalogue.producers.map((producer) => [producer.handle, producer])),
    room: catalogue.room,
    growthOf: new Map(catalogue.growth.map(({ handle, ...growth }) => [handle, growth])),
    arOf: new Map(catalogue.ar.map((model) => [model.productId, model])),
    setOf: new Map(catalogue.setProducts.map((set) => [set.productId, set])),
    vendorNamesEn: new Map(
      [...catalogue.producers, ...catalogue.otherVendors].map(({ name, nameEn }) => [name, nameEn]),
    ),
    excluded: new Set(catalogue.lists.excludedProductIds),
  };
}
