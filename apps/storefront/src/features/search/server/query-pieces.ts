import type { Vocabulary } from './search-index';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { seasonOfEvent } from './seasons-in-query';
import { foldSearchText, inflectionOf, isDenied, numberForms } from './word-forms';

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
  /** Beside other conditions it only ranks. */
  readonly isMild?: boolean;
}

/** A need, which is not a word of a product. */
export interface QueryNeed {
  /** As typed. */
  readonly text: string;
  readonly facts: NeedFacts;
  /** The opposite is wanted: `not red`, 大きくならない. */
  readonly isDenied?: boolean;
  /** The lack of something is wanted, which its own words say: 窓がない. */
  readonly isLack?: true;
}

export type QueryPart =
  | { readonly kind: 'token'; readonly token: QueryToken }
  | { readonly kind: 'need'; readonly need: QueryNeed }
  | { readonly kind: 'filler'; readonly text: string }
  | { readonly kind: 'everything'; readonly term: string };

const LONGEST_PIECE = 14;
export const LATIN = /^[\p{Script=Latin}\p{N}\p{M} ]+$/u;
export const KANJI_ONLY = /^[\p{Script=Han}々]+$/u;
const KATAKANA = /^[ァ-ヺー]+$/u;
/** The meaningful characters of an unknown piece: not the kanji of a verb, 探し. */
const CONTENT =
  /[ァ-ヺー]{2,}|[\p{Script=Han}々]{2,}|[\p{Script=Han}々](?!\p{Script=Hiragana})|[\p{Script=Latin}\p{N}]{2,}/gu;
/** A verb or an adjective alone, which names nothing: 忙しくて, 忘れがち. */
const INFLECTED_WORD =
  /^(?:[\p{Script=Han}々]{1,2}\p{Script=Hiragana}{0,6}?(?:て|で|た|い|く|る|う|す|ない|ます|ません|がち|すぎ|そう|やすい)|がち|やすい)$/u;
/** Shorter katakana runs have too many neighbours. */
const KATAKANA_RUN = /[ァ-ヺー]{3,}/gu;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** A word that is known as typed. */
export function knownPart(
  text: string,
  term: string,
  lexicon: SearchLexicon,
  vocabulary: Pick<Vocabulary, 'has'>,
): QueryPart | null {
  const facts = lexicon.needs.get(term);
  if (facts !== undefined) return { kind: 'need', need: { text, facts } };
  if (lexicon.everything.has(term)) return { kind: 'everything', term };
  if (lexicon.filler.has(term)) return { kind: 'filler', text };
  const same = lexicon.same.get(term);
  const isIndoors =
    lexicon.indoors?.rooms.has(term) || lexicon.indoors?.furniture.has(term) || lexicon.spots.has(term);
  const isTime = seasonOfEvent(term) !== null;
  if (same !== undefined || isIndoors || isTime || vocabulary.has(term) || lexicon.pages.has(term)) {
    // A help word is not expanded.
    const numbers = LATIN.test(term) && !lexicon.pages.has(term) ? numberForms(term) : [];
    const others = [...(same ?? []), ...numbers.filter((form) => vocabulary.has(form))];
    return { kind: 'token', token: { text, term, same: [...new Set(others)], correction: null } };
  }
  return null;
}

/** Shorter readings are those of many words. */
const SHORTEST_READING = 4;

/**
 * A word of the dictionary that is written in hiragana instead of kanji: しょくぶつ. A name of a product is that, and a name for goods is
 * found by its own reading: きゃしゃ is slender more often than a gerbera (花車). Without a long vowel: きょうだい is not きょだい.
 */
export function readPart(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): QueryPart | null {
  const term = foldSearchText(text);
  const isSpelt = HIRAGANA.test(text) && text.length === term.length && term.length >= SHORTEST_READING;
  if (!isSpelt || vocabulary.names(term)) return null;
  if (lexicon.needs.has(term) || lexicon.same.has(term)) return null;
  const word = lexicon.readings.get(term);
  const part = word === undefined ? null : knownPart(text, foldSearchText(word), lexicon, vocabulary);
  return part?.kind === 'token' ? null : part;
}

/** Two words with の between them that are one word of the dictionary without it, with its cost: 庭の木 is 庭木. */
function joinedAt(
  text: string,
  from: number,
  end: number,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): [QueryPart, number] | null {
  const [one = '', other = '', more] = text.slice(from, end).split('の');
  const joined = one + other;
  // 底の石 in 鉢底の石 is a part of a word.
  const isPart =
    /[\p{Script=Han}々]$/u.test(text.slice(0, from)) || /^[\p{Script=Han}々]/u.test(text.slice(end));
  if (isPart || more !== undefined || one === '' || other === '' || !KANJI_ONLY.test(joined)) return null;
  if (!lexicon.same.has(joined) && !lexicon.needs.has(joined)) return null;
  const part = knownPart(text.slice(from, end), joined, lexicon, vocabulary);
  return part === null ? null : [part, 1];
}

/** Corrections yield names, never needs: `cable` is not table. */
export function tokenPart(
  text: string,
  term: string,
  correction: string | null = null,
  lexicon?: SearchLexicon,
): QueryPart {
  if (correction === null) return { kind: 'token', token: { text, term, same: [], correction } };
  const same = lexicon?.same.get(correction) ?? [];
  return { kind: 'token', token: { text, term: correction, same, correction } };
}

/** A word that sounds like a name. */
export function heardPart(text: string, term: string, lexicon: SearchLexicon): QueryPart {
  return { kind: 'token', token: { text, term, same: lexicon.same.get(term) ?? [], correction: null } };
}

/** Splits Japanese text without spaces that is not one word: known pieces, corrected ones, and unknown ones. */
export function partsOfPhrase(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): QueryPart[] {
  if (text === '') return [];
  const pieces = piecesOf(text, lexicon, vocabulary);
  // 日 in 配送日 belongs to a help word, and is no product word.
  const isHelp = pieces.some(({ text: piece }) => lexicon.pages.has(foldSearchText(piece)));
  const isKnown = pieces.every(({ part }) => part !== null);
  if (!isKnown) {
    const mended = mendedRun(text, lexicon, vocabulary) ?? mendedWord(text, pieces, lexicon, vocabulary);
    if (mended !== null) return mended;
  }
  const parts = pieces.flatMap(({ text: piece, part }, at): QueryPart[] => {
    if (part === null) {
      // The next piece may be the kana of a verb.
      const [ending = ''] = /^\p{Script=Hiragana}/u.exec(pieces[at + 1]?.text ?? '') ?? [];
      const unknown = [...`${piece}${ending}`.matchAll(CONTENT)].map(([content]) => content);
      return unknown.length === 0 || (isHelp && piece.length === 1)
        ? [{ kind: 'filler', text: piece }]
        : unknown.flatMap((content) => partsOfCompound(content, lexicon));
    }
    return piece.length === 1 && isHelp && part.kind === 'token' ? [{ kind: 'filler', text: piece }] : [part];
  });
  if (isKnown || INFLECTED_WORD.test(text) || parts.some(({ kind }) => kind !== 'filler')) return parts;
  // If no piece is known, those are searched that are longer than a particle; else the whole text.
  const [first, ...more] = pieces.filter(({ part, text: piece }) => part === null && piece.length > 2);
  const isPhrase = pieces.some(({ part, text: piece }) => part !== null && piece.length > 1);
  if (!isPhrase) return [tokenPart(text, foldSearchText(text).replaceAll(' ', ''))];
  return first === undefined
    ? parts
    : [first, ...more].map(({ text: piece }) => tokenPart(piece, foldSearchText(piece)));
}

/** An unknown compound of two kanji that are both needs or things of the dictionary is both: 花木. */
function partsOfCompound(text: string, lexicon: SearchLexicon): QueryPart[] {
  const kanji = [...text];
  const isMade = kanji.length === 2 && kanji.every((one) => lexicon.needs.has(one) || lexicon.same.has(one));
  return isMade
    ? kanji.flatMap((one) => knownPart(one, one, lexicon, { has: () => false }) ?? [])
    : [tokenPart(text, foldSearchText(text))];
}

/** A katakana run is one name: it is corrected as a whole before its pieces are interpreted. */
function mendedRun(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): QueryPart[] | null {
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
): QueryPart[] | null {
  const known = pieces.filter(({ part }) => part !== null && part.kind !== 'filler');
  const correction = vocabulary.correct(foldSearchText(text).replaceAll(' ', ''));
  if (correction === null || known.some(({ part }) => part?.kind === 'need')) return null;
  return [tokenPart(text, foldSearchText(text), correction, lexicon)];
}

interface Piece {
  readonly text: string;
  /** Null if unknown. */
  readonly part: QueryPart | null;
}

/** Splits Japanese text without spaces: as much of it known as possible, in as few pieces as possible. */
export function piecesOf(text: string, lexicon: SearchLexicon, vocabulary: Vocabulary): Piece[] {
  const best: ({ cost: number; from: number; part: QueryPart | null } | undefined)[] = [
    { cost: 0, from: 0, part: null },
  ];
  const ends = boundariesOf(text);
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST_PIECE); from < end; from += 1) {
      const before = best[from];
      if (before === undefined) continue;
      const piece = text.slice(from, end);
      // 丈夫 is not a word of 大丈夫, nor 赤 of 赤ちゃん.
      // フル is none of カラフル.
      const isCut = [from, end].some(
        (at) => !ends.has(at) && JOINT.test(text.slice(Math.max(0, at - 1), at + 1)),
      );
      const isWithin =
        // さんじゅ is no word of さんじゅう.
        (/[ゅょ]$/u.test(piece) && text[end] === 'う') ||
        (KANJI_ONLY.test(piece) && piece.length < 3 && !(ends.has(from) && ends.has(end))) ||
        (isCut && piece.length < 3) ||
        // やし of 肥やし and 癒やし are the kana of a verb, and no palm.
        (HIRAGANA.test(piece) &&
          piece.length < 3 &&
          !ends.has(from) &&
          /\p{Script=Han}$/u.test(text.slice(0, from)) &&
          !lexicon.filler.has(foldSearchText(piece)));
      const [known, price]: [QueryPart | null, number] = isWithin
        ? [null, 4]
        : (joinedAt(text, from, end, lexicon, vocabulary) ??
          pieceOf(piece, ends.has(from) && ends.has(end), lexicon, vocabulary));
      const isTold =
        known === null &&
        ends.has(from) &&
        ends.has(end) &&
        // A katakana run is one name; its parts are not separate words.
        !JOINT.test(text.slice(Math.max(0, from - 1), from + 1)) &&
        !JOINT.test(text.slice(end - 1, end + 1)) &&
        isToldWord(piece, vocabulary);
      const [part, cost] = isTold
        ? [tokenPart(piece, foldSearchText(piece)), TEXT_WORD_COST]
        : [known, price];
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

/** The word boundaries, also around の between kanji: the segmenter takes 春の for one word. */
function boundariesOf(text: string): ReadonlySet<number> {
  const around = [...text.matchAll(/(?<=\p{Script=Han})の(?=\p{Script=Han})/gu)];
  return new Set([
    ...[...segmenter.segment(text)].map(({ index }) => index),
    ...around.flatMap(({ index }) => [index, index + 1]),
    text.length,
  ]);
}

/** More kana after the kanji of a need belong to another word. */
const LONGEST_ENDING = 4;
const JOINT = /[ァ-ヺー]{2}/u;
/** A text word costs more than a name. */
const TEXT_WORD_COST = 2;
const HIRAGANA = /^[\p{Script=Hiragana}ー]+$/u;

/** A piece with its cost: unknown pieces are expensive. @param isBounded by word boundaries: いちご, not くなる */
function pieceOf(
  text: string,
  isBounded: boolean,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): [QueryPart | null, number] {
  const term = foldSearchText(text);
  if (term === '') return [{ kind: 'filler', text }, 0.2];
  const read = readPart(text, lexicon, vocabulary);
  if (read !== null) return [read, read.kind === 'filler' ? 0.8 : 1];
  const isShortKana = term.length < 3 && !/\p{Script=Han}/u.test(text);
  const isInDictionary = lexicon.needs.has(term) || lexicon.same.has(term);
  // A single kana within a longer word is not a particle.
  if (!KATAKANA.test(text) && lexicon.filler.has(term)) return [{ kind: 'filler', text }, 0.8];
  // せる is not セール: a short word must match its spelling, and hiragana between kanji is no title word.
  const isOther =
    HIRAGANA.test(text) &&
    (isInDictionary
      ? isShortKana && lexicon.spellings.get(term)?.length !== text.length
      : term.length < (isBounded && vocabulary.names(term) ? 3 : 4));
  const part =
    isOther || (isShortKana && !isInDictionary) ? null : knownPart(text, term, lexicon, vocabulary);
  if (part === null) {
    const word = lexicon.mixedSpelling(text);
    const mixed = word === null ? null : knownPart(text, foldSearchText(word), lexicon, vocabulary);
    return mixed === null ? (inflected(text, lexicon) ?? [null, 4]) : [mixed, 1];
  }
  if (KANJI_ONLY.test(text) && text.length === 1)
    return isInDictionary || part.kind === 'everything' || lexicon.pages.has(term) || vocabulary.names(term)
      ? [part, 2]
      : [null, 4];
  // The parts of a compound with の find more than the compound.
  if (text.includes('の') && !isInDictionary) return [part, 3.5];
  return [part, part.kind === 'filler' ? 0.8 : 1];
}

/** A word of the products' texts, segmented in the same way: 生け垣. */
function isToldWord(text: string, vocabulary: Vocabulary): boolean {
  return (
    !HIRAGANA.test(text) &&
    (text.length > 1 || KANJI_ONLY.test(text)) &&
    vocabulary.tells(foldSearchText(text))
  );
}

/** A thing with a form of what is done to it: 鉢を動かしたい. */
function doneIn(text: string, { bases }: SearchLexicon): [QueryPart, number] | null {
  if (!text.includes('を')) return null;
  for (let end = text.length - 1; end > 2; end -= 1) {
    const facts = bases.get(text.slice(0, end));
    if (facts !== undefined && HIRAGANA.test(text.slice(end)))
      return [{ kind: 'need', need: { text, facts } }, 1.5];
  }
  return null;
}

/** Nouns of size. */
const MEASURE = /^(?:大き|[高長重広深太])さ(?:[のがをはにでも]|$)/u;

/** An inflected verb or adjective: of a need, of a noun derived from it, or of a filler. */
function inflected(text: string, lexicon: SearchLexicon): [QueryPart, number] | null {
  const done = doneIn(text, lexicon);
  if (done !== null) return done;
  const form = inflectionOf(text);
  // が alone is a particle: 水が.
  if (form === null || form.ending === 'が') return null;
  // 赤ちゃんが is no form of 赤い: a filler word with kana of its own begins with the same kanji.
  for (let end = form.stem.length + 2; end < text.length; end += 1)
    if (lexicon.filler.has(foldSearchText(text.slice(0, end)))) return null;
  // A measure is neither large nor small: 大きさ, 高さ.
  if (MEASURE.test(text)) return [{ kind: 'filler', text }, 0.8];
  const stems = isDenied(form.ending) ? [lexicon.deniedStems, lexicon.stems] : [lexicon.stems];
  const bases = [...form.ending].flatMap((_, at) => lexicon.bases.get(text.slice(0, text.length - at)) ?? []);
  // 育てて is a form of the filler 育てる, not of 育てやすい.
  const isOfNeed = !lexicon.fillerStems.has(form.stem) || lexicon.bases.has(form.stem);
  const facts =
    bases[0] ??
    (isOfNeed && form.ending.length <= LONGEST_ENDING
      ? stems.flatMap((known) => known.get(form.stem) ?? [])[0]
      : undefined);
  if (facts) return [{ kind: 'need', need: { text, facts } }, 1.5];
  const thing = lexicon.verbs.get(form.stem);
  if (thing !== undefined) {
    const same = lexicon.same.get(thing) ?? [];
    return [{ kind: 'token', token: { text, term: thing, same, correction: null } }, 1.5];
  }
  const beyond = Math.max(0, form.ending.length - LONGEST_ENDING);
  return lexicon.fillerStems.has(form.stem) ? [{ kind: 'filler', text }, 1.2 + 0.3 * beyond] : null;
}
