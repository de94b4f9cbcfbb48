import { romajiToKana } from './fold-search-text';
import { wordsOfPlace } from './indexed-words';
import {
  type IndexEntry,
  type PlaceDocument,
  type ProductDocument,
  type SearchDocument,
  sharedDocument,
} from './search-document';
import type { SearchLexicon } from './search-lexicon';
import { SpelledWords, soundKey } from './sound-key';
import { TermIndex } from './term-index';
import type { Vocabulary } from './understand-query';

/** What a word weighs that is what something is called. */
const NAMING = 75;
/** What is not longer is mended to names alone. */
const SHORT = 6;
/** Consonants by which a name is heard: fewer are those of too many words. */
const HEARD = 4;

/** Everything that can be found, in the memory of a process. */
export class SearchIndex {
  readonly products = new Map<string, ProductDocument>();
  readonly places = new Map<string, PlaceDocument>();
  readonly productTerms = new TermIndex();
  readonly placeTerms = new TermIndex();
  /** Tags and names of products, as they are written. */
  readonly spelledWords = new SpelledWords();
  /** Made when it is first asked for, and anew after something changed. */
  #sounds: Map<string, string> | undefined;
  /** Tags and growers, which many products have. */
  readonly #texts = new Map<string, string>();
  #ranks: ReadonlyMap<string, number> = new Map();
  readonly lexicon: SearchLexicon;
  readonly vocabulary: Vocabulary;

  /** @param places that are there whatever is read of the platform */
  constructor(lexicon: SearchLexicon, places: readonly PlaceDocument[] = []) {
    this.lexicon = lexicon;
    for (const document of places)
      this.put({
        document,
        ...(document.isQuestion
          ? { words: [], body: [] }
          : wordsOfPlace({ title: document.title, readings: [], headings: [], body: { ja: '', en: '' } })),
      });
    this.vocabulary = {
      has: (word) => this.productTerms.has(word) || this.placeTerms.has(word),
      names: (word) => Math.max(0, ...this.productTerms.find(word).values()) >= NAMING,
      finds: (word) => this.productTerms.find(word).size + this.placeTerms.find(word).size > 0,
      tells: (word) => this.productTerms.hasInBody(word),
      correct: (word) => this.#correct(word),
      soundsLike: (word) => this.#soundsLike(word),
      toKana: romajiToKana,
    };
  }

  /** Sets the order in which products sell. */
  setRanking(handles: readonly string[]): void {
    this.#ranks = new Map(handles.map((handle, index) => [handle, index + 1]));
  }

  /** Where a product stands among what sells best: by the ranking, else as it was when the product was read. */
  rankOf({ handle, rank }: ProductDocument): number {
    return this.#ranks.get(handle) ?? rank;
  }

  /** Puts something in, in place of what it was. */
  put({ document, words, body }: IndexEntry): void {
    if (document.kind === 'product') {
      this.remove(document);
      this.#sounds = undefined;
      const product = sharedDocument(document, this.#texts);
      this.spelledWords.add(product);
      this.products.set(product.handle, product);
      this.productTerms.put(product.handle, { words, body });
    } else {
      const key = placeKey(document);
      this.places.set(key, document);
      this.placeTerms.put(key, { words, body });
    }
  }

  remove({ kind, handle }: { readonly kind: SearchDocument['kind']; readonly handle: string }): void {
    if (kind === 'product') {
      const known = this.products.get(handle);
      if (known !== undefined) this.spelledWords.remove(known);
      this.products.delete(handle);
      this.productTerms.remove(handle);
    } else {
      this.places.delete(placeKey({ kind, handle }));
      this.placeTerms.remove(placeKey({ kind, handle }));
    }
  }

  /** A folded word as it is written, by the dictionary or on products; as it is where nobody writes it. */
  spell(term: string): string {
    return this.lexicon.spellings.get(term) ?? this.spelledWords.spell(term) ?? term;
  }

  /** Only what leads somewhere is a correction, and what says nothing of a product is none. */
  #correct(word: string): string | null {
    const { same, names, needs, filler } = this.lexicon;
    if (filler.has(word)) return null;
    const leads = (term: string, isHeardAlike: boolean) =>
      !(needs.has(term) || filler.has(term)) &&
      // Short English words are words of their own: spring is no string.
      (isHeardAlike || term.length > SHORT || !/^[a-z]+$/u.test(term) || names.has(term)) &&
      (this.vocabulary.has(term) || (same.get(term) ?? []).some((other) => this.vocabulary.finds(other)));
    return this.productTerms.nearest(word, names, leads);
  }

  #soundsLike(word: string): string | null {
    const key = soundKey(word);
    if (key === null || key.length < HEARD) return null;
    this.#sounds ??= this.#namesBySound();
    return this.#sounds.get(key) ?? null;
  }

  /** English names by how they sound; of several things that sound the same none. */
  #namesBySound(): Map<string, string> {
    const sounds = new Map<string, string>();
    const names = [
      ...this.lexicon.same.keys(),
      ...this.spelledWords.filter('en', () => true).map(({ term }) => term),
    ];
    for (const name of new Set(names)) {
      const key = soundKey(name);
      if (key !== null && /^[a-z ]+$/u.test(name) && key.length >= HEARD && !sounds.has(key))
        sounds.set(key, name);
    }
    return sounds;
  }
}

/** The key of a page of the shop. */
function placeKey({ kind, handle }: { readonly kind: string; readonly handle: string }): string {
  return `${kind} ${handle}`;
}
