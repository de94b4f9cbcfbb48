import { collectionPath } from '@shop/rules/catalog/collection-path';
import type { SuggestedCollection, SuggestedProduct, Suggestions } from '@shop/rules/navigation/suggestions';
import type { Result } from '@shop/rules/result';
import type { PredictiveSearchQuery } from '../__generated__/client/graphql';
import { type Answer, list, type MalformedAnswer, money, optional, readAnswer, text } from './answer';
import { factText } from './fact';

type Found = NonNullable<PredictiveSearchQuery['predictiveSearch']>;

/** What the platform suggests while a shopper types (SEARCH-04); nothing where it answers null. */
export function toSuggestions(wire: Found | null): Result<Suggestions, MalformedAnswer> {
  return readAnswer<Found | null, Suggestions>('predictiveSearch', wire, (answer) => {
    const found = optional(answer, (present) => ({
      keywords: list(present.at('queries'), (query) => text(query.at('text'))),
      products: list(present.at('products'), readProduct),
      collections: list(present.at('collections'), readCollection),
    }));
    return found ?? { keywords: [], products: [], collections: [] };
  });
}

function readProduct(product: Answer<Found['products'][number]>): SuggestedProduct {
  const range = product.at('priceRange');
  const price = money(range.at('minVariantPrice'));
  return {
    handle: text(product.at('handle')),
    title: text(product.at('title')),
    imageSrc: optional(product.at('featuredImage'), (image) => text(image.at('url'))),
    price,
    hasPriceRange: money(range.at('maxVariantPrice')) > price,
  };
}

function readCollection(collection: Answer<Found['collections'][number]>): SuggestedCollection {
  const kind = factText(collection.at('kind'));
  return {
    title: text(collection.at('title')),
    path: factText(collection.at('path')) || collectionPath(text(collection.at('handle'))),
    isCategory: kind === 'category' || kind === 'subcategory',
  };
}
