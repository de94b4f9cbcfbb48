import type { SearchPhrases } from '@shop/rules/brand/search-phrases';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** A pattern that matches nothing, for phrases that the brand omits. */
export const NOTHING = '(?!)';

/** Returns a function that makes something of the phrases of the shop's brand, once per process (BRAND-01). */
export function ofPhrases<Made>(make: (phrases: SearchPhrases) => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make(shopBrand().searchDictionary?.phrases ?? {}) };
    return made.value;
  };
}
