import type { ListView } from '@shop/rules/catalog/list-view';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';

/** A product with what it is ordered by, computed once: thousands are compared. */
interface Ordered {
  readonly product: ProductDocument;
  readonly score: number;
  readonly rank: number;
  /** The share of the query that it meets; null for a full match. */
  readonly share: number | null;
}

type Order = (one: Ordered, other: Ordered) => number;

/**
 * Products in the order of a view. Full matches come first in every order.
 * @param shares of the query that those behind the full matches meet, by handle
 */
export function inOrder(
  products: readonly ProductDocument[],
  { sort }: Pick<ListView, 'sort'>,
  scores: ReadonlyMap<string, number>,
  shares: ReadonlyMap<string, number>,
  index: SearchIndex,
): ProductDocument[] {
  const order = ORDERS[sort];
  const ordered = products.map((product): Ordered => {
    const { handle } = product;
    return {
      product,
      score: scores.get(handle) ?? 0,
      rank: index.rankOf(product),
      share: shares.get(handle) ?? null,
    };
  });
  ordered.sort((one, other) => {
    const isBoth = (one.share === null) === (other.share === null);
    return isBoth && sort !== 'recommended'
      ? order(one, other)
      : (other.share ?? 1) - (one.share ?? 1) || order(one, other);
  });
  return ordered.map(({ product }) => product);
}

const lowest = ({ product: { prices } }: Ordered) => Math.min(...prices);
const byRank: Order = (one, other) => one.rank - other.rank;

const ORDERS: Readonly<Record<ListView['sort'], Order>> = {
  recommended: (one, other) => other.score - one.score || byRank(one, other),
  best: byRank,
  new: (one, other) => other.product.publishedAt.localeCompare(one.product.publishedAt) || byRank(one, other),
  'price-asc': (one, other) => lowest(one) - lowest(other) || byRank(one, other),
  'price-desc': (one, other) => lowest(other) - lowest(one) || byRank(one, other),
};
