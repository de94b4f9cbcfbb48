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
const COUNTED: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1] as const)
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 3) * 10]),
    ),
);
/** `five thousand`, `15 hundred`. */
const IN_WORDS = String.raw`(?:\b(?:an?|${Object.keys(COUNTED).join('|')})|\d{1,3})\s(?:thousand|hundred)`;
const AMOUNT = String.raw`(?:[¥￥]\s?)?(${JAPANESE}|${IN_WORDS}|${DIGITS}(?:\s?k\b)?|[一二三四五六七八九])\s?(?:円札|円|yen|jpy)?`;
const BETWEEN = new RegExp(
  `(?:between\\s+|from\\s+)?${AMOUNT}\\s?(?:〜|~|-|–|から|以上|to|and)[\\s、,]*${AMOUNT}(?:まで|以内|以下|未満|の間)?`,
  'iu',
);
const BELOW_AFTER = new RegExp(
  `(?:予算\\s?|上限\\s?|最大\\s?|高くても\\s?|〜|~)?${AMOUNT}\\s?(?:以下|以内|未満|まで|を?上限|を?切る|より安[いく]|より下|でお(?:釣|つ)り|も?(?:しない|かけたくない|かけられない|かからない|出せない)|あれば買え|で(?:買|足り|収ま|おさま|済)|[はをも]?(?:超え|越え|オーバーし)(?:たく)?ない(?:くらい|程度)?|弱|or less|or cheaper|and (?:under|below)|or (?:under|below)|max(?:imum)?\\b|tops\\b|at most)`,
  'iu',
);
const ABOVE_AFTER = new RegExp(
  `${AMOUNT}\\s?(?:以上|から|〜|~|より高[いく]|を?超(?:え|す|)|を?上回|オーバー|強|or more|and (?:up|over|above)|or (?:over|above)|plus\\b)`,
  'iu',
);
const ABOUT_AFTER = new RegExp(
  `(?:予算\\s?|約\\s?)?${AMOUNT}\\s?(?:くらい|ぐらい|位|程度|前後|ほど|ちょっと(?!し)|見当|あたり|or so|-?ish\\b)`,
  'iu',
);
const DECADE = new RegExp(`${AMOUNT}\\s?[台代](?:の?(前半|後半))?`, 'iu');
/** 2、3千円: adjacent numbers of one unit are a range. */
const ADJACENT = /([1-8一二三四五六七八])[,、]?([2-9二三四五六七八九])\s?([千万])円?/u;
const BELOW_BEFORE = new RegExp(
  `(?:under|below|less than|cheaper than|no more than|(?:not|never|nothing)(?: costing)? (?:more than|over|above)|at most|up to|max(?:imum)?(?: of)?|within|limit(?: of)?|stay(?:ing)? under)\\s+${AMOUNT}`,
  'iu',
);
const ABOVE_BEFORE = new RegExp(
  `(?<!(?:not|no|never|nothing(?: costing)?)\\s)(?:over|above|more than|upwards of|at least|min(?:imum)?|from|starting at)\\s+${AMOUNT}`,
  'iu',
);
const ABOUT_BEFORE = new RegExp(
  `(?:about|around|roughly|approximately|approx\\.?|circa|somewhere near|close to|約|だいたい|およそ|ざっと)\\s*${AMOUNT}`,
  'iu',
);
/** About 5,000 means a quarter more or less. */
const ABOUT_TOLERANCE = 0.25;
const PLAIN = new RegExp(`(?:予算(?:は|が|[:：])?\\s?|budget(?: (?:of|is))?\\s+|〜|~)?${AMOUNT}`, 'iu');

/** The largest coin, in yen. */
const COIN = 500;
const ONE_COIN = /ワンコイン(?:で|以内|以下)?|500円玉(?:[一1]枚)?/u;

const KANJI = '一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 万: 10_000, 千: 1_000, 百: 100, 十: 10 };
const MAX_PRICE = 9_999_999;

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
    const other = numberInText(between[2]);
    // The unit of 2〜3千円 is that of both.
    const shared = /^\d$/u.test(between[1] ?? '') ? (/[万千百]$/u.exec(between[2] ?? '')?.[0] ?? '') : '';
    const one = numberInText(`${between[1] ?? ''}${shared}`);
    if (one !== null && other !== null && one !== other)
      return { text: between[0].trim(), min: Math.min(one, other), max: Math.max(one, other) };
  }
  const adjacent = ADJACENT.exec(query);
  if (adjacent !== null && !/\d[,、]?$/u.test(query.slice(0, adjacent.index))) {
    const [text, one = '', other = '', unit = ''] = adjacent;
    const [min, max] = [numberInText(one + unit), numberInText(other + unit)];
    if (min !== null && max !== null && max - min === (UNITS[unit] ?? 0)) return { text, min, max };
  }
  const decade = match(DECADE, query, true);
  const low = decade && numberInText(decade[1]);
  if (decade && low) {
    const step = 10 ** Math.floor(Math.log10(low));
    const [from, to] = decade[2] === '後半' ? [step / 2, step] : [0, decade[2] === '前半' ? step / 2 : step];
    return { text: decade[0].trim(), min: low + from, max: low + to - 1 };
  }
  for (const pattern of [ABOUT_AFTER, ABOUT_BEFORE]) {
    // An approximate number may be something else: 100 cm.
    const about = match(pattern, query, pattern === ABOUT_BEFORE);
    const amount = about && numberInText(about[1]);
    if (about && amount)
      return {
        text: about[0].trim(),
        min: Math.round(amount * (1 - ABOUT_TOLERANCE)),
        max: Math.round(amount * (1 + ABOUT_TOLERANCE)),
        about: amount,
      };
  }
  for (const pattern of [BELOW_AFTER, BELOW_BEFORE]) {
    const below = match(pattern, query, false);
    const max = below && numberInText(below[1]);
    if (below && max) return { text: below[0].trim(), min: null, max };
  }
  for (const pattern of [ABOVE_AFTER, ABOVE_BEFORE]) {
    const above = match(pattern, query, pattern === ABOVE_AFTER);
    const min = above && numberInText(above[1]);
    if (above && min) return { text: above[0].trim(), min, max: null };
  }
  const plain = match(PLAIN, query, true);
  const max = plain && numberInText(plain[1]);
  return plain && max ? { text: plain[0].trim(), min: null, max, isBudget: true } : null;
}

const CHEAP =
  /安(?:い(?!らぎ)|く(?=買|手|済|て)|め|価)|[格激]安|低価格|お?値打ち|コスパ|手軽な(?:値段|価格)|お?手頃|お?手ごろ|リーズナブル|プチプラ|お買い?得|財布に(?:優|やさ)しい|お?小遣い|おこづかい|安上がり|お金をかけ(?:ず|ない)|節約|(?:高く|高価では?)ない|\b(?:cheap(?:er|est|ly)?|inexpensive|affordable|low[- ](?:cost|price[ds]?)|budget(?!\s*(?:of|is)?\s*(?:[¥\d]|\w+ (?:thousand|hundred)\b))|bargains?|economical|good value|value for money|(?:not|isn['’]?t|without being) (?:too |so )?(?:expensive|pricey)|won['’]?t break the bank|lowest pric\w+|thrifty|pocket money|shoestring)\b/iu;
const DEAR =
  /高級|高価(?!では?ない)|豪華|奮発|贅沢|ぜいたく|ゴージャス|値が張|お?値段が高[いめ]|(?:一番|最も|いちばん)高い(?!木|所|ところ)|高めの(?:値段|価格)|\b(?:expensive|luxur(?:y|ious)|high[- ]end|pric(?:ey|iest|ier)|splurge|lavish|extravagant|dearest|top[- ]of[- ]the[- ]range)\b/iu;

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
    // Behind a word for a budget an amount is money without its currency: 予算2万.
    const isMoney = /[円¥￥]|yen|jpy|予算.*(?:\d{3}|[万千百])|budget.*(?:\d{3}|\d\s?k\b|thousand)/iu.test(
      found[0],
    );
    if (isMoney || (!withCurrency && /\d{3,}|[万千百]|\d\s?k\b|thousand/iu.test(found[0]))) return found;
  }
  return null;
}

/** The number that a text is: in digits, kanji or words; null for an empty or invalid one. */
export function numberInText(text = ''): number | null {
  const [, number, unit] = /^(.+?)\s(thousand|hundred)$/iu.exec(text) ?? [];
  if (number !== undefined) {
    const count = COUNTED[number.toLowerCase()] ?? (/^an?$/iu.test(number) ? 1 : Number(number));
    return count * (unit?.toLowerCase() === 'hundred' ? 100 : 1_000);
  }
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
  return Number.isFinite(amount) && amount > 0 ? Math.min(amount, MAX_PRICE) : null;
}
