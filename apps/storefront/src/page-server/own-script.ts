import { isPageData } from '@shop/page-server/next-internals/answers';

/**
 * Whether a script that stands in a page is one that this shop wrote: by its whole text, or as a piece of a page's data. A hash says
 * only that a script stood there when the page was made; one that came in by a merchant's or a shopper's text must get none.
 * @param known texts of the shop's own scripts
 */
export function isOwnScript(text: string, known: ReadonlySet<string>): boolean {
  return known.has(text) || isPageData(text);
}
