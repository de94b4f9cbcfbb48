/**
 * What must not stand in a log, and what stands there for it. The log is written without any of it; this is for what libraries put into
 * their errors.
 */
const BLOTS: readonly (readonly [RegExp, string])[] = [
  // Before addresses of mails: a connection string has an @ too. Each pattern goes through a line once, whatever stands in it: visitors write
  // into some of them, and lines are written by the event loop.
  [/(?<=[a-z\d]:\/\/)[^\s/@"\\]+@/gi, '[secret]@'],
  // From the beginning of a word, so that a long one is gone through once.
  [
    /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu,
    '[mail]',
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  // Addresses without what they ask for: words that were searched, tokens, codes.
  [/(?<=[\w/%.~-])\?[^\s"\\)]+/g, '?[query]'],
  [/\/(search|tags|mail-links|coupon|confirm|unsubscribe)\/[^\s"\\)]+/g, '/$1/[value]'],
  // This machine's own say which service is meant, and no person's.
  [/(?<![\d.])(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[address]'],
  [/(?<![\w:.])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])/gi, '[address]'],
  [
    /(?<![\w:.])[\da-f]{1,4}(?::[\da-f]{1,4}){0,6}::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    '[address]',
  ],
];

/** What stands for a sign in JSON: nothing is blotted out across it, and it stays whole. */
const ESCAPE = /(\\(?:["\\/bfnrt]|u[\da-f]{4}))/i;

/** A line of the log without addresses of mails and clients, secrets in connection strings, and queries (OBS-04). */
export function withoutPersonalData(line: string): string {
  return line
    .split(ESCAPE)
    .map((part, at) =>
      at % 2 === 1 ? part : BLOTS.reduce((text, [pattern, blot]) => text.replace(pattern, blot), part),
    )
    .join('');
}
