import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import type { Product } from '@shop/fixtures/catalogue/product';
import { DEFAULT_LIST_VIEW, type ListView } from '@shop/rules/catalog/list-view';
import { japaneseReadings } from '#features/search/server/japanese-readings.ts';
import { type Findings, searchCatalogue } from '#features/search/server/search-catalogue.ts';
import type { IndexEntry, ProductDocument } from '#features/search/server/search-document.ts';
import type { SearchIndex } from '#features/search/server/search-index.ts';
import { catalogueDocuments } from './catalogue-documents';
import { shopIndex } from './shop-index';

/** The sample shop's search. */
interface IndexedCatalogue {
  readonly index: SearchIndex;
  readonly entries: readonly IndexEntry[];
  readonly products: readonly Product[];
  readonly search: (query: string, view?: ListView) => Findings;
  /** The first products of a search. */
  readonly first: (query: string, count: number) => readonly ProductDocument[];
  /** Handles of the full matches, before similar products. */
  readonly matches: (query: string) => readonly string[];
}

let indexed: Promise<IndexedCatalogue> | undefined;

/**
 * The whole catalogue, indexed once for all files of a worker: a second or two of CPU time. Nobody changes it: who puts or removes an entry
 * has an index of its own.
 */
export function indexedCatalogue(): Promise<IndexedCatalogue> {
  indexed ??= indexCatalogue();
  return indexed;
}

async function indexCatalogue(): Promise<IndexedCatalogue> {
  const catalogue = loadCatalogue();
  const entries = catalogueDocuments(catalogue, await japaneseReadings());
  const index = shopIndex();
  for (const entry of entries) index.put(entry);
  const search = (query: string, view = DEFAULT_LIST_VIEW) => searchCatalogue(index, query, view);
  const first = (query: string, count: number) => search(query).products.slice(0, count);
  const matches = (query: string) => {
    const { products, nearFrom } = search(query);
    return products.slice(0, nearFrom ?? products.length).map(({ handle }) => handle);
  };
  return { index, entries, products: catalogue.products, search, first, matches };
}
