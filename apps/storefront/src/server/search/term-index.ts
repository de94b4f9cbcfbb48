import { editDistance } from './edit-distance';
import { isMeasure } from './measures-in-text';
import type { IndexedWords } from './search-document';

/** How well each thing answers a word, by its key. */
export type Matches = ReadonlyMap<string, number>;

/** A thing of the index, by what it is found by. */
interface Thing {
  readonly key: string;
  readonly terms: readonly Term[];
  readonly body: readonly string[];
}

interface Term {
  readonly word: string;
  /** Weight by the number of the thing. */
  readonly weights: Map<number, number>;
}

const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;
const HAN = /\p{Script=Han}/u;
const KANA_ONLY = /^[ァ-ヺ]+$/u;
/** What a word of the text weighs. */
const BODY_WEIGHT = 8;
/** Answers that are kept until something changes: a search asks for the same word several times. */
const REMEMBERED = 50;
const NONE: Matches = new Map();

/**
 * Words, and the things that bear them. Whole words answer best, then beginnings and ends, then what is within. Words are found by
 * their pairs of letters, so that no search looks at all of them. Measures are found as they are alone.
 */
export class TermIndex {
  readonly #terms = new Map<string, Term>();
  /** Words by each pair of letters in them, and by their last letter. */
  readonly #pairs = new Map<string, Set<Term>>();
  readonly #body = new Map<string, Set<number>>();
  readonly #numbers = new Map<string, number>();
  readonly #things: (Thing | undefined)[] = [];
  /** Numbers that no thing has any more: they are given out again, so that a thing that changes often costs nothing. */
  readonly #free: number[] = [];
  readonly #found = new Map<string, Matches>();

  /** What is held: numbers of things, words of titles, words of texts. */
  get size(): { readonly things: number; readonly words: number; readonly body: number } {
    return { things: this.#things.length, words: this.#terms.size, body: this.#body.size };
  }

  /** Puts a thing in, in place of what it was. */
  put(key: string, { words, body }: IndexedWords): void {
    this.remove(key);
    const number = this.#free.pop() ?? this.#things.length;
    const terms = words.map(([word, weight]) => {
      const term = this.#terms.get(word) ?? this.#addTerm(word);
      term.weights.set(number, weight);
      return term;
    });
    for (const word of body) {
      const bearers = this.#body.get(word) ?? new Set<number>();
      this.#body.set(word, bearers.add(number));
    }
    this.#things[number] = { key, terms, body };
    this.#numbers.set(key, number);
  }

  remove(key: string): void {
    this.#found.clear();
    const number = this.#numbers.get(key);
    const thing = number === undefined ? undefined : this.#things[number];
    if (number === undefined || thing === undefined) return;
    this.#numbers.delete(key);
    this.#things[number] = undefined;
    this.#free.push(number);
    for (const word of thing.body) {
      const bearers = this.#body.get(word);
      bearers?.delete(number);
      if (bearers?.size === 0) this.#body.delete(word);
    }
    for (const term of thing.terms) {
      term.weights.delete(number);
      if (term.weights.size === 0) this.#removeTerm(term);
    }
  }

  /** Whether something bears exactly this word. */
  has(word: string): boolean {
    return this.#terms.has(word);
  }

  /** How many things bear exactly this word. */
  bearers(word: string): number {
    return this.#terms.get(word)?.weights.size ?? 0;
  }

  /** Everything that bears a word, or one that begins or ends with it, or, if it is long enough, has it within. */
  find(word: string): Matches {
    const known = this.#found.get(word);
    if (known !== undefined) return known;
    const best = new Map(isMeasure(word) ? this.#terms.get(word)?.weights : []);
    for (const { word: other, weights } of this.#pairs.get(word.length === 1 ? word : word.slice(0, 2)) ??
      []) {
      const factor = likeness(word, other);
      if (factor === 0) continue;
      for (const [number, weight] of weights) {
        const score = weight * factor;
        if (score > (best.get(number) ?? 0)) best.set(number, score);
      }
    }
    const matches =
      best.size === 0 ? NONE : new Map([...best].map(([number, score]) => [this.#keyOf(number), score]));
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    this.#found.set(word, matches);
    return matches;
  }

  /** What has a word in its text. */
  findInBody(word: string): Matches {
    return new Map([...(this.#body.get(word) ?? [])].map((number) => [this.#keyOf(number), BODY_WEIGHT]));
  }

  /** The words that a word may be a slip of, the likeliest first: fewest slips, then those that most things bear. */
  similar(word: string, others: Iterable<string>): string[] {
    const most = slipsAllowed(word);
    if (most === 0) return [];
    const found: { term: string; distance: number; bearers: number }[] = [];
    const look = (term: string, bearers: number) => {
      if (Math.abs(term.length - word.length) > most || LATIN.test(term) !== LATIN.test(word)) return;
      if (term[0] !== word[0] && (most > 1 || term[1] !== word[1])) return;
      const distance = editDistance(word, term, most);
      if (distance <= most) found.push({ term, distance, bearers });
    };
    const candidates = new Set(pairsOf(word).flatMap((pair) => [...(this.#pairs.get(pair) ?? [])]));
    for (const term of candidates) look(term.word, term.weights.size);
    for (const term of others) look(term, 0);
    found.sort((one, other) => one.distance - other.distance || other.bearers - one.bearers);
    return [...new Set(found.map(({ term }) => term))];
  }

  #keyOf(number: number): string {
    return this.#things[number]?.key ?? '';
  }

  #addTerm(word: string): Term {
    const term: Term = { word, weights: new Map() };
    this.#terms.set(word, term);
    for (const pair of keysOf(word)) {
      const terms = this.#pairs.get(pair) ?? new Set<Term>();
      this.#pairs.set(pair, terms.add(term));
    }
    return term;
  }

  #removeTerm(term: Term): void {
    this.#terms.delete(term.word);
    for (const pair of keysOf(term.word)) {
      const terms = this.#pairs.get(pair);
      terms?.delete(term);
      if (terms?.size === 0) this.#pairs.delete(pair);
    }
  }
}

/** What a word is found by beside itself. */
function keysOf(word: string): string[] {
  return isMeasure(word) ? [] : [...pairsOf(word), word.slice(-1)];
}

function pairsOf(word: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < word.length; at += 1) pairs.push(word.slice(at, at + 2));
  return pairs;
}

/** Short words have too many neighbours, and another number is another thing. */
function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (HAN.test(word)) return word.length >= 4 ? 1 : 0;
  const isLatin = LATIN.test(word);
  if (word.length < (isLatin ? 5 : 4)) return 0;
  return word.length >= (isLatin ? 9 : 7) ? 2 : 1;
}

/** From 0, not at all, to 1, the same. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  if (word.length >= term.length) return 0;
  const share = word.length / term.length;
  if (LATIN.test(word)) return word.length > 2 && term.startsWith(word) ? 0.45 + 0.4 * share : 0;
  const isOne = word.length === 1;
  if (term.endsWith(word) && !(isOne && KANA_ONLY.test(word))) return 0.55 + 0.35 * share;
  if (isOne) return 0;
  if (term.startsWith(word)) return 0.45 + 0.4 * share;
  return word.length > (KANA_ONLY.test(word) ? 2 : 1) && term.includes(word) ? 0.3 + 0.4 * share : 0;
}
