/** Longest text that is written down, in characters. */
const LONGEST = 60;

/** What may belong to a person, in text without full-width forms. */
const PERSONAL: readonly RegExp[] = [
  // An address of a mail, also half of one, and an address of the web, which may carry a token.
  /@|:\/\/|\bwww\./,
  // A number of an order, an account, a card or a telephone.
  /\d{7,}/,
  // A telephone: it begins with 0 or a country, and is written in groups.
  /(?:\+\d{1,3}|(?<!\d)0)[\d\s.()\p{Pd}ー−]*\d[\d\s.()\p{Pd}ー−]{6,}\d/u,
  // A card, and a postal code: who types one types an address.
  /\d{4}(?:[\s\p{Pd}]\d{4}){2}/u,
  /(?<!\d)\d{3}[\p{Pd}ー−]\d{4}(?!\d)|〒/u,
];

/**
 * The words of a search as they are counted (SEARCH-09): one spelling of width and capitals, bounded, without invisible characters. Null for
 * text that may say who somebody is: all of it, because what stands beside an address is a name.
 */
export function countedTerm(query: string): string | null {
  const text = query.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (PERSONAL.some((pattern) => pattern.test(text))) return null;
  const term = Array.from(text).slice(0, LONGEST).join('').trim();
  return term === '' ? null : term;
}
