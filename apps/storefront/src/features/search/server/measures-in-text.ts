import { NOTHING, ofPhrases } from './goods-phrases';
import { numberInText } from './price-in-query';

/** A number with its unit, as in variant names: 14L, 20本, 幹径4cm. */
export interface MeasuredText {
  /** As written. */
  readonly text: string;
  /** Normalised: 1.5L and 1500 ml are `1500ml`. */
  readonly term: string;
  /** Its index in the text. */
  readonly at: number;
}

interface Unit {
  /** As used in the term. */
  readonly name: string;
  /** Factor to the term's unit. */
  readonly factor: number;
  readonly spellings: string;
  /** A length of pots and tools, unless a query says that it means a height. */
  readonly isSmall?: true;
  /** Rounded: goods are measured in whole centimetres. */
  readonly isWhole?: true;
}

/** Unit suffixes in both languages, for any goods. */
const UNITS: readonly Unit[] = [
  { name: 'ml', factor: 1, spellings: 'ml|cc|ミリリットル|millilit(?:er|re)s?' },
  { name: 'ml', factor: 1_000, spellings: 'l|リットル|lit(?:er|re)s?' },
  { name: 'g', factor: 1, spellings: 'g|グラム|grams?' },
  { name: 'g', factor: 1_000, spellings: 'kg|キログラム|キロ|kilos?|kilograms?' },
  { name: 'cm', factor: 1, spellings: 'cm|センチメートル|センチ|centimet(?:er|re)s?' },
  { name: 'cm', factor: 100, spellings: 'm|メートル|met(?:er|re)s?' },
  { name: 'cm', factor: 0.1, spellings: 'mm|ミリ(?:メートル)?|millimet(?:er|re)s?', isSmall: true },
  { name: 'cm', factor: 2.54, spellings: 'inch(?:es)?|インチ', isSmall: true, isWhole: true },
  { name: 'cm', factor: 30.48, spellings: 'ft|feet|foot|フィート', isWhole: true },
  { name: 'cm', factor: 30.3, spellings: '尺', isWhole: true },
  { name: '本', factor: 1, spellings: '本(?:入り|セット)?' },
  { name: '個', factor: 1, spellings: '(?:個|コ|ヶ)(?:入り|セット)?|pieces?|pcs?' },
];

/** The units of the brand's goods first: 本立ち before 本. */
const measure = ofPhrases(({ units: own = [] }) => {
  const units: readonly Unit[] = [...own.map((unit) => ({ ...unit, factor: 1 })), ...UNITS];
  const any = units.map(({ spellings }) => `(${spellings})`).join('|');
  return {
    units,
    // Letters before a number make it a name, letters after the unit another word: `sf001`, 3DL, コップ.
    written: new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{N}.,]|(?:^|\s)-)(\d{1,5}(?:\.\d{1,2})?)[\s-]?(?:${any})(?![\p{Script=Latin}\p{N}]|(?<=[ァ-ヺー])[ァ-ヺー])`,
      'giu',
    ),
    term: new RegExp(String.raw`^\d+(?:\.\d+)?(?:${units.map(({ name }) => name).join('|')})$`, 'u'),
  };
});

/** The counts and measures in a text. @param text in NFKC */
export function measuresIn(text: string): MeasuredText[] {
  const { units, written } = measure();
  return [...text.matchAll(written)].flatMap((found) => {
    const [text, number, ...spellings] = found;
    const unit = units[spellings.findIndex((spelling) => spelling !== undefined)];
    if (unit === undefined) return [];
    // Rounds off floating-point errors: 1.1 × 1,000.
    const amount = Number((Number(number) * unit.factor).toFixed(unit.isWhole ? 0 : 2));
    return [{ text, term: `${amount}${unit.name}`, at: found.index }];
  });
}

/** Whether an index or query word is a measure: 5号 is neither 15号 nor 2.5号. */
export function isMeasure(term: string): boolean {
  return measure().term.test(term);
}

/** A height range in cm, inclusive. */
export type HeightRange = readonly [fromCm: number, toCm: number];

const HEIGHT = /(?:高さ|全長)\s?[がはの]?\s?(?:約\s?)?(\d{1,4})(?:\s?(?:cm)?\s?[〜~-]\s?(\d{1,4}))?\s?cm/giu;
/** A variant named only by its length: a branch of 120cm. */
const LENGTH = /^(\d{1,4})\s?cm$/iu;

/**
 * A product's heights, from the sizes on its page (3号は高さが約15〜25cm) and from variants named by length.
 * @param description of the page in Japanese, as plain text
 */
export function heightsOf(description: string, variantTitles: readonly string[]): HeightRange[] {
  const said = [...description.normalize('NFKC').replaceAll('~', '〜').matchAll(HEIGHT)];
  const ranges = [
    ...said.map(([, from, to = from]): HeightRange => [Number(from), Number(to)]),
    ...variantTitles.flatMap(lengthOf),
  ];
  return [...new Map(ranges.map((range) => [range.join(' '), range])).values()];
}

function lengthOf(title: string): HeightRange[] {
  const [, length] = LENGTH.exec(title.normalize('NFKC').trim()) ?? [];
  return length === undefined ? [] : [[Number(length), Number(length)]];
}

const INCHES = `["”″]|['’′]{2}|in(?:ch(?:es)?)?(?![a-z])`;
/** 6'2", `2 feet 6 inches`; after a word for feet a bare number only at the end, else it may count goods. */
const FEET_AND_INCHES = new RegExp(
  String.raw`(?<![\p{N}.])(\d{1,2})\s?(?:['’′]\s?(1[01]|\d)(?:\s?(?:${INCHES}))?|(?:ft\.?|feet|foot)\s?(1[01]|\d)(?:\s?(?:${INCHES})|\s*$))(?![\p{L}\p{N}.])`,
  'giu',
);

/** A query whose lengths in feet and inches are in cm. @param query in NFKC */
export function inCentimetres(query: string): string {
  return query.replace(
    FEET_AND_INCHES,
    (_, feet: string, ...inches: string[]) =>
      `${Math.round(Number(feet) * 30.48 + Number(inches[0] ?? inches[1]) * 2.54)}cm`,
  );
}

/**
 * Numbers in kanji before a unit that ends its word, 三寸 but not 一輪挿し: one of something is rather the goods than a number of them. Two
 * digits side by side are no amount: 二三鉢 is two or three.
 */
const NUMBER_IN_KANJI = ofPhrases(({ units: own = [] }) => {
  const [counts, lengths] = [
    own.map(({ spellings }) => spellings),
    UNITS.filter(({ name }) => /^[a-z]/u.test(name)).map(({ spellings }) => spellings),
  ];
  const number = '[一二三四五六七八九十百千]';
  return new RegExp(
    String.raw`(?<![\p{Script=Han}\d.,])(?!${number}*[一二三四五六七八九]{2})(?:${number}+(?=\s?(?:${lengths.join('|')})(?![\p{Script=Latin}ァ-ヺー]))|(?!一(?!\d|[十百千]))${number}+(?=(?:${counts.join('|')}|本|個)(?!(?!以[上下内]|未満|前後|程度)[\p{Script=Han}ァ-ヺー])))`,
    'giu',
  );
});
/** Words of amounts in hiragana, behind a number or a unit. */
const IN_KANJI: Readonly<Record<string, string>> = {
  えん: '円',
  ごう: '号',
  まん: '万',
  せん: '千',
  いじょう: '以上',
  いか: '以下',
  いない: '以内',
  みまん: '未満',
  ぜんご: '前後',
};
/** Not a word that begins alike: 1000えんどう豆, 円いかご, 3号いかがですか, 10号いないです. */
const OF_AMOUNT =
  /(?<=[\d万千百])(?:(?:まん|せん)(?=円|えん)|(?:えん|ごう)(?=[のでにくぐ]|いじょう|いか|いない|みまん|ぜんご|$|[\s\p{Script=Han}]))|(?<=[\d万千百]\s?(?:円|えん|号|ごう)|\d\s?(?:c?m|センチ))(?:いじょう|いか|いない|みまん|ぜんご)(?=の|で(?!す)|まで|$|[\s\p{Script=Han}])/giu;

/** A query whose measures are in digits and kanji: 八号 is 8号, 三十cmいか is 30cm以下. @param query in NFKC */
export function inDigits(query: string): string {
  return query
    .replace(NUMBER_IN_KANJI(), (kanji) => String(numberInText(kanji)))
    .replace(OF_AMOUNT, (kana) => IN_KANJI[kana] ?? kana);
}

/** A height condition in a query. */
interface HeightCondition {
  /** As typed. */
  readonly text: string;
  /** In cm, inclusive; null is open. */
  readonly min: number | null;
  readonly max: number | null;
}

/** A plain 100 cm allows this tolerance, and about 100 cm a quarter, as for prices. */
const TOLERANCE = 0.1;
const ABOUT_TOLERANCE = 0.25;
const LENGTHS = UNITS.filter(({ name }) => name === 'cm').map((unit) => ({
  ...unit,
  written: new RegExp(`^(?:${unit.spellings})$`, 'iu'),
}));
const QUERY_LENGTH = String.raw`(\d{1,4}(?:\.\d{1,2})?)\s?(${LENGTHS.map(({ spellings }) => spellings).join('|')})?`;
const BOUNDS = [
  {
    side: 'max',
    before: 'under|below|less than|up to|within|max|shorter than',
    after: '以下|以内|未満|まで|or less|and under',
  },
  {
    side: 'min',
    before: 'over|above|more than|at least|from|min|taller than',
    after: '以上|から|より高い|or more|and up',
  },
  {
    side: 'about',
    before: 'about|around|roughly|approximately|circa|約|およそ|だいたい',
    after: 'くらい|ぐらい|位|程度|前後|ほど|or so',
  },
] as const;
const all = (place: 'before' | 'after') => BOUNDS.map((bound) => `(${bound[place]})`).join('|');
/** The dimension may precede or follow the number, and defaults to height; widths do not match. */
const queryHeight = ofPhrases(
  ({ height = NOTHING }) =>
    new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{N}.,]|(?:幅|径|横|奥行き?|diameter|width|φ)\s?[がはの]?\s?(?:約\s?)?)` +
        String.raw`(?:(?:高さ|背丈|${height}|height|tall)\s?[がはの]?\s?(?:of\s)?)?(?:(?:${all('before')})\s?)?` +
        String.raw`(?:(?:between\s)?${QUERY_LENGTH}\s?(?:〜|~|-|から|以上|to|and)[\s、,]*)?${QUERY_LENGTH}(?![\p{Script=Latin}\p{N}.]|\s?(?:wide|across|幅))` +
        String.raw`(?:\s?(?:${all('after')}))?(?:\s?(?:の高さ|の背丈|tall|high|in height))?`,
      'giu',
    ),
);

/** Heights by what people compare them with, in cm; null is open. A ceiling is 240 cm high, and goods stand on something. */
const COMPARED: readonly (readonly [words: string, min: number | null, max: number | null])[] = [
  ['ankle|くるぶし', null, 20],
  ['knee|(?:膝|ひざ)', 40, 60],
  ['(?:waist|hip|counter)|腰', 80, 110],
  ['chest|胸', 110, 140],
  ['shoulder|肩', 130, 160],
  ['(?:eye|head|person|human|man)|(?:目線|目|頭|人の背|人|身長|大人)', 140, 190],
  ['ceiling|天井', 150, null],
];
const SO_HIGH =
  '[ -](?:high|height|level|length|tall)\\b|(?:の?(?:高さ|丈|背丈|位置)(?:くらい|ぐらい|程度|ほど)?|丈(?:くらい|ぐらい|ほど)?|まで(?:届[きくけ]|とど[きくけ]|ある|伸び)|に(?:届[きくけ]|とど[きくけ]|つ[きくけ])|(?:くらい|ぐらい|ほど|並み)の(?:高さ|背丈|大きさ))';
const HEIGHTS_BY_WORDS = COMPARED.map(
  ([words, min, max]) =>
    [
      new RegExp(
        `(?:about |around |up to (?:the |my )?)?(?<![\\p{Script=Latin}\\p{Script=Han}])(?:${words})(?:${SO_HIGH})` +
          (min === 150
            ? '|(?:touch|reach|up to|(?:floor|all the way) to)(?:es|ing)? (?:the |my )?ceiling|天井まで'
            : ''),
        'iu',
      ),
      { min, max },
    ] as const,
);

/** The height that a query compares with a part of the body or of the room: knee-high, 腰の高さ, 天井まで. */
function heightByWords(query: string): HeightCondition | null {
  for (const [pattern, bounds] of HEIGHTS_BY_WORDS) {
    const [text] = pattern.exec(query) ?? [];
    if (text !== undefined) return { text, ...bounds };
  }
  return null;
}

/**
 * Parses the first height of a query: 100cm, 1m, 高さ100cm以下, 80〜100cm, 100cmくらい (a quarter more or less), under 100 cm, knee-high.
 * A number without a unit is not a height. @param query in NFKC
 */
export function heightInQuery(query: string): HeightCondition | null {
  for (const found of query.matchAll(queryHeight())) {
    const [text, maxBefore, minBefore, aboutBefore, fromNumber, fromUnit, number, unit, ...after] = found;
    const [maxAfter, minAfter, aboutAfter] = after;
    const cm = centimetres(number, unit);
    if (cm === null) continue;
    const from = centimetres(fromNumber, fromUnit ?? unit);
    const [isMax, isMin] = [maxBefore ?? maxAfter, minBefore ?? minAfter].map((word) => word !== undefined);
    const saysHeight = /高さ|背丈|height|tall|high/iu.test(text);
    if (lengthUnit(unit)?.isSmall && !(isMax || isMin || from !== null || saysHeight)) continue;
    const share = (aboutBefore ?? aboutAfter) === undefined ? TOLERANCE : ABOUT_TOLERANCE;
    const bounds =
      from !== null
        ? { min: Math.min(from, cm), max: Math.max(from, cm) }
        : isMax
          ? { min: null, max: cm }
          : isMin
            ? { min: cm, max: null }
            : { min: Math.round(cm * (1 - share)), max: Math.round(cm * (1 + share)) };
    return { text: text.trim(), ...bounds };
  }
  return heightByWords(query);
}

function lengthUnit(unit: string | undefined) {
  return LENGTHS.find(({ written }) => unit !== undefined && written.test(unit));
}

/** Null without a unit. */
function centimetres(number: string | undefined, unit: string | undefined): number | null {
  const known = lengthUnit(unit);
  return number === undefined || known === undefined ? null : Math.round(Number(number) * known.factor);
}

const MOST_IN_JAPANESE = '(?:一番|いちばん|最も|もっとも|とにかく)(?:の)?';
const TALLEST = new RegExp(
  `${MOST_IN_JAPANESE}(?:大き|でか|(?:背(?:丈)?|高さ)[がの]?高|高さのある)|最(?:大|長)(?:の|サイズ)|\\b(?:biggest|largest|tallest|highest|longest)\\b`,
  'iu',
);
const SHORTEST = new RegExp(
  `${MOST_IN_JAPANESE}(?:小さ|(?:背(?:丈)?|高さ)[がの]?低)|最小(?:の|サイズ)|\\b(?:smallest|tiniest|shortest|lowest)\\b(?! pric)`,
  'iu',
);

/** Whether a query wants the tallest goods, 1, or the smallest, -1; else 0: 一番大きい, `tallest`. @param query in NFKC */
export function extremeHeightInQuery(query: string): -1 | 0 | 1 {
  if (TALLEST.test(query)) return 1;
  return SHORTEST.test(query) ? -1 : 0;
}
