import {
  type CategoryAddresses,
  collectionPath,
  isCategoryHandle,
} from '@shop/rules/catalog/category-addresses';
import type { Collection, CollectionKind, CollectionSummary } from '@shop/rules/catalog/collection';
import type { BreadCrumb } from '@shop/rules/product/product';
import type { Result } from '@shop/rules/result';
import type {
  CollectionCountFragment,
  CollectionDetailFragment,
  CollectionSummaryFragment,
} from '../__generated__/documents/graphql';
import {
  type Answer,
  integer,
  list,
  type MalformedAnswer,
  optional,
  readAnswer,
  referenced,
  seoTexts,
  text,
} from './answer';
import { factText } from './fact';
import { readFileImage, readImage } from './to-image';
import { readProducerStoryReference } from './to-producer';

const KINDS: readonly CollectionKind[] = ['category', 'subcategory', 'purpose', 'producer'];

/** A reference to a collection, or to another type. */
type CollectionField = {
  readonly reference: { handle: string; title: string } | Record<PropertyKey, never> | null;
} | null;

/** A collection with its hero. */
export function toCollection(
  wire: CollectionDetailFragment,
  addresses: CategoryAddresses,
): Result<Collection, MalformedAnswer> {
  return readAnswer('collection', wire, (collection) => readCollection(collection, addresses));
}

/** A collection with its texts for search engines. */
export function readCollection(
  collection: Answer<CollectionDetailFragment>,
  addresses: CategoryAddresses,
): Collection {
  const summary = readCollectionSummary(collection, addresses);
  const description = text(collection.at('description'));
  const introduction = factText(collection.at('introduction'));
  return {
    ...summary,
    description,
    // A store may have one text for both, and a page shows both.
    introduction: introduction === description ? '' : introduction,
    cover: imageOf(collection),
    parent: readCollectionReference(collection.at('parent')),
    producer: readProducerStoryReference(collection.at('producer')),
    seo: seoTexts(collection.at('seo'), { title: summary.title, description }),
  };
}

const imageOf = (collection: Answer<CollectionSummaryFragment>) =>
  optional(collection.at('image'), (image) => readImage(image));

/** @param addresses for collections whose kind or path the store does not declare */
export function readCollectionSummary(
  collection: Answer<CollectionSummaryFragment>,
  addresses: CategoryAddresses,
): CollectionSummary {
  const handle = text(collection.at('handle'));
  const kind = factText(collection.at('kind'));
  return {
    handle,
    title: text(collection.at('title')),
    kind:
      KINDS.find((known) => known === kind) ?? (isCategoryHandle(handle, addresses) ? 'category' : 'other'),
    path: factText(collection.at('path')) || collectionPath(handle, addresses),
    // A store without our metafields has the image of its own collection form (BRAND-02).
    thumbnail: readFileImage(collection.at('thumbnail')) ?? imageOf(collection),
  };
}

/** The collection that a metafield refers to, as a breadcrumb. */
export function readCollectionReference(field: Answer<CollectionField>): BreadCrumb | null {
  return referenced(field, 'handle', (collection) => ({
    name: text(collection.at('title')),
    handle: text(collection.at('handle')),
  }));
}

const VENDOR_FILTER = 'filter.p.vendor';

/** Number of products by collection handle; a collection without the vendor filter is omitted. */
export function readCollectionCounts(
  collections: Answer<{ nodes: readonly CollectionCountFragment[] }>,
): Record<string, number> {
  const counts = list(collections.at('nodes'), (collection) => {
    const byVendor = list(collection.at('products').at('filters'), (filter) =>
      text(filter.at('id')) === VENDOR_FILTER
        ? [list(filter.at('values'), (value) => integer(value.at('count')))]
        : [],
    ).flat();
    const handle = text(collection.at('handle'));
    return byVendor.map((parts): [string, number] => [handle, parts.reduce((sum, part) => sum + part, 0)]);
  });
  return Object.fromEntries(counts.flat());
}
