import { isHandle } from '@shop/rules/is-handle';
import type { Locale } from '@shop/rules/language';
import { SUGGESTIONS_OF_A_KIND } from '@shop/rules/search/suggestions';
import { yen } from '@shop/rules/yen';
// zod/mini: the search field's code parses responses with this contract too.
import * as z from 'zod/mini';

const ofAKind = <Kind extends z.core.$ZodType>(kind: Kind) =>
  z.array(kind).check(z.maxLength(SUGGESTIONS_OF_A_KIND));
/** In Japanese, and within this shop. */
const path = z.string().check(z.regex(/^\/(?![/\\])/));

/** A product in a search field. */
export const suggestedProduct = z.object({
  handle: z.string().check(z.refine(isHandle)),
  title: z.string(),
  imageSrc: z.nullable(z.string()),
  price: z.pipe(z.int().check(z.nonnegative()), z.transform(yen)),
  hasPriceRange: z.boolean(),
});

/** The response. */
export const suggestionsAnswer = z.object({
  correction: z.nullable(z.string()),
  keywords: ofAKind(z.string()),
  needs: ofAKind(z.object({ keyword: z.string(), label: z.string() })),
  products: ofAKind(suggestedProduct),
  collections: ofAKind(
    // Responses of an earlier version have no isNamed.
    z.object({ title: z.string(), path, isCategory: z.boolean(), isNamed: z._default(z.boolean(), false) }),
  ),
  pages: ofAKind(z.object({ title: z.string(), path })),
  all: z._default(z.nullable(z.object({ keyword: z.string(), total: z.int().check(z.positive()) })), null),
});

/** The endpoint's URL for a typed text and a language. */
export function suggestionsAddress(q: string, locale: Locale): string {
  return `/api/suggestions?${new URLSearchParams({ q, locale })}`;
}
