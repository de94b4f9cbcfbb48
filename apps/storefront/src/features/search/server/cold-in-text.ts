/**
 * The lowest temperature in °C that a product's page names, which its plant withstands; null without one.
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

/** A temperature that a query wants a plant to withstand. */
interface ColdCondition {
  /** As typed. */
  readonly text: string;
  /** In °C: what withstands this temperature or a lower one. */
  readonly max: number;
}

/** What plants withstand that are hardy in an average winter and in a cold one (hardiness ratings H4 and H5 of the RHS), in °C. */
const FROST = -5;
const SNOW = -10;

const ENGLISH_HARDINESS = '(?:[ -](?:hardy|proof|resistant|tolerant|hardiness))?';
/** What happens to the plant: 霜にあたる, 雪に耐える. */
const JAPANESE_HARDINESS = String.raw`(?:[がに]も?(?:[あ当]た|[た耐]え|負け|強|降|積)\p{Script=Hiragana}*)?`;
const WORDS: readonly (readonly [pattern: RegExp, max: number])[] = [
  [
    new RegExp(
      String.raw`\b(?:in|under|through|survives?|withstands?|tolerates?)\s+(?:the\s+)?(?:heavy\s+)?snow(?:fall)?\b|\bsnowy\b|\bsnow[ -](?:hardy|proof|resistant)\b` +
        `|(?:豪雪|積雪|降雪)(?:地(?:帯|域|方)?)?|寒冷地|北国|雪国|雪(?=[がに]も?(?:[あ当]た|[た耐]え|負け|強|降|積|埋))${JAPANESE_HARDINESS}|雪の(?:降る|積もる|多い)`,
      'iu',
    ),
    SNOW,
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:hard|heavy|light)\s+)?frosts?${ENGLISH_HARDINESS}\b|\b(?:below[ -])?freezing(?:\s+(?:temperatures?|winters?|cold|weather))?\b|\bsub-?zero\b|\bbelow\s+zero\b` +
        String.raw`|(?:遅|初)?霜(?!柱|降り)${JAPANESE_HARDINESS}|氷点下|凍結|凍(?:る|って|ら|り|え)\p{Script=Hiragana}*`,
      'iu',
    ),
    FROST,
  ],
];
/** A bare positive temperature needs a word for a bound: 5度まで. */
const DEGREES =
  /(?:(?<below>(?<![\p{L}\p{N}])[-−]|マイナス|氷点下|minus|negative)\s?|(?<down>down to|as low as|below)\s)?(?<number>\d{1,2})\s?(?:°\s?C?|度|deg(?:rees?)?(?:\s?(?:celsius|c)\b)?)(?<bound>\s?(?:まで|以下|を下回|below zero))?/giu;

/** The first temperature that a query names, or the one of its word for frost or snow. @param query in NFKC */
export function coldInQuery(query: string): ColdCondition | null {
  for (const { 0: text, groups } of query.matchAll(DEGREES)) {
    const { below, down, number, bound } = groups ?? {};
    if (below === undefined && down === undefined && bound === undefined) continue;
    const isNegative = below !== undefined || /zero/iu.test(bound ?? '');
    return { text: text.trim(), max: Number(number) * (isNegative ? -1 : 1) };
  }
  for (const [pattern, max] of WORDS) {
    const [text] = pattern.exec(query) ?? [];
    if (text !== undefined) return { text, max };
  }
  return null;
}
