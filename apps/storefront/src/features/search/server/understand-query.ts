import { claimsIn } from './claims-in-text';
import { englishForms, FUNCTION_WORDS, numberForms, WHO_DOES } from './english-forms';
import { foldSearchText } from './fold-search-text';
import { lackInQuery } from './help-in-query';
import { inflectionOf, isDenied } from './japanese-forms';
import { heightInQuery, type MeasuredText, measuresIn } from './measures-in-text';
import { priceInQuery } from './price-in-query';
import { type Safety, safetyInQuery } from './safety-in-query';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { monthTerm, seasonOfMonth, seasonsInQuery } from './seasons-in-text';
import { COMPOUND } from './term-index';
import { stemOf } from './words-of';

/** A search word of a query. */
export interface QueryToken {
  /** As typed. */
  readonly text: string;
  readonly term: string;
  /** Synonyms. */
  readonly same: readonly string[];
  /** The word it was corrected to, if the typed word is unknown. */
  readonly correction: string | null;
  /** Whether it only qualifies (for, with, in): cacti in `soil for cacti`. */
  readonly isModifier?: boolean;
}

/** A need, which is not a word of a product. */
export interface QueryNeed {
  /** As typed. */
  readonly text: string;
  readonly facts: NeedFacts;
}

/** The parsed meaning of a query. */
export interface UnderstoodQuery {
  readonly tokens: readonly QueryToken[];
  readonly needs: readonly QueryNeed[];
  /** Excluded words: those after a minus. */
  readonly without: readonly string[];
  /** Nothing in particular: 植物, 人気. */
  readonly isEverything: boolean;
  /** Whether its main part is a kind of things that the shop sells: sympathy flowers. */
  readonly namesKind: boolean;
  /** Whether it is a sentence with a request: some of its words may be irrelevant. */
  readonly asks: boolean;
  /** Whether it contains a word for the shop's goods: トイレに置ける植物. */
  readonly namesEverything: boolean;
  /** Words for everything, which may also belong to a page: ランキング. */
  readonly everything: readonly string[];
  /** Safety needs for which the shop has no data on any product. */
  readonly unchecked: readonly Safety[];
  /** Ignored words of a query that is too long. */
  readonly ignored: readonly string[];
}

/** Lookups in the words of the catalogue. */
export interface Vocabulary {
  /** Whether an entry has exactly this word. */
  has(word: string): boolean;
  /** Whether this word is the name of something, not a part of a name or a word of a text. */
  names(word: string): boolean;
  /** Whether an entry has a word that contains this one. */
  finds(word: string): boolean;
  /** Whether the text of a product contains this word. */
  tells(word: string): boolean;
  /** The likeliest correction of a misspelt word, or null. */
  correct(word: string): string | null;
  /** The name that sounds like a word of the other script, or null: スネークプラント is `snake plant`. */
  soundsLike(word: string): string | null;
  /** A romanised word in kana; null where it is not convertible. */
  toKana(word: string): string | null;
}

/** Maximum parts; further words are ignored. */
const MOST_PARTS = 10;
/** Maximum words of a phrase in a language with spaces. */
const PHRASE = 5;
const LONGEST_PIECE = 14;
const LATIN = /^[\p{Script=Latin}\p{N}\p{M} ]+$/u;
const HAN = /^[\p{Script=Han}々]+$/u;
const KATAKANA = /^[ァ-ヺー]+$/u;
const BETWEEN = /[^\p{L}\p{N}\p{M}ー々'’・〜~]+/u;

/** They introduce what something is for, with or of. */
const PREPOSITIONS = new Set(['for', 'with', 'in', 'on', 'to', 'from', 'that', 'which', 'who']);

/** Number of stop words that makes a sentence. */
const SENTENCE = 3;

const NO_VOCABULARY = { has: () => false };
/** The meaningful characters of an unknown piece: not the kanji of a verb, 探し. */
const CONTENT =
  /[ァ-ヺー]{2,}|[\p{Script=Han}々]{2,}|[\p{Script=Han}々](?!\p{Script=Hiragana})|[\p{Script=Latin}\p{N}]{2,}/gu;
/** Shorter katakana runs have too many neighbours. */
const KATAKANA_RUN = /[ァ-ヺー]{3,}/gu;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Goods counted by one counter word may be sold by another. */
const COUNTED_ALSO: Readonly<Record<string, readonly string[]>> = {
  個: ['本', '株', '鉢', 'ポット'],
  株: ['ポット', '鉢'],
  鉢: ['ポット', '株'],
  ポット: ['株', '鉢'],
};

type Part =
  | { readonly kind: 'token'; readonly token: QueryToken }
  | { readonly kind: 'need'; readonly need: QueryNeed }
  | { readonly kind: 'filler'; readonly text: string }
  | { readonly kind: 'everything'; readonly term: string };

/** Parses a query into words and needs (SEARCH-05). */
export function understandQuery(
  keyword: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): UnderstoodQuery {
  const normal = keyword.normalize('NFKC');
  // A product name is not a need: cat palm.
  const isName = vocabulary.has(foldSearchText(normal));
  const { asked, rest: unasked } = isName ? { asked: [], rest: normal } : safetyInQuery(normal);
  let rest = unasked;
  const parts: Part[] = [];
  const height = heightInQuery(rest);
  if (height !== null) {
    const { text, min, max } = height;
    const term = min === null || max === null ? null : (measuresIn(text)[0]?.term ?? null);
    parts.push({ kind: 'need', need: { text, facts: { kind: 'height', min, max, term } } });
    rest = rest.replace(text, ' ');
  }
  // Under 100 cm is not a price.
  const price = priceInQuery(
    measuresIn(rest).reduce((text, measure) => text.replace(measure.text, '  '), rest),
  );
  if (price !== null) {
    const { text, min, max } = price;
    parts.push({ kind: 'need', need: { text, facts: { kind: 'price', min, max } } });
    rest = rest.replace(text, ' ');
  }
  const unchecked: Safety[] = [];
  for (const { safety, text } of asked) {
    const facts = lexicon.safety.get(safety);
    if (facts === undefined) unchecked.push(safety);
    else parts.push({ kind: 'need', need: { text, facts } });
  }
  const lack = lackInQuery(rest, lexicon);
  if (lack !== null && !lexicon.needs.has(foldSearchText(lack.text))) {
    parts.push({ kind: 'need', need: lack });
    rest = rest.replace(lack.text, ' ');
  }
  const without: string[] = [];
  let included = rest.replace(/(?<=\S\s+)-(\S+)/gu, (_, word: string) => {
    without.push(measuresIn(word)[0]?.term ?? foldSearchText(word));
    return ' ';
  });
  for (const { text, term, season } of seasonsInQuery(included)) {
    parts.push({
      kind: 'token',
      token: { text, term, same: [season, foldSearchText(text)], correction: null },
    });
    included = included.replace(text, ' ');
  }
  for (const { text, term } of claimsIn(included)) {
    if (!vocabulary.has(term) || lexicon.needs.has(foldSearchText(text.replace(/強[くさ]$/u, '強い'))))
      continue;
    parts.push({ kind: 'token', token: { text, term, same: [], correction: null } });
    included = included.replace(text, ' ');
  }
  const measures = measuresIn(included);
  const measured = new Map(measures.map((measure) => [measure.text, measure]));
  const words = wordsBetween(included, measures);
  const known = new Set(parts.map(keyOf));
  const isFull = () => parts.filter(({ kind }) => kind !== 'filler').length >= MOST_PARTS;
  for (let at = 0; at < words.length && !isFull(); ) {
    const word = words[at] ?? '';
    const measure = measured.get(word);
    const [taken, found]: [number, Part[]] =
      measure === undefined
        ? (phraseAt(words, at, lexicon, vocabulary) ?? [1, partsOfWord(word, lexicon, vocabulary)])
        : [1, [partOfMeasure(measure, vocabulary)]];
    // Repetitions are ignored.
    for (const part of found) {
      if (!known.has(keyOf(part))) parts.push(part);
      known.add(keyOf(part));
    }
    at += taken;
    if (isFull())
      return {
        ...summary(lexicon, parts, without, notAmong(words.slice(0, at), words.slice(at))),
        unchecked,
      };
  }
  return { ...summary(lexicon, parts, without, []), unchecked };
}

function keyOf(part: Part): string {
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
  parts: readonly Part[],
  without: readonly string[],
  ignored: readonly string[],
): Omit<UnderstoodQuery, 'unchecked'> {
  const end = endOfHead(parts);
  const named = parts.flatMap((part, at) =>
    part.kind === 'token' ? [at < end ? part.token : { ...part.token, isModifier: true }] : [],
  );
  const isBare = parts.every(({ kind }) => kind === 'filler');
  // Filler words are searched for if there is nothing else.
  const tokens = isBare
    ? parts.flatMap((part) =>
        part.kind === 'filler' &&
        !FUNCTION_WORDS.has(foldSearchText(part.text)) &&
        (part.text.length > 1 || HAN.test(part.text))
          ? [{ text: part.text, term: foldSearchText(part.text), same: [], correction: null }]
          : [],
      )
    : named;
  const needs = parts.flatMap((part) => (part.kind === 'need' ? [part.need] : []));
  const implied = new Set(needs.flatMap(({ facts }) => lexicon.implied.get(facts) ?? []));
  const namesEverything = parts.some(({ kind }) => kind === 'everything');
  return {
    tokens: tokens.filter(({ term, same }) => ![term, ...same].some((word) => implied.has(word))),
    needs,
    without,
    ignored,
    isEverything: tokens.length + needs.length === 0 && namesEverything,
    asks: parts.filter(({ kind }) => kind === 'filler').length >= SENTENCE,
    namesKind: isKind(parts.slice(0, end).findLast(isContent)),
    namesEverything,
    everything: parts.flatMap((part) => (part.kind === 'everything' ? [part.term] : [])),
  };
}

/**
 * The end of a query's main part: before the first English preposition; Japanese has no such end. A query that starts with a stop
 * word is a sentence, whose words may have any order.
 */
function endOfHead(parts: readonly Part[]): number {
  const first = parts.findIndex(isContent);
  const end = parts.findIndex(
    (part, at) => at > first && part.kind === 'filler' && PREPOSITIONS.has(foldSearchText(part.text)),
  );
  return first !== 0 || end === -1 ? parts.length : end;
}

function isContent({ kind }: Part): boolean {
  return kind !== 'filler';
}

/** A need for a kind of things, not for a property. */
function isKind(part: Part | undefined): boolean {
  return part?.kind === 'need' && part.need.facts.kind === 'tag' && part.need.facts.aiTags.length === 0;
}

/** A size without products of that name becomes size classes: pots of 8号 are large. */
function partOfMeasure({ text, term }: MeasuredText, vocabulary: Vocabulary): Part {
  const [, amount = '', unit = ''] = /^([\d.]+)(.+)$/u.exec(term) ?? [];
  if (unit === '号' && !vocabulary.has(term)) {
    const size = Number(amount);
    const childIds = size <= 3 ? [401, 402] : size <= 6 ? [402, 403] : [404];
    const aiTags = childIds.map((childId) => ({ parentId: 4, childId }));
    return { kind: 'need', need: { text, facts: { kind: 'tag', aiTags, tags: [] } } };
  }
  const same = (COUNTED_ALSO[unit] ?? []).map((other) => `${amount}${other}`);
  return { kind: 'token', token: { text, term, same, correction: null } };
}

/** The longest run of words with one meaning: `low light`, `peace lily`, 日陰 に 強い. */
function phraseAt(
  words: readonly string[],
  at: number,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): [number, Part[]] | null {
  for (let length = Math.min(PHRASE, words.length - at); length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const folded = foldSearchText(text);
    const joined = folded.replaceAll(' ', '');
    for (const term of [folded, ...(LATIN.test(folded) ? englishForms(folded) : []), joined]) {
      // Only dictionary phrases: adjacent words of a title are matched one by one, which finds more.
      const part = knownPart(text, term, lexicon, NO_VOCABULARY);
      if (part !== null && part.kind !== 'filler') return [length, [part]];
    }
    // A name that contains stop words is not the sum of its words: bird of paradise.
    if (
      LATIN.test(folded) &&
      folded.split(' ').some((word) => FUNCTION_WORDS.has(word)) &&
      vocabulary.has(folded)
    )
      return [length, [tokenPart(text, folded)]];
    // A compound typed as two words: sun flower.
    if (length === 2 && LATIN.test(joined) && vocabulary.has(joined)) return [2, [tokenPart(text, joined)]];
  }
  return null;
}

/** A word that is known as typed. */
function knownPart(
  text: string,
  term: string,
  lexicon: SearchLexicon,
  vocabulary: Pick<Vocabulary, 'has'>,
): Part | null {
  const facts = lexicon.needs.get(term);
  if (facts !== undefined) return { kind: 'need', need: { text, facts } };
  if (lexicon.everything.has(term)) return { kind: 'everything', term };
  if (lexicon.filler.has(term)) return { kind: 'filler', text };
  const same = lexicon.same.get(term);
  if (same !== undefined || vocabulary.has(term) || lexicon.pages.has(term)) {
    // A help word is not expanded.
    const numbers = LATIN.test(term) && !lexicon.pages.has(term) ? numberForms(term) : [];
    const others = [...(same ?? []), ...numbers.filter((form) => vocabulary.has(form))];
    return { kind: 'token', token: { text, term, same: [...new Set(others)], correction: null } };
  }
  return null;
}

function partsOfWord(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Part[] {
  const term = foldSearchText(text).replaceAll(' ', '');
  const spaced = foldSearchText(text);
  // レモンの木 occurs in a title, but means any lemon: a compound with の is searched by its parts, if all are known.
  const isPutTogether = text.includes('の') && !lexicon.needs.has(term) && !lexicon.same.has(term);
  const parts = isPutTogether ? piecesOf(text, lexicon, vocabulary).map(({ part }) => part) : [];
  const knownParts = parts.filter((part) => part !== null);
  if (parts.length > 1 && knownParts.length === parts.length) return knownParts;
  // The meaning of a base form precedes titles with the inflected form: white flowers.
  const isThing = WHO_DOES.test(term) && vocabulary.has(term);
  for (const form of LATIN.test(term) && !isThing ? englishForms(term) : []) {
    const meant = knownPart(text, form, lexicon, NO_VOCABULARY);
    // Potting occurs in titles, and is not a pot.
    if (
      meant !== null &&
      !FUNCTION_WORDS.has(form) &&
      !(/ing$/u.test(term) && meant.kind !== 'need' && vocabulary.has(term))
    )
      return [meant];
  }
  const season = seasonOfMonth(term);
  if (season !== null)
    return [{ kind: 'token', token: { text, term: monthTerm(term), same: [season], correction: null } }];
  const known = knownPart(text, spaced, lexicon, vocabulary) ?? knownPart(text, term, lexicon, vocabulary);
  if (known !== null) return [known];
  if (LATIN.test(term)) return [latinPart(text, term, lexicon, vocabulary)];
  if (term.length > 1 && vocabulary.finds(term)) return [tokenPart(text, term)];
  return partsOfPhrase(text, lexicon, vocabulary);
}

/** Splits Japanese text without spaces that is not one word: known pieces, corrected ones, and unknown ones. */
function partsOfPhrase(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Part[] {
  if (text === '') return [];
  const pieces = piecesOf(text, lexicon, vocabulary);
  // 日 in 配送日 belongs to a help word, and is no product word.
  const isHelp = pieces.some(({ text: piece }) => lexicon.pages.has(foldSearchText(piece)));
  const isKnown = pieces.every(({ part }) => part !== null);
  if (!isKnown) {
    const mended = mendedRun(text, lexicon, vocabulary) ?? mendedWord(text, pieces, lexicon, vocabulary);
    if (mended !== null) return mended;
  }
  const parts = pieces.flatMap(({ text: piece, part }, at): Part[] => {
    if (part === null) {
      // The next piece may be the kana of a verb.
      const [ending = ''] = /^\p{Script=Hiragana}/u.exec(pieces[at + 1]?.text ?? '') ?? [];
      const unknown = [...`${piece}${ending}`.matchAll(CONTENT)].map(([content]) => content);
      return unknown.length === 0 || (isHelp && piece.length === 1)
        ? [{ kind: 'filler', text: piece }]
        : unknown.map((content) => tokenPart(content, foldSearchText(content)));
    }
    return piece.length === 1 && isHelp && part.kind === 'token' ? [{ kind: 'filler', text: piece }] : [part];
  });
  // If no piece is known, the whole text is searched.
  return parts.every(({ kind }) => kind === 'filler') && !isKnown
    ? [tokenPart(text, foldSearchText(text).replaceAll(' ', ''))]
    : parts;
}

/** A katakana run is one name: it is corrected as a whole before its pieces are interpreted. */
function mendedRun(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Part[] | null {
  for (const { 0: run, index } of text.matchAll(KATAKANA_RUN)) {
    const term = foldSearchText(run);
    if (vocabulary.finds(term) || piecesOf(run, lexicon, vocabulary).every(({ part }) => part !== null))
      continue;
    const correction = vocabulary.correct(term);
    const heard = correction === null ? vocabulary.soundsLike(term) : null;
    if (heard === null && correction === null) continue;
    return [
      ...partsOfPhrase(text.slice(0, index), lexicon, vocabulary),
      heard === null ? tokenPart(run, term, correction, lexicon) : heardPart(run, heard, lexicon),
      ...partsOfPhrase(text.slice(index + run.length), lexicon, vocabulary),
    ];
  }
  return null;
}

/** A word misspelt as a whole: 観様植物. A text with a recognised need is not a misspelling. */
function mendedWord(
  text: string,
  pieces: readonly Piece[],
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): Part[] | null {
  const known = pieces.filter(({ part }) => part !== null && part.kind !== 'filler');
  const correction = vocabulary.correct(foldSearchText(text).replaceAll(' ', ''));
  if (correction === null || known.some(({ part }) => part?.kind === 'need')) return null;
  return [tokenPart(text, foldSearchText(text), correction, lexicon)];
}

function heardPart(text: string, term: string, lexicon: SearchLexicon): Part {
  return { kind: 'token', token: { text, term, same: lexicon.same.get(term) ?? [], correction: null } };
}

function latinPart(text: string, term: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Part {
  // A text word has only its other number as a form: corner is not from corn.
  for (const form of vocabulary.tells(term) ? numberForms(term) : englishForms(term)) {
    const part = knownPart(text, form, lexicon, vocabulary);
    if (part !== null && !FUNCTION_WORDS.has(form)) return part;
  }
  const kana = vocabulary.toKana(term);
  const inKana = kana === null ? null : knownPart(text, kana, lexicon, vocabulary);
  if (inKana !== null && inKana.kind !== 'filler') return inKana;
  if (vocabulary.finds(term)) return tokenPart(text, term);
  if (kana !== null && kana.length > 2 && vocabulary.finds(kana)) return tokenPart(text, kana);
  const number = numberForms(term).find((form) => form.length > COMPOUND && vocabulary.finds(form));
  if (number !== undefined) return tokenPart(text, number);
  const correction =
    vocabulary.correct(term) ?? (kana !== null && kana.length > 3 ? vocabulary.correct(kana) : null);
  // A text word is not a typo, unless the correction has the same stem: succulant.
  const isTold = vocabulary.tells(term) && (correction === null || stemOf(correction) !== stemOf(term));
  return tokenPart(text, term, isTold ? null : correction, lexicon);
}

/** Corrections yield names, never needs: `cable` is not table. */
function tokenPart(
  text: string,
  term: string,
  correction: string | null = null,
  lexicon?: SearchLexicon,
): Part {
  if (correction === null) return { kind: 'token', token: { text, term, same: [], correction } };
  const same = lexicon?.same.get(correction) ?? [];
  return { kind: 'token', token: { text, term: correction, same, correction } };
}

interface Piece {
  readonly text: string;
  /** Null if unknown. */
  readonly part: Part | null;
}

/** Splits Japanese text without spaces: as much of it known as possible, in as few pieces as possible. */
function piecesOf(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Piece[] {
  const best: ({ cost: number; from: number; part: Part | null } | undefined)[] = [
    { cost: 0, from: 0, part: null },
  ];
  const ends = boundariesOf(text);
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST_PIECE); from < end; from += 1) {
      const before = best[from];
      if (before === undefined) continue;
      const piece = text.slice(from, end);
      // 丈夫 is not a word of 大丈夫, nor 赤 of 赤ちゃん.
      const isWithin = HAN.test(piece) && piece.length < 3 && !(ends.has(from) && ends.has(end));
      const [known, price]: [Part | null, number] = isWithin
        ? [null, 4]
        : pieceOf(piece, lexicon, vocabulary);
      const isTold =
        known === null &&
        ends.has(from) &&
        ends.has(end) &&
        // A katakana run is one name; its parts are not separate words.
        !JOINT.test(text.slice(Math.max(0, from - 1), from + 1)) &&
        !JOINT.test(text.slice(end - 1, end + 1)) &&
        isToldWord(piece, vocabulary);
      const [part, cost] = isTold ? [tokenPart(piece, foldSearchText(piece)), TOLD] : [known, price];
      if (part === null && end - from > 1) continue;
      const total = before.cost + cost;
      if (total < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost: total, from, part };
    }
  }
  const pieces: Piece[] = [];
  for (let end = text.length; end > 0; ) {
    const step = best[end];
    if (step === undefined) break;
    const next = pieces[0];
    const piece = text.slice(step.from, end);
    // Adjacent unknown characters form one piece.
    if (step.part === null && next?.part === null) pieces[0] = { text: piece + next.text, part: null };
    else pieces.unshift({ text: piece, part: step.part });
    end = step.from;
  }
  return pieces;
}

/** The word boundaries. */
function boundariesOf(text: string): ReadonlySet<number> {
  return new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
}

/** More kana after the kanji of a need belong to another word. */
const LONGEST_ENDING = 4;
const JOINT = /[ァ-ヺー]{2}/u;
/** A text word costs more than a name. */
const TOLD = 2;
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;

/** A piece with its cost: unknown pieces are expensive. */
function pieceOf(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): [Part | null, number] {
  const term = foldSearchText(text);
  if (term === '') return [{ kind: 'filler', text }, 0.2];
  const isShortKana = term.length < 3 && !/\p{Script=Han}/u.test(text);
  const isInDictionary = lexicon.needs.has(term) || lexicon.same.has(term);
  // A single kana within a longer word is not a particle.
  if (!KATAKANA.test(text) && lexicon.filler.has(term)) return [{ kind: 'filler', text }, 0.8];
  // せる is not セール: a short word must match its spelling, and hiragana between kanji is no title word.
  const isOther =
    HIRAGANA.test(text) &&
    (isInDictionary ? isShortKana && lexicon.spellings.get(term)?.length !== text.length : term.length < 4);
  const part =
    isOther || (isShortKana && !isInDictionary) ? null : knownPart(text, term, lexicon, vocabulary);
  if (part === null) return inflected(text, lexicon) ?? [null, 4];
  if (HAN.test(text) && text.length === 1)
    return isInDictionary || lexicon.pages.has(term) || vocabulary.names(term) ? [part, 2] : [null, 4];
  // The parts of a compound with の find more than the compound.
  if (text.includes('の') && !isInDictionary) return [part, 3.5];
  return [part, part.kind === 'filler' ? 0.8 : 1];
}

/** A word of the products' texts, segmented in the same way: 生け垣. */
function isToldWord(text: string, vocabulary: Vocabulary): boolean {
  return (
    !HIRAGANA.test(text) && (text.length > 1 || HAN.test(text)) && vocabulary.tells(foldSearchText(text))
  );
}

/** An inflected verb or adjective: of a need, of a noun derived from it, or of a filler. */
function inflected(text: string, lexicon: SearchLexicon): [Part, number] | null {
  const form = inflectionOf(text);
  if (form === null) return null;
  const stems = isDenied(form.ending) ? [lexicon.deniedStems, lexicon.stems] : [lexicon.stems];
  const facts =
    form.ending.length <= LONGEST_ENDING
      ? stems.flatMap((known) => known.get(form.stem) ?? [])[0]
      : undefined;
  if (facts) return [{ kind: 'need', need: { text, facts } }, 1.5];
  const thing = lexicon.verbs.get(form.stem);
  if (thing !== undefined) {
    const same = lexicon.same.get(thing) ?? [];
    return [{ kind: 'token', token: { text, term: thing, same, correction: null } }, 1.5];
  }
  return lexicon.fillerStems.has(form.stem) ? [{ kind: 'filler', text }, 1.2] : null;
}
