import { ofPhrases } from './goods-phrases';

/**
 * The lowest temperature in °C that a product's page names, which the product withstands; null without one.
 * @param description of the page in Japanese, as plain text
 */
export function coldOf(description: string): number | null {
  const named = [
    ...description
      .normalize('NFKC')
      .replaceAll('−', '-')
      .matchAll(/(?<![\d.])(-?\d{1,2})\s?°C/gu),
  ];
  return named.length === 0 ? null : Math.min(...named.map(([, degrees]) => Number(degrees)));
}

/** A temperature that a query wants goods to withstand. */
interface ColdCondition {
  /** As typed. */
  readonly text: string;
  /** In °C: what withstands this temperature or a lower one. */
  readonly max: number;
}

const weatherWords = ofPhrases(({ cold = [] }) =>
  cold.map(({ pattern, max }) => [new RegExp(pattern, 'iu'), max] as const),
);
/** A bare positive temperature needs a word for a bound: 5度まで. */
const DEGREES =
  /(?:(?<below>(?<![\p{L}\p{N}])[-−]|マイナス|氷点下|minus|negative)\s?|(?<down>down to|as low as|below)\s)?(?<number>\d{1,2})\s?(?:°\s?C?|度|deg(?:rees?)?(?:\s?(?:celsius|c)\b)?)(?<bound>\s?(?:まで|以下|を下回|below zero))?/giu;

/** The first temperature that a query names, or the one of its word for weather. @param query in NFKC */
export function coldInQuery(query: string): ColdCondition | null {
  for (const { 0: text, groups } of query.matchAll(DEGREES)) {
    const { below, down, number, bound } = groups ?? {};
    if (below === undefined && down === undefined && bound === undefined) continue;
    const isNegative = below !== undefined || /zero/iu.test(bound ?? '');
    return { text: text.trim(), max: Number(number) * (isNegative ? -1 : 1) };
  }
  const said = weatherWords().flatMap(([pattern, max]) => {
    const [text] = pattern.exec(query) ?? [];
    return text === undefined ? [] : [{ text, max }];
  });
  return said.length === 0 ? null : said.reduce((one, other) => (other.max < one.max ? other : one));
}
