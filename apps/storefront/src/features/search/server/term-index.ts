import { isClaim } from './claims-in-text';
import { stemOf } from './indexed-words';
import { isMeasure } from './measures-in-text';
import type { IndexedWords } from './search-document';
import { NumberList, packed, WeightedList } from './weighted-list';
import {
  CONFUSABLE_COST,
  distanceOf,
  type HeardWord,
  hasOtherEnd,
  heardAs,
  isShort,
  isShortSlip,
  MAX_TYPOS,
  slipsAllowed,
} from './word-likeness';

/** Keys of entries, whatever else is known of each. */
export type Handles = Pick<ReadonlySet<string>, 'has' | 'size' | 'keys'>;

/** The match quality of each entry for a word, by its key. */
export type Matches = Pick<ReadonlyMap<string, number>, 'get' | 'has' | 'size' | 'keys' | 'values'> &
  Iterable<[string, number]>;

/** The best match quality; 0 without matches. */
export function bestOf(matches: Matches | null): number {
  let best = 0;
  for (const score of matches?.values() ?? []) if (score > best) best = score;
  return best;
}

/** An entry with the ids of its words. */
interface Thing {
  readonly key: string;
  /** Those of its names, then those of its text, in one array: small ones are mostly overhead. */
  readonly ids: Uint16Array | Uint32Array;
  /** The number of those of its names. */
  readonly terms: number;
}

/** A word with the numbers of its entries, in one object: there are tens of thousands. */
class Term extends WeightedList {
  readonly word: string;
  readonly id: number;
  #heard: string | undefined;

  constructor(word: string, id: number, number: number, weight: number) {
    super(number, weight);
    this.word = word;
    this.id = id;
  }

  /** `heardAs` the word, computed when the word is first compared with a misspelt one. */
  get heard(): string {
    this.#heard ??= heardAs(this.word);
    return this.#heard;
  }
}

interface BodyWord {
  readonly word: string;
  readonly id: number;
  /** Numbers of entries. */
  readonly bearers: NumberList;
}

const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;
const KANA_ONLY = /^[ァ-ヺ]+$/u;
/** The weight of a text word. */
const BODY_WEIGHT = 8;
/** The steps between neighbours that a copied text has at least, as a number and as a share. */
const RUN_STEPS = 3;
const RUN_SHARE = 0.6;
const RUN_GAP = 3;
/** Matches that are kept until a change, of all words together: a search looks up the same word several times. */
const REMEMBERED = 500_000;
/** What a word itself counts as, in matches: words of nobody's goods are without number. */
const WORD_COST = 50;
/** Longer words may be the end of an English compound. */
export const COMPOUND_MIN_LENGTH = 3;
/** Minimum kana for prefix matching of text words. */
const BEGINNING = 3;

/**
 * Words, and the entries that contain them. Whole words match best, then prefixes and suffixes, then infixes. Words are looked up
 * by letter pairs, so that no search scans all of them. Measures match only exactly.
 */
export class TermIndex {
  readonly #terms = new Map<string, Term>();
  readonly #termAt = new Numbered<Term>();
  /** Ids of words by each letter pair in them, and by their last letter. */
  readonly #pairs = new Map<string, NumberList>();
  readonly #body = new Map<string, BodyWord>();
  readonly #bodyAt = new Numbered<BodyWord>();
  readonly #numbers = new Map<string, number>();
  readonly #things = new Numbered<Thing>();
  readonly #found = new Map<string, Matches>();
  readonly #foundInBody = new Map<string, Matches>();
  /** The number of matches in both. */
  #remembered = 0;
  /** The score of each entry while a word is looked up; 0 between lookups. */
  #scores = new Float64Array();

  /** Number of entries, title words and text words. */
  get size(): { readonly things: number; readonly words: number; readonly body: number } {
    return { things: this.#things.length, words: this.#terms.size, body: this.#body.size };
  }

  /** Adds or replaces an entry. */
  put(key: string, { words, body }: IndexedWords): void {
    this.remove(key);
    const number = this.#things.next();
    const terms = new Map(words);
    const ids = [...terms].map(([word, weight]) => this.#bear(word, weight, number));
    const bodyIds = [...new Set(body)].map((word) => this.#bearInBody(word, number));
    if (this.#scores.length < this.#things.length) this.#scores = new Float64Array(this.#things.length * 2);
    this.#things.set(number, { key, ids: packed([...ids, ...bodyIds]), terms: ids.length });
    this.#numbers.set(key, number);
  }

  remove(key: string): void {
    this.#forget();
    const number = this.#numbers.get(key);
    const thing = number === undefined ? undefined : this.#things.get(number);
    if (number === undefined || thing === undefined) return;
    this.#numbers.delete(key);
    this.#things.remove(number);
    for (const id of thing.ids.subarray(thing.terms)) {
      const word = this.#bodyAt.get(id);
      if (word === undefined) continue;
      if (word.bearers.size > 1) word.bearers.remove(number);
      else {
        this.#body.delete(word.word);
        this.#bodyAt.remove(id);
      }
    }
    for (const id of thing.ids.subarray(0, thing.terms)) {
      const term = this.#termAt.get(id);
      if (term === undefined) continue;
      if (term.size > 1) term.remove(number);
      else this.#removeTerm(term);
    }
  }

  /** Whether an entry has exactly this word. */
  has(word: string): boolean {
    return this.#terms.has(word);
  }

  /** Number of entries with exactly this word. */
  bearers(word: string): number {
    return this.#terms.get(word)?.size ?? 0;
  }

  /** All entries with the word, with a word that starts or ends with it, or, if it is long enough, with a word that contains it. */
  find(word: string): Matches {
    const known = this.#found.get(word);
    if (known !== undefined) return known;
    const scores = this.#scores;
    const found: number[] = [];
    const look = (term: Term | undefined, factor: number) =>
      term?.each((number, weight) => {
        const score = weight * factor;
        const best = scores[number] ?? 0;
        if (score <= best) return;
        if (best === 0) found.push(number);
        scores[number] = score;
      });
    const likeness = likenessTo(word);
    // An English name is a prefix of other words by chance: rose, rosemary.
    const isName = LATIN.test(word) && this.#terms.has(word);
    if (isWhole(word)) look(this.#terms.get(word), 1);
    for (const id of this.#pairs.get(word.length === 1 ? word : word.slice(0, 2))?.values ?? []) {
      const term = this.#termAt.get(id);
      const isChance = isName && term?.word.startsWith(word) && /^[^ ]/u.test(term.word.slice(word.length));
      const factor = term === undefined || isChance ? 0 : likeness(term.word);
      if (factor > 0) look(term, factor);
    }
    const matches = this.#matchesOf(found, scores);
    for (const number of found) scores[number] = 0;
    return this.#remember(this.#found, word, matches);
  }

  /** Whether something has exactly this word in its text, in English in any form. */
  hasInBody(word: string): boolean {
    return this.#body.has(stemOf(word));
  }

  /** What has a word in its text, in English in any form; a longer word may begin a word of the text: クリスマスツリー. */
  findInBody(word: string, by: 'whole' | 'beginning' = 'beginning'): Matches {
    const isWholeOnly = by === 'whole' || !mayBegin(word);
    const key = `${isWholeOnly ? 'whole' : by} ${word}`;
    const known = this.#foundInBody.get(key);
    if (known !== undefined) return known;
    const scores = this.#scores;
    const found: number[] = [];
    for (const each of this.#bodyWords(word, isWholeOnly))
      for (const number of each.bearers.values) {
        if (scores[number] === 0) found.push(number);
        scores[number] = BODY_WEIGHT;
      }
    const matches = this.#matchesOf(found, scores);
    for (const number of found) scores[number] = 0;
    return this.#remember(this.#foundInBody, key, matches);
  }

  /** The matches of entries by their numbers, in their order. */
  #matchesOf(found: readonly number[], scores: Float64Array): Matches {
    if (found.length >= MANY)
      return new ManyMatches(
        found.map((number) => this.#keyOf(number)),
        Uint32Array.from(found),
        scores.slice(0, this.#things.length),
        this.#numbers,
      );
    return new Map(found.map((number) => [this.#keyOf(number), scores[number] ?? 0]));
  }

  #remember(known: Map<string, Matches>, word: string, matches: Matches): Matches {
    // Many matches have a score for every entry.
    const held = WORD_COST + (matches instanceof ManyMatches ? this.#things.length : matches.size);
    if (this.#remembered + held > REMEMBERED) this.#forget();
    this.#remembered += held;
    known.set(word, matches);
    return matches;
  }

  #forget(): void {
    this.#found.clear();
    this.#foundInBody.clear();
    this.#remembered = 0;
  }

  /**
   * What has the words next to each other in its text, in the same order: where a text was copied from. Those in its names, and those
   * that its text says before, have no place in the order.
   * @param words those of a text, in their order (`wordsOfBody`)
   */
  runOf(words: readonly string[]): ReadonlySet<string> {
    const known = words
      .flatMap((word) => this.#body.get(word) ?? [])
      .sort((one, other) => one.bearers.size - other.bearers.size);
    // What has enough of them has one besides the most common ones.
    const likely = new Set(known.slice(0, -RUN_STEPS).flatMap(({ bearers }) => [...bearers.values]));
    const ids = words.map(
      (word) => [this.#body.get(word)?.id ?? -1, this.#terms.get(word)?.id ?? -1] as const,
    );
    const steps = new Map<string, number>();
    for (const number of likely) {
      const thing = this.#things.get(number);
      if (thing === undefined) continue;
      let [last, near, far] = [-1, 0, 0];
      for (const [told, named] of ids) {
        const place = thing.ids.indexOf(told, thing.terms);
        const isMissing = place === -1 && !thing.ids.subarray(0, thing.terms).includes(named);
        const isStep = last !== -1 && place > last;
        if (isStep && place - last <= RUN_GAP) near += 1;
        else if (isStep || isMissing) far += 1;
        last = Math.max(last, place);
      }
      if (near >= RUN_STEPS && near >= RUN_SHARE * (near + far)) steps.set(thing.key, near);
    }
    const most = Math.max(...steps.values());
    return new Set([...steps.keys()].filter((key) => steps.get(key) === most));
  }

  #bodyWords(word: string, isWholeOnly: boolean): BodyWord[] {
    const exact = this.#body.get(stemOf(word));
    if (isWholeOnly) return exact === undefined ? [] : [exact];
    const found: BodyWord[] = [];
    for (const each of this.#body.values()) if (each.word.startsWith(word)) found.push(each);
    return found;
  }

  /**
   * The likeliest correction of a word: by distance (confusable characters count half), then names, then the number of entries. A
   * short word must have only one nearest neighbour.
   * @param names words that name a thing, in the index or beside it
   * @param leads whether a word is a valid correction, also where it sounds the same
   */
  nearest(
    word: string,
    names: ReadonlySet<string>,
    leads: (term: string, isHeardAlike: boolean) => boolean,
  ): string | null {
    const most = slipsAllowed(word);
    if (most === 0) return null;
    const misspelt = { word, heard: heardAs(word) };
    const isLatin = LATIN.test(word);
    const found = new Map<string, { distance: number; isName: boolean; bearers: number }>();
    const look = (known: HeardWord, bearers: number) => {
      const term = known.word;
      if (Math.abs(term.length - word.length) > MAX_TYPOS || found.has(term)) return;
      if (LATIN.test(term) !== isLatin) return;
      const distance = distanceOf(misspelt, known, most);
      const isName = names.has(term);
      if (distance === MAX_TYPOS && hasOtherEnd(word, term)) return;
      if (
        distance > most ||
        (distance > CONFUSABLE_COST && isShort(word) && !(isName && isShortSlip(word, term)))
      )
        return;
      if (leads(term, distance === CONFUSABLE_COST)) found.set(term, { distance, isName, bearers });
    };
    const candidates = new Set(pairsOf(word).flatMap((pair) => [...(this.#pairs.get(pair)?.values ?? [])]));
    for (const id of candidates) {
      const term = this.#termAt.get(id);
      if (term !== undefined) look(term, term.size);
    }
    for (const name of heardNames(names)) look(name, 0);
    const [best, next] = [...found].sort(
      ([, one], [, other]) =>
        one.distance - other.distance ||
        Number(other.isName) - Number(one.isName) ||
        other.bearers - one.bearers,
    );
    if (best === undefined) return null;
    return isShort(word) && next !== undefined && next[1].distance === best[1].distance ? null : best[0];
  }

  #keyOf(number: number): string {
    return this.#things.get(number)?.key ?? '';
  }

  /** Records that an entry has a word; returns the word's id. */
  #bear(word: string, weight: number, number: number): number {
    const known = this.#terms.get(word);
    if (known !== undefined) {
      known.add(number, weight);
      return known.id;
    }
    const id = this.#termAt.next();
    const term = new Term(word, id, number, weight);
    this.#terms.set(word, term);
    this.#termAt.set(id, term);
    for (const pair of keysOf(word)) {
      const ids = this.#pairs.get(pair);
      if (ids === undefined) this.#pairs.set(pair, new NumberList(id));
      else ids.add(id);
    }
    return id;
  }

  #bearInBody(word: string, number: number): number {
    const known = this.#body.get(word);
    if (known !== undefined) {
      known.bearers.add(number);
      return known.id;
    }
    const id = this.#bodyAt.next();
    const added = { word, id, bearers: new NumberList(number) };
    this.#body.set(word, added);
    this.#bodyAt.set(id, added);
    return id;
  }

  #removeTerm({ word, id }: Term): void {
    this.#terms.delete(word);
    this.#termAt.remove(id);
    for (const pair of keysOf(word)) {
      const ids = this.#pairs.get(pair);
      ids?.remove(id);
      if (ids?.size === 0) this.#pairs.delete(pair);
    }
  }
}

/** From so many matches on a map of them costs more than an array of all entries. */
const MANY = 1_000;

/** Matches of a word that many entries have, until the next change of the index. */
class ManyMatches implements Matches {
  readonly #keys: readonly string[];
  readonly #found: Uint32Array;
  /** By number, 0 for other entries. */
  readonly #scores: Float64Array;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(
    keys: readonly string[],
    found: Uint32Array,
    scores: Float64Array,
    numbers: ReadonlyMap<string, number>,
  ) {
    this.#keys = keys;
    this.#found = found;
    this.#scores = scores;
    this.#numbers = numbers;
  }

  get size(): number {
    return this.#keys.length;
  }

  get(key: string): number | undefined {
    const number = this.#numbers.get(key);
    return number === undefined ? undefined : this.#scores[number] || undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  keys(): ReturnType<Matches['keys']> {
    return this.#keys.values();
  }

  *values(): ReturnType<Matches['values']> {
    for (const number of this.#found) yield this.#scores[number] ?? 0;
  }

  *[Symbol.iterator](): Iterator<[string, number]> {
    let at = 0;
    for (const key of this.#keys) {
      yield [key, this.#scores[this.#found[at] ?? 0] ?? 0];
      at += 1;
    }
  }
}

/** Objects by number. Numbers of removed objects are reused, so that frequent changes need no more memory. */
class Numbered<Thing> {
  readonly #all: (Thing | undefined)[] = [];
  readonly #free: number[] = [];

  get length(): number {
    return this.#all.length;
  }

  next(): number {
    return this.#free.pop() ?? this.#all.push(undefined) - 1;
  }

  get(number: number): Thing | undefined {
    return this.#all[number];
  }

  set(number: number, thing: Thing): void {
    this.#all[number] = thing;
  }

  remove(number: number): void {
    this.#all[number] = undefined;
    this.#free.push(number);
  }
}

/** Whether longer words of a text may begin with a word. */
function mayBegin(word: string): boolean {
  return !LATIN.test(word) && word.length >= (KANA_ONLY.test(word) ? BEGINNING : 2);
}

/** Whether a word matches only exactly: a measure or a claim. */
function isWhole(word: string): boolean {
  return isMeasure(word) || isClaim(word);
}

/** The lookup keys of a word besides itself. */
function keysOf(word: string): string[] {
  return isWhole(word) ? [] : [...new Set([...pairsOf(word), word.slice(-1)])];
}

function pairsOf(word: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < word.length; at += 1) pairs.push(word.slice(at, at + 2));
  return pairs;
}

const namesHeard = new WeakMap<ReadonlySet<string>, readonly HeardWord[]>();

/** Names with `heardAs` of each, computed once. @param names must not change */
function heardNames(names: ReadonlySet<string>): readonly HeardWord[] {
  const known = namesHeard.get(names) ?? [...names].map((word) => ({ word, heard: heardAs(word) }));
  namesHeard.set(names, known);
  return known;
}

/** How like a word terms are: from 0, different, to 1, equal. */
function likenessTo(word: string): (term: string) => number {
  const [isLatin, isKana, isOne] = [LATIN.test(word), KANA_ONLY.test(word), word.length === 1];
  const qualifying = `${word}ノ`;
  return (term) => {
    if (word === term) return 1;
    if (word.length >= term.length) return 0;
    const share = word.length / term.length;
    if (isLatin) {
      // The last part of a compound is what it is: a blueberry is a berry.
      if (word.length > COMPOUND_MIN_LENGTH && term.endsWith(word)) return 0.3 + 0.4 * share;
      return word.length > COMPOUND_MIN_LENGTH && term.startsWith(word) ? 0.45 + 0.4 * share : 0;
    }
    if (term.endsWith(word) && !(isOne && isKana)) return 0.55 + 0.35 * share;
    if (isOne) return 0;
    // In 観葉植物の土 the word before の only qualifies, and is a word of its own.
    if (term.startsWith(qualifying)) return 0;
    if (term.startsWith(word)) return 0.45 + 0.4 * share;
    return word.length > (isKana ? 2 : 1) && term.includes(word) ? 0.3 + 0.4 * share : 0;
  };
}

/** How rare a term is: from 0, in every entry, to 1. */
export function rarityOf(bearers: number, all: number): number {
  return Math.log((all + 1) / (bearers + 1)) / Math.log(all + 1);
}
