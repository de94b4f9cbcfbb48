/**
 * What is known of a product by its kind, beyond its texts (SEARCH-05), in the names of its brand's search phrases. Where it tells the
 * colours of a part or the months of a display, it tells all of them.
 */
export interface ProductFacts {
  readonly colours: readonly { readonly part: string; readonly hues: readonly string[] }[];
  /** Months from 1, of what happens then. */
  readonly times: readonly { readonly display: string; readonly months: readonly number[] }[];
  /** Claims that no text has to make: evergreen, slow to grow. */
  readonly traits: readonly string[];
}

/** Of a product of which nothing is known. */
export const NO_FACTS: ProductFacts = { colours: [], times: [], traits: [] };
