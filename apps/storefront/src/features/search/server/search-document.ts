import type { ProductCard } from '@shop/rules/product/product-card';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { HeightRange } from './heights-in-text';

/** The same in both languages of the shop. */
export type InBoth<Value> = Readonly<Record<Locale, Value>>;

/** What of a product is filtered, ordered and shown. Everything of it was read from the platform. */
export interface ProductDocument {
  readonly kind: 'product';
  readonly handle: string;
  readonly tags: readonly string[];
  /** Child ids. */
  readonly aiTags: readonly number[];
  /** Of its variants, in yen. */
  readonly prices: readonly number[];
  /** Of its variants; not there on entries that were written before heights were read. */
  readonly heights?: readonly HeightRange[];
  /** Where it stood among what sells best when it was read, 1 for the first; SearchIndex.rankOf knows it better. */
  readonly rank: number;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly card: InBoth<ProductCard>;
}

/** A page of the shop that a search leads to beside its products. */
export interface PlaceDocument {
  readonly kind: 'category' | 'purpose' | 'producer' | 'article' | 'help';
  readonly handle: string;
  /** Its address in Japanese; a whole address where it is a page elsewhere. */
  readonly path: string;
  /** How the dictionary calls it, where that is not its address. */
  readonly alias?: string;
  readonly title: InBoth<string>;
  /** Led to by what it answers, and by none of its words. */
  readonly isQuestion?: boolean;
}

export type SearchDocument = ProductDocument | PlaceDocument;

/** What something can be found by. */
export interface IndexedWords {
  /** Words of its title, kind and tags, and what each of them weighs. */
  readonly words: readonly (readonly [word: string, weight: number])[];
  /** Words of its text, which answer only where nothing else does. */
  readonly body: readonly string[];
}

/** One thing of the index, as it is stored and handed to every process. */
export interface IndexEntry extends IndexedWords {
  readonly document: SearchDocument;
}
