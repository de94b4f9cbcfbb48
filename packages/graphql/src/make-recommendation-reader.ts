import type { ApolloClient } from '@apollo/client';
import { decodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import type { ProductCard } from '@shop/rules/product/product-card';
import { type LanguageCode, ProductRecommendationsDocument } from './__generated__/client/graphql';
import { toProductCards } from './to-rules/to-product-card';

/** What goes with a product. Nothing when the platform has nothing, or is out of reach: the page can do without. */
export type RecommendationReader = (productId: GlobalId, signal?: AbortSignal) => Promise<ProductCard[]>;

/** The browser's way to recommendations: the cart's page asks for its newest line (CART-08). */
export function makeRecommendationReader(client: ApolloClient, language: LanguageCode): RecommendationReader {
  return async (productId, signal) => {
    const plain = decodeGlobalId(productId);
    if (!plain.ok) return [];
    try {
      signal?.throwIfAborted();
      const { data } = await client.query({
        query: ProductRecommendationsDocument,
        variables: { productId: plain.value, language },
        context: { fetchOptions: { signal } },
      });
      const cards = toProductCards(data?.productRecommendations ?? []);
      return cards.ok ? cards.value : [];
    } catch {
      // Out of reach, refused, or the page went away: there is something else to show.
      return [];
    }
  };
}
