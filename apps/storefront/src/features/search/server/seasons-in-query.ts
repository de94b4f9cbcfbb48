import { NOTHING, ofPhrases } from './goods-phrases';
import {
  MONTH_NUMBER,
  numberOf,
  SEASON_PARTS,
  type Season,
  seasonOf,
  seasonPhrases,
} from './seasons-in-text';
import { foldSearchText } from './word-forms';

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

/** A season or month in a query, with its season. */
interface SeasonWord {
  readonly text: string;
  /** 6月 or 早春, as in the index. */
  readonly term: string;
  readonly season: Season;
}

const IN_JAPANESE = new RegExp(
  String.raw`(?<!(?!月)\p{Script=Han}|\d)(?:(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月|${Object.keys(SEASON_PARTS).join('|')})(?!\p{Script=Han})`,
  'gu',
);

/** May is also a modal verb: it is the month in `in May`, and before words for what goods do: `May flowers`. */
const may = ofPhrases(
  ({ seasons }) =>
    new RegExp(
      String.raw`\b(?:in|during|early|mid|late|from|until)\s+(may)\b|\b(may)(?=\s+(?:${seasons?.afterMay ?? NOTHING}))`,
      'giu',
    ),
);

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
    const season = SEASON_PARTS[text] ?? seasonOfMonth(text);
    return season === null ? [] : [{ text, term: text in SEASON_PARTS ? text : monthTerm(text), season }];
  });
  const inMay = [...query.matchAll(may())].map(([, one, other]) => ({
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
  // What starts at a holiday starts in its month: GWに植える.
  const events = isOfStart(query)
    ? [...EVENT_MONTHS].flatMap(([word, month]) => {
        const text = textOf(word, query);
        return text === null ? [] : [{ text, term: `${month}月`, season: seasonOf(month) }];
      })
    : [];
  return [...japanese, ...inMay, ...english, ...events.slice(0, 1)];
}

/** A time of year by its weather: 寒い時期, `the cold months`. */
const WEATHER: readonly (readonly [RegExp, string])[] = (
  [
    ['寒い|冷え込む|凍える|冷たい', 'cold(?:er|est)?|freezing|chilly', '冬', 'winter'],
    ['暑い|蒸し暑い', 'hot(?:ter|test)?|sweltering', '夏', 'summer'],
    ['暖かくなる|温かくなる|暖かくなった', 'warming', '春', 'spring'],
    ['涼しい|涼しくなる|涼しくなった|肌寒い', 'cooler|cooling', '秋', 'autumn'],
  ] as const
).flatMap(([japanese, english, inJapanese, inEnglish]) => [
  [new RegExp(`(?:${japanese})(?:時期|季節|頃|ころ|月|シーズン)`, 'gu'), inJapanese],
  [new RegExp(`\\b(?:${english})\\s+(?:months?|seasons?|time of (?:the )?year|weeks)\\b`, 'giu'), inEnglish],
]);

/** A query with the names of the seasons that it describes. */
export function withSeasonsNamed(query: string): string {
  return WEATHER.reduce((text, [pattern, season]) => text.replace(pattern, season), query);
}

/** The part of a query that is a word, however it is spelled. @param word folded */
function textOf(word: string, query: string): string | null {
  for (let from = 0; from + 1 < query.length; from += 1)
    for (let to = from + 2; to <= Math.min(query.length, from + word.length + 2); to += 1)
      if (foldSearchText(query.slice(from, to)) === word) return query.slice(from, to);
  return null;
}

/** The displays that a query names in either language, for `displayTerm`. @param query in NFKC */
export function displaysInQuery(query: string): string[] {
  return seasonPhrases().inQuery.flatMap(([display, words]) => (words.test(query) ? [display] : []));
}

/** Whether a query names the start of growth, whose time is not that of a display: 4月に植える, `to plant in april`. */
export function isOfStart(query: string): boolean {
  return seasonPhrases().start.test(query);
}

/** Whether a word says only that something happens: pick, 味覚; `flowering trees` are things. */
export function isVerbOfDisplay(word: string): boolean {
  return seasonPhrases().verbs.test(word);
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
  {
    month: 5,
    words: [
      '母の日',
      '端午の節句',
      'こどもの日',
      'ゴールデンウィーク',
      'ゴールデンウイーク',
      '連休',
      'gw',
      'golden week',
      'mothers day',
    ],
  },
  { month: 6, words: ['父の日', '梅雨', '梅雨時', 'fathers day', 'rainy season'] },
  { month: 7, words: ['七夕', 'お中元', '中元'] },
  { month: 8, words: ['お盆', '夏休み', 'summer holiday', 'summer holidays', 'summer vacation'] },
  { month: 9, words: ['敬老の日', '十五夜', 'お月見', 'お彼岸'] },
  { month: 10, words: ['ハロウィン', 'ハロウィーン', 'halloween'] },
  { month: 11, words: ['勤労感謝の日', 'thanksgiving'] },
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
