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
 * The first products in the order of a view. Full matches come first in every order.
 * @param shares of the query that those behind the full matches meet, by handle
 * @param count of the products that are needed: of thousands mostly those of the first page
 */
export function inOrder(
  products: readonly ProductDocument[],
  { sort }: Pick<ListView, 'sort'>,
  scores: ReadonlyMap<string, number>,
  shares: ReadonlyMap<string, number>,
  index: SearchIndex,
  count: number,
): ProductDocument[] {
  const order = ORDERS[sort];
  const compared: Order = (one, other) => {
    const isBoth = (one.share === null) === (other.share === null);
    return isBoth && sort !== 'recommended'
      ? order(one, other)
      : (other.share ?? 1) - (one.share ?? 1) || order(one, other);
  };
  const first: Ordered[] = [];
  for (const product of products) {
    const { handle } = product;
    const next: Ordered = {
      product,
      score: scores.get(handle) ?? 0,
      rank: index.rankOf(product),
      share: shares.get(handle) ?? null,
    };
    const last = first.at(-1);
    if (first.length === count && last !== undefined && compared(next, last) >= 0) continue;
    first.splice(placeFor(next, first, compared), 0, next);
    if (first.length > count) first.pop();
  }
  return first.map(({ product }) => product);
}

/** The place behind all that come before or are equal. */
function placeFor(next: Ordered, sorted: readonly Ordered[], order: Order): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other !== undefined && order(next, other) < 0) to = middle;
    else from = middle + 1;
  }
  return from;
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
