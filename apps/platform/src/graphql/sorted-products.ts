import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueCollection } from '../catalogue/collection.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { type ProductOrder, productOrderValue } from '../catalogue/product-order.ts';
import { compareSortKeys, type SortedList, type SortKey } from './paginate.ts';

type Sorted = SortedList<CatalogueProduct>;

/** Cached sorted lists of one catalogue version. */
interface Shelf {
  readonly version: number;
  readonly lists: Map<string, Sorted>;
}

const shelves = new WeakMap<Catalogue, Shelf>();

/**
 * All products, or a collection's, sorted and cached until a product changes.
 * @param language of titles and types for sorting
 */
export function sortedProducts(
  catalogue: Catalogue,
  collection: CatalogueCollection | null,
  order: ProductOrder,
  language: string,
): Sorted {
  const cache = cardCacheOf(catalogue);
  const name = `${collection?.numericId ?? ''} ${order} ${language}`;
  const known = cache.lists.get(name);
  if (known !== undefined) return known;
  const made = sort(catalogue, collection, order, language);
  cache.lists.set(name, made);
  return made;
}

/** The same order with fewer products. */
export function narrowed(list: Sorted, isIn: (product: CatalogueProduct) => boolean): Sorted {
  return { ...list, items: list.items.filter(isIn) };
}

function cardCacheOf(catalogue: Catalogue): Shelf {
  const known = shelves.get(catalogue);
  if (known !== undefined && known.version === catalogue.version) return known;
  const made = { version: catalogue.version, lists: new Map() };
  shelves.set(catalogue, made);
  return made;
}

function sort(
  catalogue: Catalogue,
  collection: CatalogueCollection | null,
  order: ProductOrder,
  language: string,
): Sorted {
  const members =
    collection === null
      ? catalogue.products.map((product) => ({ product, position: product.position }))
      : catalogue.membersOf(collection);
  const keys = new Map<CatalogueProduct, SortKey>(
    members.map(({ product, position }) => [
      product,
      [order === 'MANUAL' ? position : productOrderValue(product, order, language), product.numericId],
    ]),
  );
  const keyOf = (product: CatalogueProduct): SortKey => keys.get(product) ?? [0, product.numericId];
  const items = [...keys.keys()].sort((left, right) => compareSortKeys(keyOf(left), keyOf(right)));
  return { order, items, keyOf };
}
