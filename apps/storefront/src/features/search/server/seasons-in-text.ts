import { NOTHING, ofPhrases } from './goods-phrases';
import { CLAIM_MARK } from './word-forms';

export const SEASONS = ['春', '夏', '秋', '冬'] as const;

/** A season by its Japanese character, as in the index. */
export type Season = (typeof SEASONS)[number];

/** What the brand's goods do in a season. */
export const seasonPhrases = ofPhrases(({ seasons }) => {
  const all = seasons?.displays ?? [];
  const words = (pattern: string = NOTHING, flags = 'iu') => new RegExp(pattern, flags);
  return {
    /** The most frequent reason to search by season; null if the brand names none. */
    main: all[0]?.name ?? null,
    /** The months in which growth starts, of the facts of goods alone. */
    planted: seasons?.planted ?? null,
    names: [...all.map(({ name }) => name), ...(seasons?.planted ?? [])],
    inText: all.map(({ name, text }) => [name, words(text)] as const),
    inQuery: all.map(({ name, text, query = NOTHING }) => [name, words(`${text}|${query}`)] as const),
    certain: words(seasons?.certain),
    shows: words(seasons?.shows),
    care: words(seasons?.care),
    meanwhile: words(seasons?.meanwhile, 'giu'),
    still: words(seasons?.still),
    happens: words(seasons?.happens),
    verbs: words(seasons?.verbs),
    start: words(seasons?.start),
  };
});
/** For what is not certainly the main display. */
const LESS = 0.8;
/** A month or part of a season is more specific than the season; a month within one of them is hardly more. */
const NARROW = 2;
const WITHIN = 1.01;
/** A display at a time outweighs the time alone. */
const DISPLAYED = 2.5;
const RANGE = /[初早晩真]?([春夏秋冬])(?:の間)?(?:から|〜|~|-)(?:初|早|晩|真)?([春夏秋冬])/gu;
/** A feature that lasts until spring exists in winter. */
const UNTIL = /(?<![春夏秋冬].{0,6})([春夏秋冬])まで/gu;
export const MONTH_NUMBER = '(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])';
const MONTH = new RegExp(String.raw`${MONTH_NUMBER}月(?!\p{Script=Han})`, 'gu');
const MONTH_RANGE = new RegExp(`${MONTH_NUMBER}月?(?:から|〜|~|-)${MONTH_NUMBER}月`, 'gu');
const KANJI_MONTHS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * The times of year of goods by their Japanese text: seasons, and the months and parts of seasons in them (6月, 早春), each with
 * its share of a season's weight. What happens then is a term of its own (`displayTerm`).
 */
export function seasonsInText(text: string): ReadonlyMap<string, number> {
  const { main, certain, shows, care } = seasonPhrases();
  const found = new Map<string, number>();
  const put = (term: string, share: number) => found.set(term, Math.max(found.get(term) ?? 0, share));
  for (const sentence of text.normalize('NFKC').split(/[。\n]/u)) {
    if (!shows.test(sentence)) continue;
    const clauses = sentence.split('、').map((clause) => ({ clause, times: timesIn(clause) }));
    for (const { clause, times } of clauses) {
      if (times.length === 0 || (care.test(sentence) && !isMeanwhile(clause, sentence))) continue;
      const share = certain.test(sentence) ? 1 : LESS;
      const here = displaysInText(clause);
      for (const { term, weight } of times) {
        // 秋の赤い実: a time belongs to its clause, or to the whole sentence where the clause names nothing.
        if (weight !== WITHIN) put(term, share * weight);
        const said = here.length > 0 ? here : displaysInText(sentence);
        for (const display of said) put(displayTerm(display, term), DISPLAYED * weight);
        // A sentence that names none means the main display, if the text names it: 冬の窓辺を彩る.
        if (said.length === 0 && main !== null && certain.test(text))
          put(displayTerm(main, term), LESS * DISPLAYED * weight);
      }
    }
  }
  return found;
}

function isMeanwhile(clause: string, sentence: string): boolean {
  const { care, meanwhile, still, happens } = seasonPhrases();
  if (still.test(clause)) return false;
  if (!care.test(clause)) return !care.test(sentence.replaceAll(meanwhile, '')) || happens.test(clause);
  return clause.search(meanwhile) !== -1 && happens.test(sentence);
}

/** The displays that Japanese text names. */
export function displaysInText(text: string): string[] {
  return seasonPhrases().inText.flatMap(([display, words]) => (words.test(text) ? [display] : []));
}

/** The index term of a display at a time: `!花 春`, `!実 6月`. It matches only exactly, as claims do. */
export function displayTerm(display: string, time: string): string {
  return `!${display} ${time}`;
}

/** The index term of what happens at times that are all known. */
export function knownTimes(display: string): string {
  return `${CLAIM_MARK}時 ${display}`;
}

/** Whether a term is of `displayTerm`. */
export function isDisplayTerm(term: string): boolean {
  return seasonPhrases().names.some((display) => term.startsWith(displayTerm(display, '')));
}

/** The times of a text, with weights: a season 1, a month or part that is written NARROW, a month within one WITHIN. */
function timesIn(text: string): { readonly term: string; readonly weight: number }[] {
  const written = [...text.matchAll(MONTH)].map(([, month = '']) => numberOf(month));
  const spanned = [
    ...[...text.matchAll(MONTH_RANGE)].flatMap(([, from = '', to = '']) =>
      around(numberOf(from), numberOf(to), 12),
    ),
  ];
  const seasons = [
    ...SEASONS.filter((season) => text.includes(season)),
    ...[...text.matchAll(RANGE)].flatMap(([, from = '', to = '']) => seasonsBetween(from, to)),
    ...[...text.matchAll(UNTIL)].map(
      ([, to = '']) => SEASONS[(SEASONS.indexOf(to as Season) + SEASONS.length - 1) % SEASONS.length] ?? '',
    ),
  ];
  const parts = Object.keys(SEASON_PARTS).filter((part) => text.includes(part));
  const months = new Set([...written, ...spanned]);
  const within = new Set([
    ...parts.flatMap((part) => MONTHS_OF[part] ?? []),
    ...[...text.matchAll(RANGE)].flatMap(([all]) => monthsOfRange(all)),
  ]);
  return [
    ...[...new Set([...seasons, ...[...months].map(seasonOf)])].map((term) => ({ term, weight: 1 })),
    ...parts.map((term) => ({ term, weight: NARROW })),
    ...[...months].map((month) => ({ term: `${month}月`, weight: NARROW })),
    ...[...within]
      .filter((month) => !months.has(month))
      .map((month) => ({ term: `${month}月`, weight: WITHIN })),
  ];
}

/** 春から秋: with the seasons between. */
function seasonsBetween(from: string, to: string): Season[] {
  const place = (season: string) => SEASONS.indexOf(season as Season) + 1;
  return around(place(from), place(to), SEASONS.length).map((number) => SEASONS[number - 1] ?? '春');
}

/** 初夏から秋: from the first month of the one to the last of the other. */
function monthsOfRange(range: string): number[] {
  const [from = '', to = ''] = range.match(/(?:[初早晩真])?[春夏秋冬]/gu) ?? [];
  const [first, last] = [MONTHS_OF[from]?.[0], MONTHS_OF[to]?.at(-1)];
  return first === undefined || last === undefined ? [] : around(first, last, 12);
}

/** From one number to another, wrapping around the year. @param count of them, from 1 */
export function around(from: number, to: number, count: number): number[] {
  return Array.from(
    { length: ((to - from + count) % count) + 1 },
    (_, step) => ((from - 1 + step) % count) + 1,
  );
}

/** 早春, 真夏, 梅雨: parts of a season, rarer in texts than the whole. */
export const SEASON_PARTS: Readonly<Record<string, Season>> = {
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
/** The months of seasons and of their parts. */
const MONTHS_OF: Readonly<Record<string, readonly number[]>> = {
  春: [3, 4, 5],
  夏: [6, 7, 8],
  秋: [9, 10, 11],
  冬: [12, 1, 2],
  早春: [2, 3],
  初春: [2, 3],
  春先: [3],
  晩春: [5],
  初夏: [5, 6],
  梅雨: [6],
  真夏: [7, 8],
  盛夏: [7, 8],
  晩夏: [8],
  初秋: [9],
  秋口: [9],
  晩秋: [11],
  初冬: [12],
  真冬: [1, 2],
};

const MONTHS = KANJI_MONTHS.map((_, month) => month).slice(1);

/** The months of a display at a month or in a part of a season, as such terms: `!花 6月` of `!花 梅雨`. Empty for other terms. */
export function displayMonths(term: string): string[] {
  const [, prefix = '', time = ''] = /^(!. )(.+)$/u.exec(term) ?? [];
  // Of what happens in a whole season the texts say enough, but not of what is planted then.
  if (isSeason(time))
    return prefix === displayTerm(seasonPhrases().planted ?? '', '')
      ? MONTHS.filter((month) => seasonOf(month) === time).map((month) => `${prefix}${month}月`)
      : [];
  return prefix === '' || !isDisplayTerm(term)
    ? []
    : (MONTHS_OF[time]?.map((month) => `${prefix}${month}月`) ?? [term]);
}

/** The display of such a term. */
export function displayOf(term: string): string {
  return term.slice(CLAIM_MARK.length).split(' ', 1)[0] ?? '';
}

/** Whether an index term is a whole season. */
export function isSeason(term: string): boolean {
  return (SEASONS as readonly string[]).includes(term);
}

/** Whether an index term is a season, a part of one or a month. */
export function isTimeOfYear(term: string): boolean {
  return isSeason(term) || Object.hasOwn(SEASON_PARTS, term) || /^\d+月$/u.test(term);
}

/** 1 to 12. @param month digits or kanji */
export function numberOf(month: string): number {
  return KANJI_MONTHS.indexOf(month) > 0 ? KANJI_MONTHS.indexOf(month) : Number(month);
}

/** The season of a month; spring begins in March. @param month 1 to 12 */
export function seasonOf(month: number): Season {
  return SEASONS[Math.floor(((month + 9) % 12) / 3)] ?? '春';
}
