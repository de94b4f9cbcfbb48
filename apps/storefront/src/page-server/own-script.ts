/** How Next hands a page's data to its code: each piece is a call with plain JSON, which does nothing but hand it over. */
const DATA_CALL = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** The first of those calls. */
const FIRST_CALL = '(self.__next_f=self.__next_f||[]).push([0])';

/**
 * Whether a script that stands in a page is one that this shop wrote: by its whole text, or as a piece of a page's data. A hash says
 * only that a script stood there when the page was made; one that came in by a merchant's or a shopper's text must get none.
 * @param known texts of the shop's own scripts
 */
export function isOwnScript(text: string, known: ReadonlySet<string>): boolean {
  return known.has(text) || isPageData(text);
}

/** Whether a script's text is a piece of a page's data and nothing else. */
export function isPageData(text: string): boolean {
  if (text === FIRST_CALL) return true;
  const [, json] = DATA_CALL.exec(text) ?? [];
  return json !== undefined && isJson(json);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
