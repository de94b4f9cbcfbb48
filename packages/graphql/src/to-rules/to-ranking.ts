import type { RankedProduct } from '@shop/rules/ranking/category-firsts';
import type { Result } from '@shop/rules/result';
import type { RankingProductsQuery } from '../__generated__/documents/graphql';
import { having, list, type MalformedAnswer, optional, readAnswer, text } from './answer';
import { readProductCard } from './to-product-card';

/** The overall ranking, best first, with the category of each product (RANK-02). */
export function toRanking({ products }: RankingProductsQuery): Result<RankedProduct[], MalformedAnswer> {
  return readAnswer('products', products.nodes, (nodes) =>
    list(nodes, (product) => ({
      ...readProductCard(product),
      category: optional(product.at('category'), (fact) =>
        optional(fact.at('reference'), (reference) => {
          const collection = having(reference, 'handle');
          return collection && text(collection.at('handle'));
        }),
      ),
    })),
  );
}
