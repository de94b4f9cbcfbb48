/** A row of a page's data that tells the browser to fetch a style sheet or a picture ahead. */
const FETCH_HINT = /^:HL\["[^\n]*\n/gm;

/**
 * A page's data (what the browser asks for to change pages) without its hints to fetch style sheets and pictures. Data that
 * is fetched on intent is often not shown in the end: its pictures would be paid for by the shopper, and browsers warn of
 * everything that was fetched ahead and not used. When the page is shown its sheets are awaited anyway.
 */
export function withoutFetchHints(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const rest = text.replace(FETCH_HINT, '');
  return rest.length === text.length ? body : Buffer.from(rest, 'latin1');
}
