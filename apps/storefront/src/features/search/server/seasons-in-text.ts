import { foldSearchText } from './word-forms';

const SEASONS = ['春', '夏', '秋', '冬'] as const;

/** A season by its Japanese character, as in the index. */
export type Season = (typeof SEASONS)[number];

/** Features by which a plant is searched for in a season. */
const SHOWS = /咲|花|実|紅葉|色づ|染ま|彩|収穫|開き|飾|楽しめ|庭|香り|知らせ|告げ/u;
/** Flowers are the most frequent reason to search by season. */
const FLOWERS = /咲|花|つぼみ/u;
const LESS = 0.8;
/** A month or part of a season is more specific than the season. */
const NARROW = 2;
/** Care instructions: watering in winter makes no winter flower. */
const CARE = /水[をや]|水切|管理|肥料|寒さが?(?:苦手|に弱)|剪定|室内|避け|移せ|保護|蒸れ|日光|当て|越冬|休/u;
const RANGE = /([春夏秋冬])(?:の間)?(?:から|〜|~|-)(?:初|早|晩|真)?([春夏秋冬])/gu;
/** A feature that lasts until spring exists in winter. */
const UNTIL = /(?<![春夏秋冬].{0,6})([春夏秋冬])まで/gu;
const MONTH_NUMBER = '(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])';
const MONTH = new RegExp(String.raw`${MONTH_NUMBER}月(?!\p{Script=Han})`, 'gu');
const MONTH_RANGE = new RegExp(`${MONTH_NUMBER}月?(?:から|〜|~|-)${MONTH_NUMBER}月`, 'gu');
const KANJI_MONTHS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** May is also a modal verb. */
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

/**
 * The seasons in which a plant flowers, fruits or changes colour according to its Japanese text, with the months and parts of
 * seasons in it (6月, 早春), each with its share of a season's weight.
 */
export function seasonsInText(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const sentence of text.normalize('NFKC').split(/[。\n]/u)) {
    if (!SHOWS.test(sentence) || CARE.test(sentence)) continue;
    const share = FLOWERS.test(sentence) ? 1 : LESS;
    for (const term of termsIn(sentence)) {
      const isNarrow = !(SEASONS as readonly string[]).includes(term);
      found.set(term, Math.max(found.get(term) ?? 0, share * (isNarrow ? NARROW : 1)));
    }
  }
  return found;
}

function termsIn(sentence: string): string[] {
  const months = [
    ...[...sentence.matchAll(MONTH)].map(([, month = '']) => numberOf(month)),
    ...[...sentence.matchAll(MONTH_RANGE)].flatMap(([, from = '', to = '']) =>
      around(numberOf(from), numberOf(to), 12),
    ),
  ];
  return [
    ...SEASONS.filter((season) => sentence.includes(season)),
    ...[...sentence.matchAll(RANGE)].flatMap(([, from = '', to = '']) =>
      around(SEASONS.indexOf(from as Season) + 1, SEASONS.indexOf(to as Season) + 1, SEASONS.length).map(
        (number) => SEASONS[number - 1] ?? '',
      ),
    ),
    ...[...sentence.matchAll(UNTIL)].map(
      ([, to = '']) => SEASONS[(SEASONS.indexOf(to as Season) + SEASONS.length - 1) % SEASONS.length] ?? '',
    ),
    ...Object.keys(PARTS).filter((part) => sentence.includes(part)),
    ...months.map((month) => `${month}月`),
    ...months.map(seasonOf),
  ];
}

/** From one number to another, wrapping around the year. @param count of them, from 1 */
function around(from: number, to: number, count: number): number[] {
  return Array.from(
    { length: ((to - from + count) % count) + 1 },
    (_, step) => ((from - 1 + step) % count) + 1,
  );
}

/** A season or month in a query, with its season. */
interface SeasonWord {
  readonly text: string;
  /** 6月 or 早春, as in the index. */
  readonly term: string;
  readonly season: Season;
}

/** 早春, 真夏, 梅雨: parts of a season, rarer in texts than the whole. */
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
/** May is also a modal verb: it is the month in `in May` and `May flowers`. */
const MAY = /\b(?:in|during|early|mid|late|from|until)\s+(may)\b|\b(may)(?=\s+(?:flower|bloom|blossom))/giu;

const IN_ENGLISH = /\b(early|mid|late)[ -]?(spring|summer|autumn|fall|winter)\b/giu;
const ENGLISH_PARTS: Readonly<Record<string, string>> = { early: '初', mid: '真', late: '晩' };
const ENGLISH_SEASONS: Readonly<Record<string, Season>> = {
  spring: '春',
  summer: '夏',
  autumn: '秋',
  fall: '秋',
  winter: '冬',
};

/** The times of year in a query except plain season names: 6月, 八月, 早春, `in May`. @param query in NFKC */
export function seasonsInQuery(query: string): SeasonWord[] {
  const japanese = [...query.matchAll(IN_JAPANESE)].flatMap(([text]) => {
    const season = PARTS[text] ?? seasonOfMonth(text);
    return season === null ? [] : [{ text, term: text in PARTS ? text : monthTerm(text), season }];
  });
  const may = [...query.matchAll(MAY)].map(([, one, other]) => ({
    text: one ?? other ?? '',
    term: '5月',
    season: seasonOf(5),
  }));
  const english = [...query.toLowerCase().matchAll(IN_ENGLISH)].map(([, part = '', name = ''], at) => {
    const season = ENGLISH_SEASONS[name] ?? '春';
    const term = `${ENGLISH_PARTS[part]}${season}`;
    return {
      text: [...query.matchAll(IN_ENGLISH)][at]?.[0] ?? '',
      term: term === '初春' ? '早春' : term,
      season,
    };
  });
  return [...japanese, ...may, ...english];
}

/** The season of a month in a query: 6月, `december`; null for other words. @param word folded */
export function seasonOfMonth(word: string): Season | null {
  const month = monthOf(word);
  return month === null ? null : seasonOf(month);
}

/** A month as an index term: `june` and 六月 become 6月. @param word folded, of a month */
export function monthTerm(word: string): string {
  return `${monthOf(word) ?? word}月`;
}

/** Whether an index term is a season, a part of one or a month. */
export function isTimeOfYear(term: string): boolean {
  return (SEASONS as readonly string[]).includes(term) || term in PARTS || /^\d+月$/u.test(term);
}

function monthOf(word: string): number | null {
  const [, month] = new RegExp(`^${MONTH_NUMBER}月$`, 'u').exec(word) ?? [];
  const number = month === undefined ? ENGLISH_MONTHS.indexOf(word) : numberOf(month);
  return number > 0 && word !== '' ? number : null;
}

/** Holidays and times of year, by their month, in the words of both languages. */
const EVENTS: readonly { readonly month: number; readonly words: readonly string[] }[] = [
  {
    month: 1,
    words: ['正月', 'お正月', '新年', '年始', '年末年始', '元旦', '迎春', 'new year', 'new years'],
  },
  { month: 2, words: ['バレンタイン', 'バレンタインデー', '節分', 'valentine', 'valentines day'] },
  { month: 3, words: ['ひな祭り', '雛祭り', '桃の節句', 'ホワイトデー'] },
  { month: 4, words: ['花見', 'お花見', 'イースター', 'easter'] },
  { month: 5, words: ['母の日', '端午の節句', 'こどもの日', 'ゴールデンウィーク', 'mothers day'] },
  { month: 6, words: ['父の日', '梅雨', '梅雨時', 'fathers day', 'rainy season'] },
  { month: 7, words: ['七夕', 'お中元', '中元'] },
  { month: 8, words: ['お盆', '夏休み'] },
  { month: 9, words: ['敬老の日', '十五夜', 'お月見', 'お彼岸'] },
  { month: 10, words: ['ハロウィン', 'ハロウィーン', 'halloween'] },
  { month: 12, words: ['クリスマス', 'お歳暮', '歳暮', '年末', '大晦日', 'christmas', 'xmas'] },
];
const EVENT_MONTHS = new Map(
  EVENTS.flatMap(({ month, words }) => words.map((word) => [foldSearchText(word), month] as const)),
);

/** The season of a holiday or time of year: クリスマス; null for other words. @param word folded */
export function seasonOfEvent(word: string): Season | null {
  const month = EVENT_MONTHS.get(word);
  return month === undefined ? null : seasonOf(month);
}

function numberOf(month: string): number {
  return KANJI_MONTHS.indexOf(month) > 0 ? KANJI_MONTHS.indexOf(month) : Number(month);
}

function seasonOf(month: number): Season {
  return SEASONS[Math.floor(((month + 9) % 12) / 3)] ?? '春';
}
