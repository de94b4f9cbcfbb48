/** A need for a height, as it stands in a query. */
interface HeightCondition {
  /** As it was typed. */
  readonly text: string;
  /** In cm, both included; null is open. */
  readonly min: number | null;
  readonly max: number | null;
}

/** Who types 100 cm is content with some more or less, and who says 100 cm or so with a quarter, as with a price. */
const TOLERANCE = 0.1;
const ABOUT = 0.25;
const LENGTH = String.raw`(\d{1,4}(?:\.\d{1,2})?)\s?(cm|センチメートル|センチ|centimet(?:er|re)s?|m|メートル|met(?:er|re)s?)?`;
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
/** What is measured is said before it or after it, or is the height; breadths are none. */
const HEIGHT = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.,]|(?:幅|径|横|奥行き?|diameter|width|φ)\s?[がはの]?\s?(?:約\s?)?)` +
    String.raw`(?:(?:高さ|背丈|樹高|草丈|height|tall)\s?[がはの]?\s?(?:of\s)?)?(?:(?:${all('before')})\s?)?` +
    String.raw`(?:(?:between\s)?${LENGTH}\s?(?:〜|~|-|から|以上|to|and)[\s、,]*)?${LENGTH}(?![\p{Script=Latin}\p{N}.]|\s?(?:wide|across|幅))` +
    String.raw`(?:\s?(?:${all('after')}))?(?:\s?(?:の高さ|の背丈|tall|high|in height))?`,
  'giu',
);

/** Reads the first height of a query: 100cm, 1m, 高さ100cm以下, 80〜100cm, 100cmくらい (a quarter more or less), under 100 cm. A number without a unit is none. @param query in NFKC */
export function heightInQuery(query: string): HeightCondition | null {
  for (const found of query.matchAll(HEIGHT)) {
    const [text, maxBefore, minBefore, aboutBefore, fromNumber, fromUnit, number, unit, ...after] = found;
    const [maxAfter, minAfter, aboutAfter] = after;
    const cm = centimetres(number, unit);
    if (cm === null) continue;
    const from = centimetres(fromNumber, fromUnit ?? unit);
    const [isMax, isMin] = [maxBefore ?? maxAfter, minBefore ?? minAfter].map((word) => word !== undefined);
    const share = (aboutBefore ?? aboutAfter) === undefined ? TOLERANCE : ABOUT;
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
  return null;
}

/** Null where there is no unit. */
function centimetres(number: string | undefined, unit: string | undefined): number | null {
  if (number === undefined || unit === undefined) return null;
  return Number(number) * (/^(?:m|メ)/iu.test(unit) ? 100 : 1);
}
