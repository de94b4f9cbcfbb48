import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import { MAIN_LOCALE } from '@shop/rules/language';
import { pageAddress } from '#foundation/routing/page-address.ts';
import { rewritesToPages } from '#foundation/routing/rewrites.ts';

/** First segments of the pages' paths, without a language; '' of the home page's. */
const FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  ...CATEGORY_ADDRESSES.handles,
  ...rewritesToPages()
    .filter(({ destination }) => destination.startsWith(`${pageAddress.home(MAIN_LOCALE)}/`))
    .map(({ source }) => source.split('/')[1] ?? ''),
]);

/** Whether a path without a language is of a kind that has pages: `/products/x` whatever x is, and not `/x`. */
export function isPagePath(path: string): boolean {
  return FIRST_SEGMENTS.has(path.split('/')[1] ?? '');
}
