/** A number with its unit, as variants are named by it: 14L, 20本, 幹径4cm. */
export interface MeasuredText {
  /** As it was written. */
  readonly text: string;
  /** The same for all spellings: 1.5L and 1500 ml are `1500ml`. */
  readonly term: string;
  /** Where it stands. */
  readonly at: number;
}

interface Unit {
  /** Of the term. */
  readonly name: string;
  /** How many of the term's unit it is. */
  readonly factor: number;
  readonly spellings: string;
}

/** What stands after the number, in both languages. A pot's size is 号 of 3 cm. */
const UNITS: readonly Unit[] = [
  { name: '号', factor: 1, spellings: '号(?:鉢|サイズ|用)?' },
  { name: 'ml', factor: 1, spellings: 'ml|cc|ミリリットル|millilit(?:er|re)s?' },
  { name: 'ml', factor: 1_000, spellings: 'l|リットル|lit(?:er|re)s?' },
  { name: 'g', factor: 1, spellings: 'g|グラム|grams?' },
  { name: 'g', factor: 1_000, spellings: 'kg|キログラム|キロ|kilos?|kilograms?' },
  { name: 'cm', factor: 1, spellings: 'cm|センチメートル|センチ|centimet(?:er|re)s?' },
  { name: 'cm', factor: 100, spellings: 'm|メートル|met(?:er|re)s?' },
  { name: '本', factor: 1, spellings: '本(?:立ち|入り|セット)?|stems?' },
  { name: '個', factor: 1, spellings: '(?:個|コ|ヶ)(?:入り|セット)?|pieces?|pcs?' },
  { name: '株', factor: 1, spellings: '株(?:入り|セット)?' },
  { name: '鉢', factor: 1, spellings: '鉢(?:入り|セット)?' },
  { name: 'ポット', factor: 1, spellings: 'ポット(?:入り|セット)?|pots?' },
  { name: '輪', factor: 1, spellings: '輪|blooms?' },
];

const ANY = UNITS.map(({ spellings }) => `(${spellings})`).join('|');
/** Letters before a number make a name of it, more letters after it another word: `sf001`, 3DL, コップ. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.,]|(?:^|\s)-)(\d{1,5}(?:\.\d{1,2})?)[\s-]?(?:${ANY})(?![\p{Script=Latin}\p{N}]|(?<=[ァ-ヺー])[ァ-ヺー])`,
  'giu',
);
const TERM = /^\d+(?:\.\d+)?(?:号|ml|g|cm|本|個|株|鉢|ポット|輪)$/u;

/** What is counted or measured in a text. @param text in NFKC */
export function measuresIn(text: string): MeasuredText[] {
  return [...text.matchAll(MEASURE)].flatMap((found) => {
    const [written, number, ...units] = found;
    const unit = UNITS[units.findIndex((spelling) => spelling !== undefined)];
    if (unit === undefined) return [];
    // Without what dividing leaves in the last places: 1.1 × 1,000.
    const amount = Number((Number(number) * unit.factor).toFixed(2));
    return [{ text: written, term: `${amount}${unit.name}`, at: found.index }];
  });
}

/** Whether a word of the index or of a query is a measure: 5号 is neither 15号 nor 2.5号. */
export function isMeasure(term: string): boolean {
  return TERM.test(term);
}
