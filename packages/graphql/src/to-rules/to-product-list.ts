import type { ListFilter, ProductList } from '@shop/rules/catalog/collection';
import { productCountOf } from '@shop/rules/catalog/list-facets';
import type { ListChunk } from '@shop/rules/catalog/list-walk';
import type { RankedProduct } from '@shop/rules/ranking/category-firsts';
import type { Result } from '@shop/rules/result';
import type {
  CollectionPriceCountsQuery,
  FilterDetailFragment,
  ProductCardFragment,
  RankingProductsQuery,
  SearchProductsQuery,
} from '../__generated__/documents/graphql';
import {
  type Answer,
  flag,
  having,
  integer,
  list,
  listHaving,
  type MalformedAnswer,
  nextCursor,
  optional,
  readAnswer,
  referenced,
  text,
} from './answer';
import { readProductCard } from './to-product-card';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

interface ProductConnection {
  readonly nodes: readonly ProductCardFragment[];
  readonly pageInfo: PageInfo;
  readonly filters: readonly FilterDetailFragment[];
}

interface CursorConnection {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly id: string } | Record<PropertyKey, never>;
  }[];
  readonly pageInfo: PageInfo;
}

/** One page of a collection's products. */
export function toProductList(wire: ProductConnection): Result<ProductList, MalformedAnswer> {
  return readAnswer('products', wire, (products) => ({
    products: list(products.at('nodes'), readProductCard),
    filters: list(products.at('filters'), readFilter),
    ...readPageInfo(products.at('pageInfo')),
  }));
}

/** One page of a search's products, with the total count. */
export function toSearchList(
  wire: SearchProductsQuery['search'],
): Result<ProductList & { readonly total: number }, MalformedAnswer> {
  return readAnswer('search', wire, (search) => ({
    total: integer(search.at('totalCount')),
    products: listHaving(search.at('nodes'), 'handle', readProductCard),
    filters: list(search.at('productFilters'), readFilter),
    ...readPageInfo(search.at('pageInfo')),
  }));
}

interface PriceRangeProducts {
  readonly nodes: readonly { readonly id: string }[];
  readonly filters: readonly FilterDetailFragment[];
}

/** The number of products per price range, in the order of the ranges; null for some that the platform does not count. */
export function toPriceCounts({
  collection: wire,
}: CollectionPriceCountsQuery): Result<(number | null)[], MalformedAnswer> {
  return readAnswer('collection', wire, (nullable) => {
    const count = (range: Answer<PriceRangeProducts>) => {
      const found = list(range.at('nodes'), (node) => node);
      return found.length === 0 ? 0 : productCountOf(list(range.at('filters'), readFilter));
    };
    return (
      optional(nullable, (collection) => [
        count(collection.at('first')),
        count(collection.at('second')),
        count(collection.at('third')),
        count(collection.at('fourth')),
      ]) ?? []
    );
  });
}

/** One page of an id-only query (CollectionCursors, SearchCursors). */
export function toListChunk(wire: CursorConnection): Result<ListChunk, MalformedAnswer> {
  return readAnswer('products', wire, (products) => ({
    places: list(products.at('edges'), (edge) => {
      const node = having(edge.at('node'), 'id') ?? edge.at('node').fail('a product');
      return { cursor: text(edge.at('cursor')), id: text(node.at('id')) };
    }),
    nextCursor: nextCursor(products),
  }));
}

/** A filter of a list, with the number of goods of each value. */
export function readFilter(filter: Answer<FilterDetailFragment>): ListFilter {
  return {
    id: text(filter.at('id')),
    label: text(filter.at('label')),
    values: list(filter.at('values'), (value) => ({
      id: text(value.at('id')),
      label: text(value.at('label')),
      count: integer(value.at('count')),
    })),
  };
}

function readPageInfo(pageInfo: Answer<PageInfo>) {
  return {
    hasNextPage: flag(pageInfo.at('hasNextPage')),
    endCursor: optional(pageInfo.at('endCursor'), text),
  };
}

/** The overall ranking, best first, with the category of each product (RANK-02). */
export function toRanking({ products }: RankingProductsQuery): Result<RankedProduct[], MalformedAnswer> {
  return readAnswer('products', products.nodes, (nodes) =>
    list(nodes, (product) => ({
      ...readProductCard(product),
      category: referenced(product.at('category'), 'handle', (collection) => text(collection.at('handle'))),
    })),
  );
}
