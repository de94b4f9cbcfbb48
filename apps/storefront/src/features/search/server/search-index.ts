import { LANGUAGES, LOCALES, type Locale } from '@shop/rules/language';
import { type Alikeness, alikeTo } from './alike-goods';
import { isClaim } from './claims-in-text';
import { stemOf, wordsOfBody, wordsOfPlace } from './indexed-words';
import {
  type IndexEntry,
  type PlaceDocument,
  type ProductDocument,
  type SearchDocument,
  SharedParts,
  sharedDocument,
} from './search-document';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { bestOf, TermIndex } from './term-index';
import { tagLifts } from './typical-goods';
import { foldSearchText, romajiReadings } from './word-forms';
import { sharesVowel, soundKey, startsSwapped } from './word-likeness';

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
  /** Whether most of what one of two words names has the other as a name too: ユーカリ and グニー. */
  isOneName(word: string, other: string): boolean;
  /** Whether a name of a product has these characters, which folding merges with others: ー. */
  writes(text: string): boolean;
  /** A romanised word in kana; null where it is not convertible. */
  toKana(word: string): string | null;
}

/** Minimum weight of a word in a name. */
const NAMING = 75;
/** Maximum length of words that are corrected only to names. */
const SHORT = 6;
/** Minimum consonants for phonetic matching: shorter keys match too many words. */
const HEARD = 4;

/** The search index in the memory of a process. */
export class SearchIndex {
  readonly products = new Map<string, ProductDocument>();
  readonly places = new Map<string, PlaceDocument>();
  /** Products that are no main good: pots, tools. */
  readonly otherGoods = new Set<ProductDocument>();
  readonly productTerms = new TermIndex();
  readonly placeTerms = new TermIndex();
  /** Texts of lists by their titles, which are tags or makers of their products. A list is found by its title alone. */
  readonly listTerms = new TermIndex();
  /** What help pages, articles and frequent questions say, by their keys. */
  readonly helpTexts = new Map<string, HelpText>();
  /** Tags and names of products in their original spelling. */
  readonly spelledWords = new SpelledWords();
  /** Built on first use, and again after a change. */
  #sounds: Map<string, string> | undefined;
  readonly #tagCounts = new Map<string, number>();
  readonly #aiTagCounts = new Map<number, number>();
  /** Built on first use, and again after a change. */
  #pairedTags: readonly (readonly string[])[] | undefined;
  /** Built on first use, and again after a change. */
  #placesByTitle: ReadonlyMap<string, string> | undefined;
  #lifts = new WeakMap<NeedFacts, ReadonlyMap<number, number>>();
  readonly #parts = new SharedParts();
  #ranks: ReadonlyMap<string, number> = new Map();
  readonly lexicon: SearchLexicon;
  readonly vocabulary: Vocabulary;

  /** @param places that exist whatever is read from the platform */
  constructor(lexicon: SearchLexicon, places: readonly PlaceDocument[] = []) {
    this.lexicon = lexicon;
    for (const document of places) {
      const { title, isQuestion, answer, more = null } = document;
      this.put({
        document,
        ...(isQuestion
          ? { words: [], body: [] }
          : wordsOfPlace({ title, readings: [], headings: [], body: { ja: '', en: '' } })),
      });
      if (!answer) continue;
      const titled = new Set(Object.values(title).flatMap((text) => [...wordsOfBody(text)]));
      const told = new Set([...titled, ...Object.values(answer).flatMap((text) => [...wordsOfBody(text)])]);
      this.helpTexts.set(placeKey(document), { told, titled, leadsTo: more });
    }
    this.vocabulary = {
      has: (word) => this.productTerms.has(word) || this.placeTerms.has(word),
      // A single kanji is a name only as a whole: 松, but not 日 of 母の日.
      names: (word) =>
        (word.length > 1 || this.spelledWords.spell(word) !== undefined) &&
        bestOf(this.productTerms.find(word)) >= NAMING,
      finds: (word) => this.productTerms.find(word).size + this.placeTerms.find(word).size > 0,
      tells: (word) => this.productTerms.hasInBody(word),
      correct: (word) => this.#correct(word),
      soundsLike: (word) => this.#soundsLike(word),
      writes: (text) => this.spelledWords.filter('ja', () => true).some((word) => word.text.includes(text)),
      isOneName: (word, other) => this.#isOneName(word, other),
      toKana: (word) => {
        const kana = romajiReadings(word);
        return kana.find(this.vocabulary.has) ?? kana[0] ?? null;
      },
    };
  }

  /** `tagLifts` of a need's exact AI tags, computed once until a product changes. */
  tagLifts(facts: NeedFacts, exact: ReadonlySet<number>): ReadonlyMap<number, number> {
    const known = this.#lifts.get(facts);
    if (known !== undefined) return known;
    const bearers: ProductDocument[] = [];
    for (const product of this.products.values())
      if (product.aiTags.some((tag) => exact.has(tag))) bearers.push(product);
    const lifts = tagLifts(bearers, this.#aiTagCounts, this.products.size);
    this.#lifts.set(facts, lifts);
    return lifts;
  }

  /** `alikeTo` some of the products. */
  alikeTo(answers: readonly ProductDocument[]): Alikeness {
    const countOf = (tag: string | number) =>
      (typeof tag === 'string' ? this.#tagCounts.get(tag) : this.#aiTagCounts.get(tag)) ?? 0;
    return alikeTo(answers, countOf, this.products.size);
  }

  /** Sets the best-seller order. */
  setRanking(handles: readonly string[]): void {
    this.#ranks = new Map(handles.map((handle, index) => [handle, index + 1]));
  }

  /** A product's best-seller rank: from the ranking, else its rank when it was read. */
  rankOf({ handle, rank }: ProductDocument): number {
    return this.#ranks.get(handle) ?? rank;
  }

  /** Adds or replaces an entry. */
  put({ document, words, body }: IndexEntry): void {
    if (document.kind === 'product') {
      this.remove(document);
      this.#sounds = undefined;
      const product = sharedDocument(document, this.#parts);
      this.spelledWords.add(product);
      this.products.set(product.handle, product);
      if (product.tags.some((tag) => this.lexicon.otherTags.has(tag))) this.otherGoods.add(product);
      this.#count(product, 1);
      this.productTerms.put(product.handle, { words, body });
    } else {
      const key = placeKey(document);
      this.#placesByTitle = undefined;
      this.places.set(key, document);
      const isList = document.kind !== 'help' && document.kind !== 'article';
      this.placeTerms.put(key, { words, body: isList ? [] : body });
      if (!isList) {
        const titled = new Set(words.map(([word]) => stemOf(word)));
        this.helpTexts.set(key, { told: new Set([...titled, ...body]), titled, leadsTo: null });
      }
      if (isList)
        this.listTerms.put(document.title.ja, {
          words: words.filter(([word]) => isClaim(word)),
          body: [...body, ...words.map(([word]) => stemOf(word))],
        });
    }
  }

  remove({ kind, handle }: { readonly kind: SearchDocument['kind']; readonly handle: string }): void {
    if (kind === 'product') {
      this.#lifts = new WeakMap();
      const known = this.products.get(handle);
      if (known !== undefined) {
        this.spelledWords.remove(known);
        this.otherGoods.delete(known);
        this.#count(known, -1);
      }
      this.products.delete(handle);
      this.productTerms.remove(handle);
    } else {
      this.#placesByTitle = undefined;
      const known = this.places.get(placeKey({ kind, handle }));
      if (known !== undefined) this.listTerms.remove(known.title.ja);
      this.places.delete(placeKey({ kind, handle }));
      this.placeTerms.remove(placeKey({ kind, handle }));
      this.helpTexts.delete(placeKey({ kind, handle }));
    }
  }

  /** The key of the page with a path, as far as there is one. */
  placeAt(path: string): string | undefined {
    for (const [key, place] of this.places) if (place.path === path) return key;
    return undefined;
  }

  /** The keys of pages by their folded names on Japanese pages. */
  placesByTitle(): ReadonlyMap<string, string> {
    this.#placesByTitle ??= new Map(
      [...this.places].map(([key, { title }]) => [foldSearchText(title.ja), key] as const),
    );
    return this.#placesByTitle;
  }

  /** The original spelling of a folded word, from the dictionary or products; the word itself if there is none. */
  spell(term: string): string {
    return this.lexicon.spellings.get(term) ?? this.spelledWords.spell(term) ?? term;
  }

  /** The kinds of each tag for two of them, folded: ハーブ and 野菜苗. */
  pairedTags(): readonly (readonly string[])[] {
    this.#pairedTags ??= [...this.#tagCounts.keys()].flatMap((tag) => {
      const kinds = tag.split('・');
      return kinds.length === 2 ? [kinds.map(foldSearchText)] : [];
    });
    return this.#pairedTags;
  }

  #count({ tags, aiTags }: ProductDocument, by: number): void {
    this.#pairedTags = undefined;
    for (const tag of tags) this.#tagCounts.set(tag, (this.#tagCounts.get(tag) ?? 0) + by);
    for (const tag of aiTags) this.#aiTagCounts.set(tag, (this.#aiTagCounts.get(tag) ?? 0) + by);
  }

  /** A correction must lead to results; filler words are not corrected. */
  #correct(word: string): string | null {
    const { same, kinds, names, needs, filler } = this.lexicon;
    if (filler.has(word)) return null;
    const leads = (term: string, isHeardAlike: boolean) =>
      !(needs.has(term) || filler.has(term)) &&
      // Short English words are separate words: spring is no typo of string.
      (isHeardAlike ||
        term.length > SHORT ||
        !/^[a-z]+$/u.test(term) ||
        (names.has(term) && (term[0] === word[0] || startsSwapped(word, term)))) &&
      (this.vocabulary.has(term) ||
        [...(same.get(term) ?? []), ...(kinds.get(term) ?? [])].some((other) =>
          this.vocabulary.finds(other),
        ));
    return this.productTerms.nearest(word, names, leads);
  }

  #isOneName(word: string, other: string): boolean {
    const [one = [], two = []] = [word, other].map((each) => {
      const words = [each, ...(this.lexicon.same.get(each) ?? [])];
      const found = words.flatMap((term) => [...this.productTerms.find(term)]);
      return [...new Set(found.flatMap(([handle, score]) => (score >= NAMING ? [handle] : [])))];
    });
    return one.filter((handle) => two.includes(handle)).length > Math.min(one.length, two.length) / 2;
  }

  #soundsLike(word: string): string | null {
    const key = soundKey(word);
    if (key === null || key.length < HEARD) return null;
    this.#sounds ??= this.#namesBySound();
    const name = this.#sounds.get(key) ?? null;
    // A short key needs the vowel too: プリント is no plant.
    return name !== null && key.length === HEARD && !sharesVowel(name, word) ? null : name;
  }

  /**
   * English names of the shop's own words by their sound key; of several with the same key the first. A synonym of a maintained dictionary is
   * too rare to be heard: ビューティフル is no butterflower.
   */
  #namesBySound(): Map<string, string> {
    const sounds = new Map<string, string>();
    const names = [
      ...[...this.lexicon.same.keys()].filter((word) => this.lexicon.spellings.has(word)),
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

/** The words of a help text, as `wordsOfBody` has them. */
interface HelpText {
  readonly told: ReadonlySet<string>;
  /** Those of its title and headings. */
  readonly titled: ReadonlySet<string>;
  /** The path of the page that says more; null for a page. */
  readonly leadsTo: string | null;
}

/** The key of a page. */
function placeKey({ kind, handle }: { readonly kind: string; readonly handle: string }): string {
  return `${kind} ${handle}`;
}

/** A word in its original spelling. */
interface SpelledWord {
  readonly term: string;
  readonly text: string;
  /** Number of products that contain it. */
  readonly count: number;
}

/** The end of a product's name in its title, before further details: パキラ 実生, Money tree (seedling). */
const NAME_END = { '': /[\s・,、(【「『]/u, ' ': /\s*[,(['"‘“【]|\s\d/u };

/** The language of the platform's tags. */
const TAG_LANGUAGE: Locale = 'ja';

/** Longer texts are sentences. */
const MAX_TERM_LENGTH = 30;

/** Product words in their original spelling: tags and names on Japanese pages, names on English ones. */
export class SpelledWords {
  /** By folded word. */
  readonly #words = Object.fromEntries(LOCALES.map((locale) => [locale, new Map()])) as Record<
    Locale,
    Map<string, { text: string; count: number }>
  >;

  add(product: ProductDocument): void {
    for (const locale of LOCALES) {
      const words = this.#words[locale];
      for (const [term, text] of wordsOf(product, locale)) {
        const known = words.get(term);
        if (known === undefined) words.set(term, { text, count: 1 });
        else known.count += 1;
      }
    }
  }

  /** Reverts `add`. */
  remove(product: ProductDocument): void {
    for (const locale of LOCALES) {
      const words = this.#words[locale];
      for (const term of wordsOf(product, locale).keys()) {
        const known = words.get(term);
        if (known === undefined) continue;
        known.count -= 1;
        if (known.count === 0) words.delete(term);
      }
    }
  }

  /** Matching words of one language's pages. */
  filter(locale: Locale, fits: (term: string) => boolean): SpelledWord[] {
    return [...this.#words[locale]].flatMap(([term, word]) => (fits(term) ? [{ term, ...word }] : []));
  }

  /** The original spelling of a folded word; undefined if no product has it. */
  spell(term: string): string | undefined {
    return (this.#words.ja.get(term) ?? this.#words.en.get(term))?.text;
  }
}

/** By folded word. */
function wordsOf({ tags, card }: ProductDocument, locale: Locale): Map<string, string> {
  const title = card[locale]?.title ?? '';
  const [name = ''] = title.normalize('NFKC').split(NAME_END[LANGUAGES[locale].joiner]);
  const texts = [...(locale === TAG_LANGUAGE ? tags : []), name].map((text) => text.trim());
  const words = new Map(
    texts.filter(({ length }) => length <= MAX_TERM_LENGTH).map((text) => [foldSearchText(text), text]),
  );
  words.delete('');
  return words;
}
