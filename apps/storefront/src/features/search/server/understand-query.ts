import type { Safety } from '@shop/rules/brand/search-phrases';
import { claimsIn, lackedThing, lackInQuery, lackTerm } from './claims-in-text';
import { coldInQuery } from './cold-in-text';
import { NOTHING, ofPhrases } from './goods-phrases';
import { heightInQuery, type MeasuredText, measuresIn } from './measures-in-text';
import { meant } from './part-order';
import { priceInQuery, withoutPriceLevel } from './price-in-query';
import { exceptionsIn, nameOf } from './query-exceptions';
import { type QueryNeed, type QueryPart, tokenPart } from './query-pieces';
import { summary, type UnderstoodQuery } from './query-summary';
import { partOfMeasure, partsOfWord, phraseAt } from './query-words';
import { safetyInQuery, withSafetySpelled } from './safety-in-query';
import type { Vocabulary } from './search-index';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { seasonsInQuery } from './seasons-in-query';
import { foldSearchText, isDenied, numberForms } from './word-forms';

/** Maximum parts; further words are ignored. */
const MAX_PARTS = 10;
const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’・〜~]+/u;
/** How something is done, between a thing and its verb: 鉢をゴロゴロ動かす. */
const MIMETIC = /(?<=[をがに])([ァ-ヺー]{2,3}|[ぁ-ゖー]{2})\1(?:と|に)?(?=\p{Script=Han}|する)/gu;
/** Behind or before a number that is no price. */
const NON_PRICE_CONTEXT =
  /(?<=\p{N}\s?\p{L}{1,2}\s?)(?:くらい|ぐらい|ほど|程度|前後)|\b(?:about|around|roughly|approximately)(?=\s\p{N})/giu;

/** Parses a query into words and needs (SEARCH-05). */
export function understandQuery(
  keyword: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): UnderstoodQuery {
  const normal = keyword.normalize('NFKC').replace(MIMETIC, '');
  // A product name is not a need: cat palm.
  const isName = vocabulary.has(foldSearchText(normal));
  const isStrange = (word: string) => isUnknown(word, lexicon, vocabulary);
  const {
    asked,
    rest: unasked,
    unknown,
  } = isName
    ? { asked: [], rest: normal, unknown: [] }
    : safetyInQuery(withSafetySpelled(normal, isStrange), isStrange);
  let rest = unasked;
  const parts: QueryPart[] = unknown.map((text) => tokenPart(text, foldSearchText(text)));
  const height = heightInQuery(rest);
  if (height !== null) {
    const { text, min, max } = height;
    const term = min === null || max === null ? null : (measuresIn(text)[0]?.term ?? null);
    parts.push({ kind: 'need', need: { text, facts: { kind: 'height', min, max, term } } });
    rest = rest.replace(text, ' ');
  }
  const cold = isName ? null : coldInQuery(rest);
  if (cold !== null) {
    const { text, max } = cold;
    parts.push({ kind: 'need', need: { text, facts: { kind: 'cold', max } } });
    rest = rest.replace(text, ' ');
  }
  // Under 100 cm is not a price.
  const price = priceInQuery(
    measuresIn(rest).reduce((text, measure) => text.replace(measure.text, '  '), rest),
  );
  if (price !== null) {
    const { text, ...bounds } = price;
    parts.push({ kind: 'need', need: { text, facts: { kind: 'price', ...bounds } } });
    rest = rest.replace(text, ' ');
  }
  rest = withoutDurations(withoutPriceLevel(rest.replace(OWN_LACK, ' '))).replace(NON_PRICE_CONTEXT, ' ');
  const unchecked: Safety[] = [];
  for (const { safety, text } of asked) {
    const facts = lexicon.safety.get(safety);
    if (facts === undefined) unchecked.push(safety);
    else parts.push({ kind: 'need', need: { text, facts } });
  }
  const lack = lackInQuery(rest, lexicon);
  if (lack !== null && !lexicon.needs.has(foldSearchText(lack.text))) {
    parts.push({ kind: 'need', need: { text: lack.text, facts: lack.facts, isLack: true } });
    rest = rest.replace(lack.text, ' ');
  }
  const without: string[] = [];
  const excludedKinds: NeedFacts[] = [];
  let included = rest.replace(/(?<=\S\s+)-(\S+)/gu, (_, word: string) => {
    without.push(measuresIn(word)[0]?.term ?? foldSearchText(word));
    return ' ';
  });
  for (const { text, thing } of exceptionsIn(included, lexicon)) {
    const term = nameOf(thing, lexicon);
    const facts = lexicon.needs.get(foldSearchText(thing));
    if (term === undefined && (facts?.kind !== 'tag' || facts.aiTags.length > 0)) continue;
    if (term === undefined && facts !== undefined) excludedKinds.push(facts);
    else if (term !== undefined) without.push(term, ...(lexicon.same.get(term) ?? []));
    included = included.replace(text, ' ');
  }
  const celebrated = celebratedIn(included, lexicon);
  for (const need of celebrated) {
    parts.push({ kind: 'need', need });
    included = included.replace(need.text, ' ');
  }
  for (const { text, term, season } of seasonsInQuery(included)) {
    parts.push({
      kind: 'token',
      token: { text, term, same: [season, foldSearchText(text)], correction: null },
    });
    included = included.replace(text, ' ');
  }
  for (const { text, term } of claimsIn(included)) {
    if (
      ![term, ...sameLacks(term, lexicon)].some(vocabulary.has) ||
      lexicon.needs.has(foldSearchText(text.replace(/強[くさ]$/u, '強い')))
    )
      continue;
    parts.push({ kind: 'token', token: { text, term, same: sameLacks(term, lexicon), correction: null } });
    included = included.replace(text, ' ');
  }
  included = withChoices(included, lexicon, vocabulary);
  const measures = measuresIn(included);
  const measured = new Map(measures.map((measure) => [measure.text, measure]));
  const words = wordsBetween(included, measures);
  const isFull = () => parts.filter(({ kind }) => kind !== 'filler').length >= MAX_PARTS;
  for (let at = 0; at < words.length && !isFull(); ) {
    const word = words[at] ?? '';
    const measure = measured.get(word);
    const [taken, found]: [number, QueryPart[]] =
      measure === undefined
        ? (phraseAt(words, at, lexicon, vocabulary) ?? [1, partsOfWord(word, lexicon, vocabulary)])
        : [1, [partOfMeasure(measure, lexicon, vocabulary)]];
    // Repetitions are ignored, also in other words; a need that is denied the second time is denied.
    for (const part of found) {
      const before = parts.findIndex((other) => keyOf(other) === keyOf(part) || isSynonym(other, part));
      if (before === -1) parts.push(part);
      else if (part.kind === 'need' && isDenied(part.need.text)) parts[before] = part;
    }
    at += taken;
    if (isFull())
      return {
        ...summary(
          lexicon,
          normal,
          meant(parts, normal, lexicon, vocabulary),
          without,
          notAmong(words.slice(0, at), words.slice(at)),
        ),
        unchecked,
        excludedKinds,
      };
  }
  // Only the whole query says whether an animal is meant: ペットボトル has none.
  const isMeant = (part: QueryPart) =>
    isName ||
    part.kind !== 'need' ||
    part.need.facts.kind !== 'tag' ||
    part.need.facts.safety === undefined ||
    asked.some(({ safety }) => part.need.facts.kind === 'tag' && safety === part.need.facts.safety);
  // What must be lacking is not asked for before that either: 土で汚れるので土のいらないもの.
  const isLacked = (part: QueryPart) =>
    lack !== null &&
    part.kind === 'token' &&
    [part.token.term, ...part.token.same].includes(foldSearchText(lack.thing)) &&
    normal.indexOf(part.token.text) < normal.indexOf(lack.text);
  const whole = summary(
    lexicon,
    normal,
    meant(
      parts.filter((part) => isMeant(part) && !isLacked(part)),
      normal,
      lexicon,
      vocabulary,
    ),
    without,
    [],
  );
  // Whoever says what must not be harmful wants the shop's goods, whatever the other words are.
  const namesEverything = whole.namesEverything || asked.some(({ isSaid }) => isSaid) || about().test(normal);
  const namesKind = whole.namesKind || celebrated.length > 0;
  return { ...whole, namesEverything, namesKind, unchecked, excludedKinds };
}

const JOINED =
  /(?<![\p{L}\p{N}ー々・/&+])([\p{L}ー々]+)\s?[・/&+]\s?(?=([\p{L}ー々]+)(?![\p{L}\p{N}ー々・/&+]))/gu;

/** A mark between the names of two kinds is a conjunction: 花苗・果樹, `herbs & bonsai`. In one name it is none: ユーカリ・グニー. */
function withChoices(query: string, { names }: SearchLexicon, vocabulary: Vocabulary): string {
  return query.replace(JOINED, (text, one: string, other: string) => {
    const [first, second] = [one, other].map((word) => {
      const term = foldSearchText(word);
      return [term, ...numberForms(term)].find((form) => names.has(form));
    });
    return first === undefined || second === undefined || vocabulary.isOneName(first, second)
      ? text
      : `${one} ${/^[a-z]/iu.test(one) ? 'and' : 'と'} `;
  });
}

const CELEBRATED =
  /([\p{Script=Han}ァ-ヺー]{2,10})(?:する|した|の|を|に|で|へ|記念|、|\s){1,4}(?:お?祝い(?!返)|ギフト|プレゼント|贈り物)/gu;

/** Occasions that a query names apart from its word for a gift: オープンのお祝い is オープン祝い. */
function celebratedIn(query: string, { needs }: SearchLexicon): QueryNeed[] {
  return [...query.matchAll(CELEBRATED)].flatMap(([text, words = '']) => {
    for (let from = 0; from + 1 < words.length; from += 1) {
      const facts = needs.get(foldSearchText(`${words.slice(from)}祝い`));
      if (facts !== undefined) return [{ text: text.slice(from), facts }];
    }
    return [];
  });
}

/** The same claim of a lack in other words for the thing: `thornless` and トゲのない. */
function sameLacks(term: string, { same }: SearchLexicon): string[] {
  const thing = lackedThing(term);
  if (thing === null) return [];
  return [thing, ...numberForms(thing)].flatMap((form) => same.get(form) ?? []).map(lackTerm);
}

function isUnknown(word: string, { filler, needs, same }: SearchLexicon, vocabulary: Vocabulary): boolean {
  const term = foldSearchText(word);
  return ![term, ...numberForms(term)].some(
    (form) =>
      filler.has(form) || needs.has(form) || same.has(form) || vocabulary.has(form) || vocabulary.tells(form),
  );
}

/** What only the brand's goods do: エアコンの効いた部屋でも育つ. */
const about = ofPhrases(({ about: words = NOTHING }) => new RegExp(words, 'iu'));

/** What a shopper has none of is no property of the goods: 道具も土も何も持っていません. */
const OWN_LACK =
  /(?:(?:[\p{Script=Han}々]{1,4}|[ァ-ヺー]{2,8})[もがを])+(?:何も)?持って(?:い)?(?:なくて|ません|ない(?=[、。\s]|$|ので|けど|が|です))/gu;

/** How long or how often: 二週間, 週に一回, `once a week`. It is no word of a product, but of the shopper. */
const duration = ofPhrases(
  ({ notDuration = NOTHING }) =>
    new RegExp(
      String.raw`(?:(?:毎?週|月|年|一?日|二日)に)?(?:\d{1,2}|(?<![一二三四五六七八九十百])[一二三四五六七八九十数])(?:日間?|週間?|[かカヶケ]月間?|時間|回|年間?|泊)(?:くらい|ぐらい|ほど|程度|しか|に一度)?(?![目子中間を]|${notDuration})|\b(?:once|twice|(?:\d{1,2}|two|three|four|five|six|several|a few) (?:times|days|weeks|months))(?: (?:a|per|every) (?:day|week|fortnight|month|year))?\b|\bevery (?:day|week|fortnight|month)\b`,
      'giu',
    ),
);

/** A query without its durations, unless there is nothing else. */
function withoutDurations(query: string): string {
  const rest = query.replace(duration(), (text) => (/^[a-z]/iu.test(text) ? ' ' : ''));
  return rest.trim() === '' ? query : rest;
}

function keyOf(part: QueryPart): string {
  switch (part.kind) {
    case 'token':
      return `token ${part.token.term}`;
    case 'need':
      return `need ${JSON.stringify(part.need.facts)}`;
    case 'filler':
      return `filler ${foldSearchText(part.text)}`;
    case 'everything':
      return `everything ${part.term}`;
  }
}

/** Whether two words name the same thing: sympathy and funeral. */
function isSynonym(one: QueryPart, other: QueryPart): boolean {
  return (
    one.kind === 'token' &&
    other.kind === 'token' &&
    one.token.correction === null &&
    one.token.same.includes(other.token.term) &&
    other.token.same.includes(one.token.term)
  );
}

/** Words that are not among others, each once. */
function notAmong(others: readonly string[], words: readonly string[]): string[] {
  const known = new Set(others.map(foldSearchText));
  const left = new Map(words.map((word) => [foldSearchText(word), word]));
  return [...left].flatMap(([folded, word]) => (known.has(folded) ? [] : [word]));
}

/** The words of a query, each measure as one word. */
function wordsBetween(query: string, measures: readonly MeasuredText[]): string[] {
  let from = 0;
  const words: string[] = [];
  for (const { text, at } of measures) {
    words.push(...query.slice(from, at).split(BETWEEN), text);
    from = at + text.length;
  }
  return [...words, ...query.slice(from).split(BETWEEN)].filter((word) => foldSearchText(word) !== '');
}
