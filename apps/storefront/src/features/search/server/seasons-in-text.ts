const SEASONS = ['春', '夏', '秋', '冬'] as const;

/** A season by its Japanese sign, as the index has it. */
export type Season = (typeof SEASONS)[number];

/** What a plant does in a season that somebody looks for it by. */
const SHOWS = /咲|花|実|紅葉|色づ|染ま|彩|収穫|開き|飾|楽しめ|庭/u;
/** What is done to it: water in winter is no winter flower. */
const CARE = /水[をや]|水切|管理|肥料|寒さが?(?:苦手|に弱)|剪定|室内|避け|移せ|保護|蒸れ|日光|当て|越冬|休/u;
const RANGE = /([春夏秋冬])(?:の間)?(?:から|〜|~|-)(?:初|早|晩|真)?([春夏秋冬])/gu;
const MONTH = /(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月(?!\p{Script=Han})/gu;
const KANJI_MONTHS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** May is another word too. */
const ENGLISH_MONTHS = [
  '',
  'january',
  'february',
  'march',
  'april',
  '',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The seasons in which a plant flowers, fruits or turns its colour, as a Japanese text of it says. */
export function seasonsInText(text: string): Season[] {
  const found = new Set<Season>();
  for (const sentence of text.normalize('NFKC').split(/[。\n]/u)) {
    if (!SHOWS.test(sentence) || CARE.test(sentence)) continue;
    for (const [, from = '', to = ''] of sentence.matchAll(RANGE)) {
      const start = SEASONS.indexOf(from as Season);
      for (let step = 0; step < SEASONS.length; step += 1) {
        const season = SEASONS[(start + step) % SEASONS.length];
        if (season === undefined) break;
        found.add(season);
        if (season === to) break;
      }
    }
    for (const season of SEASONS) if (sentence.includes(season)) found.add(season);
    for (const [, month = ''] of sentence.matchAll(MONTH)) found.add(seasonOf(numberOf(month)));
  }
  return [...found];
}

/** A season or a month as a query says it, beside the season's own word. */
interface SeasonWord {
  readonly text: string;
  readonly season: Season;
}

/** 早春, 真夏, 梅雨: parts of a season, of which texts say less than of the whole. */
const PARTS: Readonly<Record<string, Season>> = {
  ...Object.fromEntries(
    SEASONS.flatMap((season) =>
      ['初', '早', '仲', '盛', '真', '晩'].map((part) => [`${part}${season}`, season] as const),
    ),
  ),
  春先: '春',
  夏場: '夏',
  秋口: '秋',
  冬場: '冬',
  梅雨: '夏',
};
const IN_JAPANESE = new RegExp(
  String.raw`(?<!\p{Script=Han}|\d)(?:(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月|${Object.keys(PARTS).join('|')})(?!\p{Script=Han})`,
  'gu',
);
/** May is another word too: it is a month in May, and of May flowers. */
const MAY = /\b(?:in|during|early|mid|late|from|until)\s+(may)\b|\b(may)(?=\s+(?:flower|bloom|blossom))/giu;

/** What a query says of the year but the names of the seasons: 6月, 八月, 早春, `in May`. @param query in NFKC */
export function seasonsInQuery(query: string): SeasonWord[] {
  const japanese = [...query.matchAll(IN_JAPANESE)].flatMap(([text]) => {
    const season = PARTS[text] ?? seasonOfMonth(text);
    return season === null ? [] : [{ text, season }];
  });
  const may = [...query.matchAll(MAY)].map(([, one, other]) => ({
    text: one ?? other ?? '',
    season: seasonOf(5),
  }));
  return [...japanese, ...may];
}

/** The season that a word of a query names by its month: 6月, `december`; null for anything else. @param word folded */
export function seasonOfMonth(word: string): Season | null {
  const [, month] = /^(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月$/u.exec(word) ?? [];
  const number = month === undefined ? ENGLISH_MONTHS.indexOf(word) : numberOf(month);
  return number > 0 && word !== '' ? seasonOf(number) : null;
}

function numberOf(month: string): number {
  return KANJI_MONTHS.indexOf(month) > 0 ? KANJI_MONTHS.indexOf(month) : Number(month);
}

function seasonOf(month: number): Season {
  return SEASONS[Math.floor(((month + 9) % 12) / 3)] ?? '春';
}
