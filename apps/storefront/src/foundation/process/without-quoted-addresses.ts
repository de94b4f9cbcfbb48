/** The @ of an e-mail address, raw, full-width or URL-encoded. */
export const AT_SIGN = /[@＠]|%40/;

/** An @ and what follows it in an e-mail address: the source of a pattern with the flags `iu`. */
export const MAIL_DOMAIN = String.raw`(?:${AT_SIGN.source})(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}|\[[\d.]+\])`;

/** A double quote with all backslashes before it, raw or URL-encoded, and the domain of an address if one follows. */
const QUOTE = new RegExp(`(?<!\\\\|%5C)((?:\\\\|%5C)*)("|%22)(${MAIL_DOMAIN})?`, 'giu');
/** Added to the level of a URL-encoded quote: such text stands within raw quotes, never around them. */
const ENCODED = 100;

/**
 * The text with every e-mail address replaced whose local part is a quoted string (RFC 5321), as it is or within JSON or
 * URL-encoded text. The quotes of a log line that is itself a JSON object stay, so that it remains JSON. Linear in time: each
 * quote is visited once.
 */
export function withoutQuotedAddresses(text: string, blot: string): string {
  const outermost = text.startsWith('{') ? 1 : 0;
  const open: { readonly level: number; readonly start: number }[] = [];
  const kept: string[] = [];
  let done = 0;
  for (const { index, 0: match, 1: backslashes = '', 2: quote = '', 3: domain } of text.matchAll(QUOTE)) {
    const encoded = quote !== '"';
    const level = levelOf(backslashes) + (encoded ? ENCODED : 0);
    // Quotes of inner levels have their partners within this one's.
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const partner = open.at(-1)?.level === level ? open.pop() : undefined;
    if (domain !== undefined && partner !== undefined && level >= outermost) {
      kept.push(text.slice(done, partner.start), blot);
      done = index + match.length;
      continue;
    }
    // The backslashes of the quote itself; any before them are text.
    const own = (2 ** levelOf(backslashes) - 1) * (encoded && backslashes.includes('%') ? '%5C'.length : 1);
    open.push({ level, start: index + backslashes.length - own });
  }
  return kept.join('') + text.slice(done);
}

/**
 * How many strings a quote is nested in: each one doubles the backslashes before it and adds one, so that the nesting is the number
 * of ones at the end of their binary number. A quote within a string counts as one level more than those around the string.
 */
function levelOf(backslashes: string): number {
  const count = backslashes.replace(/%5C/gi, '\\').length;
  return 31 - Math.clz32((count + 1) & -(count + 1));
}
