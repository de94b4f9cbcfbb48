// The small zod: the search field's code reads answers by this contract too.
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { suggestedProduct } from './suggestions';

/** Categories whose pictures an opened search shows. */
export const START_CATEGORIES = 8;
/** Products that it shows. */
export const START_PRODUCTS = 3;

/** The query of GET /api/search-start (SEARCH-08): the language of the page that asks. */
export const searchStartQuery = z.object({
  locale: z._default(z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`), 'ja'),
});

/** Its answer: pictures of categories, by their addresses in that language, and what sells best. */
export const searchStartAnswer = z.object({
  pictures: z
    .array(
      z.object({
        path: z.string().check(z.regex(/^\/(?![/\\])/)),
        src: z.string(),
        /** Width by height, null where the platform does not say. */
        ratio: z.nullable(z.number().check(z.positive())),
      }),
    )
    .check(z.maxLength(START_CATEGORIES)),
  products: z.array(suggestedProduct).check(z.maxLength(START_PRODUCTS)),
});

export type SearchStartAnswer = z.output<typeof searchStartAnswer>;

/** The endpoint's address for the pages of a language. */
export function searchStartAddress(locale: Locale): string {
  return `/api/search-start?${new URLSearchParams({ locale })}`;
}
