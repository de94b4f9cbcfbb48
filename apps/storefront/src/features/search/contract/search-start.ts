// zod/mini: the search field's code parses responses with this contract too.

import type { Locale } from '@shop/rules/language';
import * as z from 'zod/mini';
import { suggestedProduct } from './suggestions';

/** Categories with pictures in an opened search. */
export const START_CATEGORIES = 8;
/** Number of products in it. */
export const START_PRODUCTS = 3;

/** The response: pictures of categories, by their addresses in that language, and best sellers. */
export const searchStartAnswer = z.object({
  pictures: z
    .array(
      z.object({
        path: z.string().check(z.regex(/^\/(?![/\\])/)),
        src: z.string(),
        /** Width by height; null if the platform does not provide it. */
        ratio: z.nullable(z.number().check(z.positive())),
      }),
    )
    .check(z.maxLength(START_CATEGORIES)),
  products: z.array(suggestedProduct).check(z.maxLength(START_PRODUCTS)),
});

export type SearchStartAnswer = z.output<typeof searchStartAnswer>;

/** The endpoint's URL for a language. */
export function searchStartAddress(locale: Locale): string {
  return `/api/search-start?${new URLSearchParams({ locale })}`;
}
