import { stemOf } from './indexed-words';
import type { MeasuredText } from './measures-in-text';
import {
  heardPart,
  knownPart,
  LATIN,
  partsOfPhrase,
  piecesOf,
  type QueryNeed,
  type QueryPart,
  readPart,
  tokenPart,
} from './query-pieces';
import type { Vocabulary } from './search-index';
import type { SearchLexicon } from './search-lexicon';
import { monthTerm, seasonOfEvent, seasonOfMonth } from './seasons-in-query';
import { COMPOUND_MIN_LENGTH } from './term-index';
import {
  ENGLISH_NEGATION,
  englishForms,
  FUNCTION_WORDS,
  foldSearchText,
  inflectionOf,
  isDenied,
  numberForms,
  WHO_DOES,
} from './word-forms';

/** Maximum words of a phrase in a language with spaces. */
const PHRASE = 5;
const KANA_RUN = /^[ァ-ヺー]+$/u;
/** Shorter kana occur in longer names by chance. */
const SHORTEST_PART = 4;
const NO_VOCABULARY = { has: () => false };

/** A size without products of that name becomes size classes: pots of 8号 are large. */
export function partOfMeasure(
  { text, term }: MeasuredText,
  { sizeRanges, counters }: Pick<SearchLexicon, 'sizeRanges' | 'counters'>,
  vocabulary: Vocabulary,
): QueryPart {
  const [, amount = '', unit = ''] = /^([\d.]+)(.+)$/u.exec(term) ?? [];
  const range =
    unit === sizeRanges?.unit && !vocabulary.has(term)
      ? sizeRanges.ranges.find(({ upTo }) => Number(amount) <= upTo)
      : undefined;
  if (range !== undefined)
    return { kind: 'need', need: { text, facts: { kind: 'tag', aiTags: range.aiTags, tags: [] } } };
  const same = (counters.get(unit) ?? []).map((other) => `${amount}${other}`);
  return { kind: 'token', token: { text, term, same, correction: null } };
}

/** The longest run of words with one meaning: `low light`, `peace lily`, 日陰 に 強い. */
export function phraseAt(
  words: readonly string[],
  at: number,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): [number, QueryPart[]] | null {
  for (let length = Math.min(PHRASE, words.length - at); length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const folded = foldSearchText(text);
    const joined = folded.replaceAll(' ', '');
    const forms = LATIN.test(folded) ? [...englishForms(folded), ...plainPhrases(folded)] : [];
    for (const term of [folded, ...forms, joined]) {
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
    const mended = mendedName(folded, lexicon, vocabulary);
    if (mended !== null) return [length, [tokenPart(text, folded, mended, lexicon)]];
    const half = length === 2 ? halfKana(joined, lexicon, vocabulary) : null;
    if (half !== null) return [2, [heardPart(text, half, lexicon)]];
    const read = length < PHRASE ? romajiName(words.slice(at, at + length), lexicon, vocabulary) : null;
    if (read !== null) return [length, [heardPart(text, read, lexicon)]];
    // A compound typed as two words: sun flower.
    if (length === 2 && LATIN.test(joined) && vocabulary.has(joined)) return [2, [tokenPart(text, joined)]];
  }
  return null;
}

/** The English name of several words that a phrase with an unknown word is a slip of: `snake plnat`. */
function mendedName(
  phrase: string,
  { same, needs, filler }: SearchLexicon,
  vocabulary: Vocabulary,
): string | null {
  const words = phrase.split(' ');
  const isKnown = (word: string) =>
    [same, needs, filler].some((known) => known.has(word)) ||
    vocabulary.finds(word) ||
    vocabulary.tells(word);
  if (!/^[a-z]{3,}(?: [a-z]{3,}){1,2}$/u.test(phrase) || words.every(isKnown)) return null;
  const name = vocabulary.correct(phrase);
  return name !== null && name.split(' ').length === words.length ? name : null;
}

/** Words that say whose or how many things are meant, and add nothing to a phrase. */
const DETERMINERS = /\b(?:a|an|the|my|our|your|their|his|her|all|any|every|each|some|these|those)\s(?=\S)/gu;

/**
 * An English phrase without the determiners in it, with its first word's base forms and in the other number: `kill plants` of `killing
 * every plant`. One that begins with a function word is none.
 */
function plainPhrases(phrase: string): string[] {
  const [first = '', ...others] = phrase.replace(DETERMINERS, '').split(' ');
  if (others.length === 0 || FUNCTION_WORDS.has(phrase.split(' ')[0] ?? '')) return [];
  const phrases = [first, ...englishForms(first)].map((form) => [form, ...others].join(' '));
  return phrases.flatMap((each) => [each, ...numberForms(each)]).filter((each) => each !== phrase);
}

/** Fewer kana are names by chance. */
const ROMAJI_NAME = 4;

/** The name in kana whose romanised spelling is typed in parts, none of which is a word: `monsu tera`, `kuro-matsu`. */
function romajiName(
  words: readonly string[],
  { same }: SearchLexicon,
  vocabulary: Vocabulary,
): string | null {
  const terms = words.map(foldSearchText);
  if (!terms.every((term) => /^[a-z]{2,}$/u.test(term)) || terms.every(vocabulary.has)) return null;
  const kana = vocabulary.toKana(terms.join(''));
  return kana !== null && kana.length >= ROMAJI_NAME && (vocabulary.names(kana) || same.has(kana))
    ? kana
    : null;
}

/** A name that is half in letters, half in kana, as the shop writes it: aloe ベラ, snakeプラント. */
function halfKana(term: string, lexicon: SearchLexicon, vocabulary: Vocabulary): string | null {
  if (!/^(?:[a-z]+[ァ-ヺ]+|[ァ-ヺ]+[a-z]+)$/u.test(term) || lexicon.needs.has(term)) return null;
  const kana = term.replace(/[a-z]+/gu, (letters) => vocabulary.toKana(letters) ?? letters);
  return vocabulary.has(kana) || lexicon.same.has(kana) ? kana : vocabulary.soundsLike(term);
}

/** The parts of a query's word: those of a compound with の if all are known, else the word. */
export function partsOfWord(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): QueryPart[] {
  const term = foldSearchText(text).replaceAll(' ', '');
  const spaced = foldSearchText(text);
  // レモンの木 occurs in a title, but means any lemon: a compound with の is searched by its parts, if all are known.
  const isOne = lexicon.needs.has(term) || lexicon.same.has(term) || seasonOfEvent(term) !== null;
  const isPutTogether = text.includes('の') && !isOne;
  const parts = isPutTogether ? piecesOf(text, lexicon, vocabulary).map(({ part }) => part) : [];
  const knownParts = parts.filter((part) => part !== null);
  if (parts.length > 0 && knownParts.length === parts.length) return knownParts;
  // The meaning of a base form precedes titles with the inflected form: white flowers.
  const isThing = WHO_DOES.test(term) && vocabulary.has(term);
  // A stop word is no form of a short word: looking of loo.
  if (FUNCTION_WORDS.has(term) && !(lexicon.needs.has(term) || lexicon.same.has(term)))
    return [knownPart(text, term, lexicon, NO_VOCABULARY) ?? { kind: 'filler', text }];
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
  // A bare number counts what is sold by that number: 20 roses.
  const counted = /^\d{1,3}$/u.test(term)
    ? [...new Set([...lexicon.counters].flat(2))].flatMap((unit) =>
        vocabulary.has(`${term}${unit}`) ? [`${term}${unit}`] : [],
      )
    : [];
  if (counted.length > 0) return [{ kind: 'token', token: { text, term, same: counted, correction: null } }];
  const known =
    readPart(text, lexicon, vocabulary) ??
    knownPart(text, spaced, lexicon, vocabulary) ??
    knownPart(text, term, lexicon, vocabulary);
  if (known !== null) return [known];
  if (LATIN.test(term)) return [latinPart(text, term, lexicon, vocabulary)];
  const half = halfKana(term, lexicon, vocabulary);
  if (half !== null) return [heardPart(text, half, lexicon)];
  // A long vowel is no part of a name without one: ラーメン is not in シクラメン.
  if (KANA_RUN.test(text) && term.length < Math.min(text.length, SHORTEST_PART) && !vocabulary.writes(text)) {
    const correction = vocabulary.correct(term);
    return [correction === null ? tokenPart(text, text) : tokenPart(text, term, correction, lexicon)];
  }
  if (term.length > 1 && vocabulary.finds(term)) return [tokenPart(text, term)];
  return partsOfPhrase(text, lexicon, vocabulary);
}

/** What precedes an English verb: a subject pronoun, an auxiliary or `to`. */
const BEFORE_VERB =
  /^(?:i|you|we|they|it|who|that|which|to|can|could|will|would|wont|cant|dont|doesnt|didnt|must|should|may|might|never|always|often|barely|hardly)$/u;

/** `pruning` of prune, `cutting` of cut. */
function gerundsOf(verb: string): string[] {
  return [`${verb}ing`, `${verb.replace(/e$/u, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`];
}

/** Unknown English verbs name nothing and become fillers: `kill` in `I kill everything`. A task is what its gerund is: `to prune my tree`. */
export function withoutVerbs(
  parts: readonly QueryPart[],
  { names, needs }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  let isDone = false;
  return parts.map((part, at) => {
    // What is done to a thing is not that thing.
    if (isDone && part.kind === 'need' && part.need.facts.kind === 'tag' && !part.need.facts.safety)
      return { kind: 'filler', text: part.need.text };
    const before = parts[at - 1];
    const isVerb =
      part.kind === 'token' &&
      /^[a-z]+$/u.test(part.token.term) &&
      before?.kind === 'filler' &&
      BEFORE_VERB.test(foldSearchText(before.text)) &&
      !names.has(part.token.term) &&
      !vocabulary.names(part.token.term);
    if (!isVerb || part.kind !== 'token') return part;
    const { text, term } = part.token;
    const facts = gerundsOf(term).flatMap((form) => needs.get(form) ?? [])[0];
    if (facts === undefined) return { kind: 'filler', text };
    isDone = true;
    return { kind: 'need', need: { text, facts } };
  });
}

function latinPart(text: string, term: string, lexicon: SearchLexicon, vocabulary: Vocabulary): QueryPart {
  // A text word has only its other number as a form: corner is not from corn.
  for (const form of vocabulary.tells(term) ? numberForms(term) : englishForms(term)) {
    const part = knownPart(text, form, lexicon, vocabulary);
    if (part !== null && !FUNCTION_WORDS.has(form)) return part;
  }
  const kana = vocabulary.toKana(term);
  const inKana = kana === null ? null : knownPart(text, kana, lexicon, vocabulary);
  if (inKana !== null && inKana.kind !== 'filler') return inKana;
  if (vocabulary.finds(term)) return tokenPart(text, term);
  // Three kana within a name are none: ラメン of シクラメン.
  if (kana !== null && kana.length > 3 && vocabulary.finds(kana)) return tokenPart(text, kana);
  const number = numberForms(term).find(
    (form) => form.length > COMPOUND_MIN_LENGTH && vocabulary.finds(form),
  );
  if (number !== undefined) return tokenPart(text, number);
  const correction =
    vocabulary.correct(term) ?? (kana !== null && kana.length > 3 ? vocabulary.correct(kana) : null);
  // A text word is not a typo, unless the correction has the same stem: succulant.
  const isTold = vocabulary.tells(term) && (correction === null || stemOf(correction) !== stemOf(term));
  return tokenPart(text, term, isTold ? null : correction, lexicon);
}

const DENIED_BEFORE = `(?:not|no|never|without|${ENGLISH_NEGATION})(?:\\s+(?:a|an|the|any|too|very|so|that|be|grow|get|become|turn|look|want|need|like|have))*\\s+`;
const DENIED_BEHIND =
  /^(?:すぎ)?(?:ない|なく|ません|にくい)|^(?:の|な|い)?(?:じゃない|ではない|でない|以外)/u;

/** A need of tags that the query denies. A need whose own words deny is none: 虫がつかない. */
export function deniedNeed(need: QueryNeed, query: string, lexicon: SearchLexicon): QueryNeed {
  const { text, facts } = need;
  if (need.isLack || facts.kind !== 'tag' || facts.safety !== undefined) return need;
  const [phrase] = /^[a-z]/iu.test(text)
    ? (new RegExp(`\\b${DENIED_BEFORE}${text}\\b`, 'iu').exec(query) ?? [])
    : [];
  if (phrase !== undefined) return { ...need, text: phrase, isDenied: true };
  const [behind] = DENIED_BEHIND.exec(query.slice(query.indexOf(text) + text.length)) ?? [];
  if (behind !== undefined) return { ...need, text: text + behind, isDenied: true };
  const form = inflectionOf(text);
  const isOwn = lexicon.needs.has(foldSearchText(text));
  return form !== null && isDenied(form.ending) && !isOwn && !lexicon.deniedStems.has(form.stem)
    ? { ...need, isDenied: true }
    : need;
}
