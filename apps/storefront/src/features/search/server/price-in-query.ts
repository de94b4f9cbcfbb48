/** A price condition in a query. */
interface PriceCondition {
  /** As typed. */
  readonly text: string;
  /** In yen, inclusive; null is open. */
  readonly min: number | null;
  readonly max: number | null;
  /** Whether it is a budget to be used up, not a bound: 2万円, 予算5千円. */
  readonly isBudget?: true;
  /** The amount that prices should be near: 5000円前後. */
  readonly about?: number;
}

const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
/** 1万5千, 千五百, 1万5000; 千 alone is one of it. */
const JAPANESE = String.raw`(?:(?:${DIGITS}|[一二三四五六七八九])?\s?[万千百十])+(?:\d{1,4}(?!\d))?`;
const AMOUNT = String.raw`(?:[¥￥]\s?)?(${JAPANESE}|${DIGITS}(?:\s?k\b)?|[一二三四五六七八九])\s?(?:円|yen|jpy)?`;
const BETWEEN = new RegExp(
  `(?:between\\s+|from\\s+)?${AMOUNT}\\s?(?:〜|~|-|–|から|以上|to|and)[\\s、,]*${AMOUNT}(?:まで|以内|以下|未満|の間)?`,
  'iu',
);
const BELOW_AFTER = new RegExp(
  `(?:予算\\s?|〜|~)?${AMOUNT}\\s?(?:以下|以内|未満|まで|より安い|or less|and under|or under)`,
  'iu',
);
const ABOVE_AFTER = new RegExp(`${AMOUNT}\\s?(?:以上|から|〜|~|より高い|or more|and up|or over)`, 'iu');
const ABOUT_AFTER = new RegExp(
  `(?:予算\\s?|約\\s?)?${AMOUNT}\\s?(?:くらい|ぐらい|位|程度|前後|ほど|or so)`,
  'iu',
);
const DECADE = new RegExp(`${AMOUNT}\\s?台`, 'iu');
const BELOW_BEFORE = new RegExp(
  `(?:under|below|less than|cheaper than|no more than|not more than|at most|up to|max(?:imum)?|within|budget(?: of)?)\\s+${AMOUNT}`,
  'iu',
);
const ABOVE_BEFORE = new RegExp(
  `(?:over|above|more than|at least|min(?:imum)?|from|starting at)\\s+${AMOUNT}`,
  'iu',
);
const ABOUT_BEFORE = new RegExp(`(?:about|around|roughly|approximately|circa|約)\\s*${AMOUNT}`, 'iu');
/** About 5,000 means a quarter more or less. */
const ABOUT = 0.25;
const PLAIN = new RegExp(`(?:予算\\s?|〜|~)?${AMOUNT}`, 'iu');

/** The largest coin, in yen. */
const COIN = 500;
const ONE_COIN = /ワンコイン(?:で|以内|以下)?|500円玉(?:[一1]枚)?/u;

const KANJI = '一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 万: 10_000, 千: 1_000, 百: 100, 十: 10 };
const MOST = 9_999_999;

/**
 * Parses the first price of a query: 5000円以下, 3,000〜5,000円, 5000円以上1万円以下, 2000円台, 5千円くらい (a quarter more or less), under 3000 yen,
 * between 3000 and 5000 yen, ¥5000. Numbers without a currency are prices only with 以下 or `under`.
 * @param query in NFKC
 */
export function priceInQuery(query: string): PriceCondition | null {
  const [coin] = ONE_COIN.exec(query) ?? [];
  if (coin !== undefined) return { text: coin, min: null, max: COIN };
  const between = match(BETWEEN, query, true);
  if (between !== null) {
    const [one, other] = [amountOf(between[1]), amountOf(between[2])];
    if (one !== null && other !== null && one !== other)
      return { text: between[0].trim(), min: Math.min(one, other), max: Math.max(one, other) };
  }
  const decade = match(DECADE, query, true);
  const low = decade && amountOf(decade[1]);
  if (decade && low) {
    const step = 10 ** Math.floor(Math.log10(low));
    return { text: decade[0].trim(), min: low, max: low + step - 1 };
  }
  for (const pattern of [ABOUT_AFTER, ABOUT_BEFORE]) {
    // An approximate number may be something else: 100 cm.
    const about = match(pattern, query, pattern === ABOUT_BEFORE);
    const amount = about && amountOf(about[1]);
    if (about && amount)
      return {
        text: about[0].trim(),
        min: Math.round(amount * (1 - ABOUT)),
        max: Math.round(amount * (1 + ABOUT)),
        about: amount,
      };
  }
  for (const pattern of [BELOW_AFTER, BELOW_BEFORE]) {
    const below = match(pattern, query, false);
    const max = below && amountOf(below[1]);
    if (below && max) return { text: below[0].trim(), min: null, max };
  }
  for (const pattern of [ABOVE_AFTER, ABOVE_BEFORE]) {
    const above = match(pattern, query, pattern === ABOVE_AFTER);
    const min = above && amountOf(above[1]);
    if (above && min) return { text: above[0].trim(), min, max: null };
  }
  const plain = match(PLAIN, query, true);
  const max = plain && amountOf(plain[1]);
  return plain && max ? { text: plain[0].trim(), min: null, max, isBudget: true } : null;
}

const CHEAP =
  /安(?:い(?!らぎ)|く(?=買|手))|格安|激安|お?手頃|お?手ごろ|リーズナブル|プチプラ|お買い?得|\b(?:cheap(?:est)?|inexpensive|affordable|low[- ]cost|budget)\b/iu;
const DEAR = /高級|高価|豪華|奮発|\b(?:expensive|luxur(?:y|ious)|high[- ]end)\b/iu;

/** Whether a query without an amount wants low prices, -1, or high ones, 1; else 0. @param query in NFKC */
export function priceLevelInQuery(query: string): -1 | 0 | 1 {
  if (CHEAP.test(query)) return -1;
  return DEAR.test(query) ? 1 : 0;
}

/** The query without such a word, unless nothing else is left. */
export function withoutPriceLevel(query: string): string {
  const rest = query.replace(CHEAP, ' ').replace(DEAR, ' ');
  return /\p{L}{2}/u.test(rest) ? rest : query;
}

/** The first match that denotes money. */
function match(pattern: RegExp, query: string, withCurrency: boolean): RegExpExecArray | null {
  for (const found of query.matchAll(new RegExp(pattern, 'giu'))) {
    const isMoney = /[円¥￥]|yen|jpy/iu.test(found[0]);
    if (isMoney || (!withCurrency && /\d{3,}|[万千百]/u.test(found[0]))) return found;
  }
  return null;
}

/** @returns in yen; null for an empty or invalid amount */
function amountOf(text = ''): number | null {
  const written = text.replaceAll(/[,\s]/gu, '');
  let [all, belowMan] = [0, 0];
  for (const [, number = '', unit = ''] of written.matchAll(
    /([\d.]+|[一二三四五六七八九])?([万千百十k]?)/giu,
  )) {
    const factor = UNITS[unit] ?? (unit === '' ? 1 : 1_000);
    const count = number === '' ? null : KANJI.indexOf(number) + 1 || Number(number);
    if (unit === '万') {
      all += (belowMan + (count ?? (belowMan === 0 ? 1 : 0))) * factor;
      belowMan = 0;
    } else if (number + unit !== '') belowMan += (count ?? 1) * factor;
  }
  const amount = Math.round(all + belowMan);
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, MOST) : null;
}
