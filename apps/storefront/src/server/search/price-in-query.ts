/** A need for a price, as it stands in a query. */
interface PriceCondition {
  /** As it was typed. */
  readonly text: string;
  /** In yen, both included; null is open. */
  readonly min: number | null;
  readonly max: number | null;
}

const AMOUNT = String.raw`(?:[¥￥]\s?)?(\d[\d,]*(?:\.\d+)?|[一二三四五六七八九]|(?=[万千]))\s?(万|千|k\b)?\s?(\d{3,4}(?!\d)|[一二三四五六七八九\d]千)?\s?(?:円|yen|jpy)?`;
const BETWEEN = new RegExp(`${AMOUNT}\\s?(?:〜|~|-|から|to)\\s?${AMOUNT}(?:まで|以内|以下)?`, 'iu');
const BELOW_AFTER = new RegExp(
  `(?:予算\\s?|〜|~)?${AMOUNT}\\s?(?:以下|以内|未満|まで|くらい|ぐらい|程度|前後|or less|and under)`,
  'iu',
);
const ABOVE_AFTER = new RegExp(`${AMOUNT}\\s?(?:以上|から|〜|~|or more|and up)`, 'iu');
const DECADE = new RegExp(`${AMOUNT}\\s?台`, 'iu');
const BELOW_BEFORE = new RegExp(`(?:under|below|less than|up to|max|within)\\s+${AMOUNT}`, 'iu');
const ABOVE_BEFORE = new RegExp(`(?:over|above|more than|from)\\s+${AMOUNT}`, 'iu');
const PLAIN = new RegExp(`(?:予算\\s?|〜|~)?${AMOUNT}`, 'iu');

const KANJI = '一二三四五六七八九';
const MOST = 9_999_999;

/**
 * Reads the first price of a query: 5000円以下, 1万円まで, 3,000〜5,000円, 2000円台, under 3000 yen, ¥5000. Numbers without a currency
 * are no prices, but where 以下 or `under` says so.
 * @param query in NFKC
 */
export function priceInQuery(query: string): PriceCondition | null {
  const between = match(BETWEEN, query, true);
  if (between !== null) {
    const [one, other] = [amountOf(between, 1), amountOf(between, 4)];
    if (one !== null && other !== null && one !== other)
      return { text: between[0].trim(), min: Math.min(one, other), max: Math.max(one, other) };
  }
  const decade = match(DECADE, query, true);
  const low = decade && amountOf(decade, 1);
  if (decade && low) {
    const step = 10 ** Math.floor(Math.log10(low));
    return { text: decade[0].trim(), min: low, max: low + step - 1 };
  }
  for (const pattern of [BELOW_AFTER, BELOW_BEFORE]) {
    const below = match(pattern, query, false);
    const max = below && amountOf(below, 1);
    if (below && max) return { text: below[0].trim(), min: null, max };
  }
  for (const pattern of [ABOVE_AFTER, ABOVE_BEFORE]) {
    const above = match(pattern, query, pattern === ABOVE_AFTER);
    const min = above && amountOf(above, 1);
    if (above && min) return { text: above[0].trim(), min, max: null };
  }
  const plain = match(PLAIN, query, true);
  const max = plain && amountOf(plain, 1);
  return plain && max ? { text: plain[0].trim(), min: null, max } : null;
}

/** The first place where a pattern stands with an amount in it. */
function match(pattern: RegExp, query: string, withCurrency: boolean): RegExpExecArray | null {
  for (const found of query.matchAll(new RegExp(pattern, 'giu'))) {
    const isMoney = /[円¥￥]|yen|jpy/iu.test(found[0]);
    if (
      /[\d一二三四五六七八九]/u.test(found[0]) &&
      (isMoney || (!withCurrency && /\d{3,}|[万千]/u.test(found[0])))
    )
      return found;
  }
  return null;
}

/** The amount whose first group is given, in yen. */
function amountOf(found: RegExpExecArray, group: number): number | null {
  const [number = '', unit, rest] = [found[group], found[group + 1], found[group + 2]];
  const base =
    KANJI.includes(number) && number !== ''
      ? KANJI.indexOf(number) + 1
      : Number(number.replaceAll(',', '') || (unit ? 1 : Number.NaN));
  const factor = unit === '万' ? 10_000 : unit === undefined ? 1 : 1_000;
  const more =
    rest === undefined
      ? 0
      : rest.endsWith('千')
        ? (KANJI.indexOf(rest[0] ?? '') + 1 || Number(rest[0])) * 1_000
        : Number(rest);
  const amount = Math.round(base * factor) + (unit === undefined ? 0 : more);
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, MOST) : null;
}
