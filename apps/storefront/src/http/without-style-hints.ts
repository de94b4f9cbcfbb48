/** A row of a page's data that tells the browser to fetch a style sheet ahead. */
const STYLE_HINT = /^:HL\["\/_next\/static\/css\/[^\n]*\n/gm;

/**
 * A page's data (what the browser asks for to change pages) without its hints to fetch style sheets. Data that is fetched
 * on intent is often not shown in the end, and browsers warn of every sheet that was fetched ahead and not used; when the
 * page is shown its sheets are awaited anyway.
 */
export function withoutStyleHints(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const rest = text.replace(STYLE_HINT, '');
  return rest.length === text.length ? body : Buffer.from(rest, 'latin1');
}
