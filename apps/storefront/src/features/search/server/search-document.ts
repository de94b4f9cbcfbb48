import type { ProductCard } from '@shop/rules/product/product-card';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { HeightRange } from './measures-in-text';

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

/**
 * A product whose equal parts are one: its cards of both languages have the same tags, ids and picture, and its tags and grower are those
 * of many. What is read of the database has each of them anew.
 * @param texts what was read before, by itself
 */
export function sharedDocument(product: ProductDocument, texts: Map<string, string>): ProductDocument {
  const tags = product.tags.map((tag) => sharedText(tag, texts));
  const { handle } = product;
  const { ja, en } = product.card;
  const card = (of: ProductCard): ProductCard => ({
    ...of,
    handle,
    globalId: ja.globalId,
    vendor: sharedText(of.vendor, texts),
    tags: isSame(of.tags, tags) ? tags : of.tags,
    image: JSON.stringify(of.image) === JSON.stringify(ja.image) ? ja.image : of.image,
  });
  // Both cards are of one product.
  return { ...product, tags, card: { ja: card(ja), en: card(en) } };
}

function sharedText(text: string, texts: Map<string, string>): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  texts.set(text, text);
  return text;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
