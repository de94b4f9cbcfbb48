import type { Safety } from '@shop/rules/brand/search-phrases';
import { claimsIn, lackedThing, lackInQuery, lackTerm } from './claims-in-text';
import { coldInQuery } from './cold-in-text';
import { NOTHING, ofPhrases } from './goods-phrases';
import { heightInQuery, type MeasuredText, measuresIn } from './measures-in-text';
import { priceInQuery, withoutPriceLevel } from './price-in-query';
import { KANJI_ONLY, type QueryNeed, type QueryPart, type QueryToken, tokenPart } from './query-pieces';
import { deniedNeed, partOfMeasure, partsOfWord, phraseAt, withoutVerbs } from './query-words';
import { safetyInQuery, withSafetySpelled } from './safety-in-query';
import type { Vocabulary } from './search-index';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { displaysInQuery, isOfStart, isVerbOfDisplay, seasonsInQuery } from './seasons-in-query';
import { displayTerm, isSeason, isTimeOfYear, SEASONS, seasonPhrases } from './seasons-in-text';
import { FUNCTION_WORDS, foldSearchText, isDenied, numberForms } from './word-forms';

/** The parsed meaning of a query. */
export interface UnderstoodQuery {
  readonly tokens: readonly QueryToken[];
  readonly needs: readonly QueryNeed[];
  /** Excluded words: those after a minus. */
  readonly without: readonly string[];
  /** Excluded kinds: 花以外. */
  readonly excludedKinds: readonly NeedFacts[];
  /** Nothing in particular: 植物, 人気. */
  readonly isEverything: boolean;
  /** Whether its main part is a kind of things that the shop sells, or what they are for: sympathy flowers, study desk. */
  readonly namesKind: boolean;
  /** Whether it is a sentence with a request: some of its words may be irrelevant. */
  readonly asks: boolean;
  /** Whether it has a stop word that links no two nouns: it says something, and is no name of a thing. */
  readonly isPhrase: boolean;
  /** Whether it contains a word for the shop's goods: トイレに置ける植物. */
  readonly namesEverything: boolean;
  /** Words for everything, which may also belong to a page: ランキング. */
  readonly everything: readonly string[];
  /** Safety needs for which the shop has no data on any product. */
  readonly unchecked: readonly Safety[];
  /** Ignored words of a query that is too long. */
  readonly ignored: readonly string[];
}

/** Maximum parts; further words are ignored. */
const MOST_PARTS = 10;
const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’・〜~]+/u;
/** Behind or before a number that is no price. */
const ABOUT =
  /(?<=\p{N}\s?\p{L}{1,2}\s?)(?:くらい|ぐらい|ほど|程度|前後)|\b(?:about|around|roughly|approximately)(?=\s\p{N})/giu;
/** They introduce what something is for, with or of. */
const PREPOSITIONS = new Set(['for', 'with', 'in', 'on', 'to', 'from', 'that', 'which', 'who']);
/** In a sentence, only what a thing is for follows it always: a nice pot for my monstera. */
const PURPOSE = new Set(['for']);
/** Number of stop words that makes a sentence. */
const SENTENCE = 3;

/** Parses a query into words and needs (SEARCH-05). */
export function understandQuery(
  keyword: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): UnderstoodQuery {
  const normal = keyword.normalize('NFKC');
  // A product name is not a need: cat palm.
  const isName = vocabulary.has(foldSearchText(normal));
  const {
    asked,
    rest: unasked,
    unknown,
  } = isName
    ? { asked: [], rest: normal, unknown: [] }
    : safetyInQuery(withSafetySpelled(normal, (word) => isUnknown(word, lexicon, vocabulary)));
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
  rest = withoutDurations(withoutPriceLevel(rest)).replace(ABOUT, ' ');
  const unchecked: Safety[] = [];
  for (const { safety, text } of asked) {
    const facts = lexicon.safety.get(safety);
    if (facts === undefined) unchecked.push(safety);
    else parts.push({ kind: 'need', need: { text, facts } });
  }
  const lack = lackInQuery(rest, lexicon);
  if (lack !== null && !lexicon.needs.has(foldSearchText(lack.text))) {
    parts.push({ kind: 'need', need: { ...lack, isLack: true } });
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
  const measures = measuresIn(included);
  const measured = new Map(measures.map((measure) => [measure.text, measure]));
  const words = wordsBetween(included, measures);
  const isFull = () => parts.filter(({ kind }) => kind !== 'filler').length >= MOST_PARTS;
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
  const whole = summary(
    lexicon,
    normal,
    meant(parts.filter(isMeant), normal, lexicon, vocabulary),
    without,
    [],
  );
  // Whoever says what must not be harmful wants the shop's goods, whatever the other words are.
  const namesEverything = whole.namesEverything || asked.some(({ isSaid }) => isSaid) || about().test(normal);
  const namesKind = whole.namesKind || celebrated.length > 0;
  return { ...whole, namesEverything, namesKind, unchecked, excludedKinds };
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

const EXCEPTION =
  /\b(?:but not|not|except(?: for)?|other than|apart from|anything but|rather than|instead of)\s+(?:an?\s+|the\s+|any\s+)?([a-z]+(?: [a-z]+)?)\b|([\p{Script=Han}々]{1,6}|[ァ-ヺー]{2,10})(?:以外(?:の|で|に)?|(?:じゃ|では|で)な(?:い|く(?:て)?)|を除(?:く|いた|いて)|抜きで)/giu;

/** Things that a query rules out: `but not roses`, `not cut flowers`, バラ以外. */
function exceptionsIn(query: string, lexicon: SearchLexicon): { text: string; thing: string }[] {
  return [...query.matchAll(EXCEPTION)].map(([text, inEnglish = '', inJapanese = '']) => {
    const second = / [a-z]+$/iu.exec(inEnglish)?.[0] ?? '';
    const isOne = nameOf(inEnglish, lexicon) !== undefined || lexicon.needs.has(foldSearchText(inEnglish));
    return isOne || second === ''
      ? { text, thing: inEnglish || inJapanese }
      : { text: text.slice(0, -second.length), thing: inEnglish.slice(0, -second.length) };
  });
}

/** The name that a word or its other number is. */
function nameOf(thing: string, { names }: SearchLexicon): string | undefined {
  const folded = foldSearchText(thing);
  return [folded, ...numberForms(folded)].find((form) => names.has(form));
}

/** The parts with what their order means. */
function meant(
  parts: readonly QueryPart[],
  query: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const done = withoutVerbs(withTasks(withRooms(parts, lexicon, vocabulary), lexicon), lexicon, vocabulary);
  return withDisplays(withChoices(done, lexicon, vocabulary), query, lexicon);
}

const BEFORE_FURNITURE = /^(?:on|in|by|near|beside|above|below|under|behind|next|for|of|to|top|my|our)$/u;
const BEHIND_FURNITURE =
  /^(?:[にへでの上下横隣脇傍前奥隅角間端用内裏沿向]|そば|となり|わき|周り|まわり|近く|手前|らし|なら|とか|スペース|コーナー)/u;

/**
 * Rooms, and furniture that a preposition or particle makes a place, are a need for what suits any room, unless another need says
 * where. The shop sells none of them: an office chair stays unknown.
 */
function withRooms(
  parts: readonly QueryPart[],
  { indoors, names, spots }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const textOf = (part: QueryPart | undefined) => (part?.kind === 'filler' ? part.text : '');
  const namesGoods = (part: QueryPart) =>
    part.kind === 'everything' ||
    isKind(part) ||
    (part.kind === 'token' && part.token.correction === null && names.has(part.token.term));
  const placeOf = (part: QueryPart, at: number): NeedFacts | undefined => {
    if (part.kind !== 'token' || part.token.correction !== null) return undefined;
    const { term } = part.token;
    const forms = [term, ...numberForms(term)];
    if (forms.some((form) => names.has(form) || vocabulary.names(form))) return undefined;
    const before = parts.slice(Math.max(0, at - 3), at).map(textOf);
    const isBeside =
      before.some((text) => BEFORE_FURNITURE.test(text.toLowerCase())) ||
      BEHIND_FURNITURE.test(textOf(parts[at + 1]));
    const spot = forms.flatMap((form) => spots.get(form) ?? [])[0];
    if (indoors !== null && forms.some((form) => indoors.rooms.has(form))) return spot ?? indoors.facts;
    if (spot !== undefined && (isBeside || parts.some(namesGoods))) return spot;
    return isBeside && forms.some((form) => indoors?.furniture.has(form)) ? indoors?.facts : undefined;
  };
  let isSaid = parts.some(isUse);
  return parts.map((part, at) => {
    const facts = placeOf(part, at);
    if (facts === undefined || part.kind !== 'token') return part;
    const { text } = part.token;
    if (isSaid && facts === indoors?.facts) return { kind: 'filler', text };
    isSaid = true;
    return { kind: 'need', need: { text, facts } };
  });
}

/** What only the brand's goods do: エアコンの効いた部屋でも育つ. */
const about = ofPhrases(({ about: words = NOTHING }) => new RegExp(words, 'iu'));

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

/** Either of two names: pots and covers, 土や肥料. */
const OR = new Set(['and', 'or', 'と', 'や', 'か', 'または', 'あるいは'].map(foldSearchText));

/** Names that a conjunction joins become one word: a product is one of them, rarely both. */
function withChoices(
  parts: readonly QueryPart[],
  { names }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const joined: QueryPart[] = [];
  for (const [at, part] of parts.entries()) {
    const [before, between] = [joined.at(-2), joined.at(-1)];
    const isNamed = (one: QueryPart | undefined) =>
      one?.kind === 'token' &&
      [one.token.term, ...one.token.same].some((word) => names.has(word) || vocabulary.names(word));
    if (
      part.kind === 'token' &&
      before?.kind === 'token' &&
      between?.kind === 'filler' &&
      OR.has(foldSearchText(between.text)) &&
      parts[at - 1] === between &&
      isNamed(before) &&
      isNamed(part)
    ) {
      const { token } = before;
      const text = `${token.text} ${between.text} ${part.token.text}`;
      joined.splice(-2, 2, {
        kind: 'token',
        token: { ...token, text, same: [...token.same, part.token.term, ...part.token.same] },
      });
    } else joined.push(part);
  }
  return joined;
}

/** What is done to the first thing named after it becomes the goods for it: `repot my monstera` is soil and pots, for a monstera. */
function withTasks(parts: readonly QueryPart[], { tasks, names, same }: SearchLexicon): QueryPart[] {
  const at = parts.findIndex((part) => part.kind === 'token' && tasks.has(part.token.term));
  const task = parts[at];
  const done = parts.findIndex(
    (part, place) => place > at && part.kind === 'token' && names.has(part.token.term),
  );
  if (task?.kind !== 'token' || done === -1) return [...parts];
  const [term = '', ...goods] = (tasks.get(task.token.term) ?? []).flatMap((word) => [
    word,
    ...(same.get(word) ?? []),
  ]);
  return parts.map((part, place) => {
    if (place === at) return { ...task, token: { ...task.token, term, same: goods } };
    return place === done && part.kind === 'token'
      ? { ...part, token: { ...part.token, isModifier: true } }
      : part;
  });
}

/**
 * Times of year with what the query wants to happen then: flowers in spring before fruit in spring. 花 beside another kind of goods
 * is then no kind of its own: 春に花が咲く木.
 */
function withDisplays(parts: readonly QueryPart[], query: string, lexicon: SearchLexicon): QueryPart[] {
  const planted = isOfStart(query) ? seasonPhrases().planted : null;
  const displays = planted === null ? displaysInQuery(query) : [planted];
  const timeOf = (part: QueryPart) =>
    part.kind === 'token' ? [part.token.term, ...part.token.same].find(isTimeOfYear) : undefined;
  const isOtherKind = (part: QueryPart) =>
    (part.kind === 'token' && timeOf(part) === undefined && lexicon.names.has(part.token.term)) ||
    (isKind(part) && !isMainDisplay(part));
  const isVerb = (part: QueryPart) =>
    isMainDisplay(part) && part.kind === 'need' && isVerbOfDisplay(part.need.text);
  if (!parts.some((part) => timeOf(part) !== undefined))
    return parts.flatMap((part) => {
      if (!isVerb(part) || part.kind !== 'need' || !parts.some(isOtherKind)) return [part];
      // Trees are of several categories; a category of flowers says it already.
      return parts.some((other) => isKind(other) && !isMainDisplay(other))
        ? [inAnySeason(part.need.text)]
        : [];
    });
  // When growth starts says nothing of when a display does.
  if (isOfStart(query) && planted === null)
    return parts.filter((part) => {
      const time = timeOf(part);
      return (time === undefined || isSeason(time)) && !isVerbOf(part, isOfStart);
    });
  if (displays.length === 0) return [...parts];
  const rest = parts.some(isOtherKind) ? parts.filter((part) => !isMainDisplay(part)) : parts;
  return rest
    .filter((part) => !isVerbOf(part, planted === null ? isVerbOfDisplay : isOfStart))
    .map((part) => {
      const time = timeOf(part);
      if (time === undefined || part.kind !== 'token') return part;
      const { token } = part;
      const seasons = [token.term, ...token.same].filter(isSeason);
      const [term = '', ...more] = [time, ...seasons].flatMap((each) =>
        displays.map((display) => displayTerm(display, each)),
      );
      // What is in flower in a month is not planted then.
      const others = planted === null ? [token.term, ...token.same] : [];
      const same = [...new Set([...more, ...others])].filter((other) => other !== term);
      return { ...part, token: { ...token, term, same } };
    });
}

/** Whatever has the main display in any season: 花が咲く木, `flowering tree`. */
function inAnySeason(text: string): QueryPart {
  const [term = '', ...same] = SEASONS.map((season) => displayTerm(seasonPhrases().main ?? '', season));
  return { kind: 'token', token: { text, term, same, correction: null } };
}

/** Whether a part is a word for what happens, whose time the query names. */
function isVerbOf(part: QueryPart, fits: (text: string) => boolean): boolean {
  return part.kind === 'token' && fits(part.token.text);
}

/** The need of a kind of goods by the main display: flowers. */
function isMainDisplay(part: QueryPart): boolean {
  const { main } = seasonPhrases();
  return isKind(part) && part.kind === 'need' && displaysInQuery(part.need.text).some((one) => one === main);
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

function summary(
  lexicon: SearchLexicon,
  query: string,
  parts: readonly QueryPart[],
  without: readonly string[],
  ignored: readonly string[],
): Omit<UnderstoodQuery, 'unchecked' | 'excludedKinds'> {
  const end = endOfHead(parts);
  const named = parts.flatMap((part, at) =>
    part.kind === 'token'
      ? [at < end && !isPlace(parts, at) ? part.token : { ...part.token, isModifier: true }]
      : [],
  );
  const isBare = parts.every(({ kind }) => kind === 'filler');
  // Filler words are searched for if there is nothing else.
  const tokens = isBare
    ? parts.flatMap((part) =>
        part.kind === 'filler' &&
        !FUNCTION_WORDS.has(foldSearchText(part.text)) &&
        (part.text.length > 1 || KANJI_ONLY.test(part.text))
          ? [{ text: part.text, term: foldSearchText(part.text), same: [], correction: null }]
          : [],
      )
    : named;
  const needs = parts.flatMap((part) =>
    part.kind === 'need' ? [deniedNeed(part.need, query, lexicon)] : [],
  );
  const implied = new Set(needs.flatMap(({ facts }) => lexicon.implied.get(facts) ?? []));
  const namesEverything = parts.some(({ kind }) => kind === 'everything');
  return {
    tokens: tokens.filter(({ term, same }) => ![term, ...same].some((word) => implied.has(word))),
    needs,
    without,
    ignored,
    isEverything: tokens.length + needs.length === 0 && namesEverything,
    asks: parts.filter(({ kind }) => kind === 'filler').length >= SENTENCE,
    isPhrase: parts.some((part) => part.kind === 'filler' && !isLink(part.text)),
    namesKind: [isKind, isUse].some((fits) => fits(parts.slice(0, end).findLast(isContent))),
    namesEverything,
    everything: parts.flatMap((part) => (part.kind === 'everything' ? [part.term] : [])),
  };
}

/**
 * The end of a query's main part: before the first English preposition; Japanese has no such end. A query that starts with a stop
 * word is a sentence, whose words may have any order.
 */
function endOfHead(parts: readonly QueryPart[]): number {
  const first = parts.findIndex(isContent);
  const isIn = (words: ReadonlySet<string>) => (part: QueryPart, at: number) =>
    at > first && part.kind === 'filler' && words.has(foldSearchText(part.text));
  const end = parts.findIndex(isIn(first === 0 ? PREPOSITIONS : PURPOSE));
  return end === -1 ? parts.length : end;
}

/** Whether an English preposition of place or means precedes a part, and content precedes that: trees that I can keep in a pot. */
function isPlace(parts: readonly QueryPart[], at: number): boolean {
  const before = parts.slice(0, at);
  const from = before.findLastIndex(isContent) + 1;
  return (
    from > 0 &&
    before
      .slice(from)
      .some(({ kind, ...part }) => kind === 'filler' && 'text' in part && /^(?:in|on)$/iu.test(part.text))
  );
}

/** A particle or an English word between nouns: の of プリンターのインク, `with`. */
function isLink(text: string): boolean {
  return /^[^a-z]{0,1}$|^(?:an?|the|and|or|of|for|with|to|in|on|at|by|from)$/iu.test(text);
}

function isContent({ kind }: QueryPart): boolean {
  return kind !== 'filler';
}

/** A need for a place or an occasion. */
function isUse(part: QueryPart | undefined): boolean {
  return part?.kind === 'need' && part.need.facts.kind === 'tag' && part.need.facts.isUse === true;
}

/** A need for a kind of things, not for a property. */
function isKind(part: QueryPart | undefined): boolean {
  return part?.kind === 'need' && part.need.facts.kind === 'tag' && part.need.facts.aiTags.length === 0;
}
