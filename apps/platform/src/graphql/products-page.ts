import type { CatalogueCollection } from '../catalogue/collection.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import type { ProductOrder } from '../catalogue/product-order.ts';
import type { ProductFilter } from './__generated__/resolvers.ts';
import type { PlatformContext } from './context.ts';
import type { ProductConnectionModel } from './models.ts';
import { type PageArguments, paginate, type SortedList } from './paginate.ts';
import { groupFilters, passes } from './product-filter.ts';
import { narrowed, sortedProducts } from './sorted-products.ts';

/** A page of all products or of a collection. */
export function productsPage(
  collection: CatalogueCollection | null,
  order: ProductOrder,
  filters: readonly ProductFilter[],
  args: PageArguments,
  context: PlatformContext,
): ProductConnectionModel {
  const { catalogue, language } = context;
  const list = sortedProducts(catalogue, collection, order, language);
  const page = filteredPage(list, filters, args, context);
  // Filter counts do not depend on the order: one shared list, counted once.
  const base = sortedProducts(catalogue, collection, 'MANUAL', language).items;
  return { ...page, filterBase: { products: base, filters } };
}

/** A filtered page of a sorted list. */
export function filteredPage(
  list: SortedList<CatalogueProduct>,
  filters: readonly ProductFilter[],
  args: PageArguments,
  { catalogue }: PlatformContext,
): ProductConnectionModel {
  const groups = groupFilters(filters, catalogue);
  const left = groups.length === 0 ? list : narrowed(list, (product) => passes(product, groups));
  return { ...paginate(left, args, 'products'), filterBase: { products: list.items, filters } };
}
