import { AT_SIGN, MAIL_DOMAIN, withoutQuotedAddresses } from './without-quoted-addresses';

const MAIL = '[mail]';

/**
 * Data that must not appear in a log, and its replacement. The shop's own lines contain none; this covers libraries' errors. Each
 * pattern has linear time for any line: some contain visitors' input, and the event loop writes them.
 */
type Blots = readonly (readonly [RegExp, string])[];

/** Only in lines with an @, which few are: a line is written for each request. */
const BLOTS_WITH_AT: Blots = [
  // Before e-mail addresses, because a connection string contains an @ too.
  [/(?<=[a-z\d]:\/\/)[^\s/@"\\]+@/gi, '[secret]@'],
  // Anchored at the beginning of a word, so that a long one is scanned once.
  [
    new RegExp(`(?<![\\p{L}\\p{N}._%+'!#$&*^\`{|}~-])[\\p{L}\\p{N}._%+'!#$&*^\`{|}~-]+${MAIL_DOMAIN}`, 'giu'),
    MAIL,
  ],
];

const BLOTS: Blots = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  // URLs without their queries: search terms, tokens, codes.
  [/(?<=[\w/%.~-])\?[^\s"\\)]+/g, '?[query]'],
  [
    /\/(search|tags|mail-links|coupon|confirm|unsubscribe|restock-notice\/stop|cart\/open|link\/[a-z]+\/agent|cart-handovers)\/[^\s"\\)]+/g,
    '/$1/[value]',
  ],
  // The machine's own addresses identify a service, not a person.
  [/(?<![\d.])(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[address]'],
  [/(?<![\w:.])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])/gi, '[address]'],
  [
    /(?<![\w:.])[\da-f]{1,4}(?::[\da-f]{1,4}){0,6}::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    '[address]',
  ],
];

/** An escape sequence in JSON: redaction does not cross it, and it stays whole. */
const ESCAPE = /(\\(?:["\\/bfnrt]|u[\da-f]{4}))/i;

/** A log line without e-mail and client addresses, secrets in connection strings, and queries (OBS-04). */
export function withoutPersonalData(line: string): string {
  const [text, blots] = AT_SIGN.test(line)
    ? [withoutQuotedAddresses(line, MAIL), [...BLOTS_WITH_AT, ...BLOTS]]
    : [line, BLOTS];
  return text
    .split(ESCAPE)
    .map((part, at) =>
      at % 2 === 1 ? part : blots.reduce((rest, [pattern, blot]) => rest.replace(pattern, blot), part),
    )
    .join('');
}
