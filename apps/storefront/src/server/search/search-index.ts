import { romajiToKana } from './romaji-to-kana';
import type { IndexEntry, PlaceDocument, ProductDocument, SearchDocument } from './search-document';
import type { SearchLexicon } from './search-lexicon';
import { SpelledWords } from './spelled-words';
import { TermIndex } from './term-index';
import type { Vocabulary } from './understand-query';

/** Everything that can be found, in the memory of a process. */
export class SearchIndex {
  readonly products = new Map<string, ProductDocument>();
  readonly places = new Map<string, PlaceDocument>();
  readonly productTerms = new TermIndex();
  readonly placeTerms = new TermIndex();
  /** Tags and names of products, as they are written. */
  readonly spelledWords = new SpelledWords();
  #ranks: ReadonlyMap<string, number> = new Map();
  readonly lexicon: SearchLexicon;
  readonly vocabulary: Vocabulary;

  constructor(lexicon: SearchLexicon) {
    this.lexicon = lexicon;
    this.vocabulary = {
      has: (word) => this.productTerms.has(word) || this.placeTerms.has(word),
      finds: (word) => this.productTerms.find(word).size + this.placeTerms.find(word).size > 0,
      correct: (word) => this.#correct(word),
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
      this.spelledWords.add(document);
      this.products.set(document.handle, document);
      this.productTerms.put(document.handle, { words, body });
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

  /** Only what leads somewhere is a correction. */
  #correct(word: string): string | null {
    const { same, needs } = this.lexicon;
    const leads = (term: string) =>
      needs.has(term) ||
      this.vocabulary.has(term) ||
      (same.get(term) ?? []).some((other) => needs.has(other) || this.vocabulary.has(other));
    const known = [...same.keys(), ...needs.keys()];
    return this.productTerms.similar(word, known).find(leads) ?? null;
  }
}

/** The key of a page of the shop. */
function placeKey({ kind, handle }: { readonly kind: string; readonly handle: string }): string {
  return `${kind} ${handle}`;
}
