import { type Localized, mapLocalized } from '@shop/rules/language';
import type { ProductCard } from '@shop/rules/product/product-card';
import type { HeightRange } from './measures-in-text';

/** The filter, sort and display data of a product, all read from the platform. */
export interface ProductDocument {
  readonly kind: 'product';
  readonly handle: string;
  /** By their keys. */
  readonly tags: readonly string[];
  /** Child ids. */
  readonly aiTags: readonly number[];
  /** Prices of its variants, in yen. */
  readonly prices: readonly number[];
  /** Heights of its variants; missing in entries written before heights were read. */
  readonly heights?: readonly HeightRange[];
  /** The lowest temperature in °C that its page names; missing or null as for heights. */
  readonly cold?: number | null;
  /** Its best-seller rank when it was read, from 1; SearchIndex.rankOf has the current one. */
  readonly rank: number;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly card: Localized<ProductCard>;
}

/** A page of the shop that a search links to besides products. */
export interface PlaceDocument {
  readonly kind: 'category' | 'purpose' | 'producer' | 'article' | 'help';
  readonly handle: string;
  /** Its path in Japanese; an absolute URL for an external page. */
  readonly path: string;
  /** Its name in the dictionary, if that is not its address. */
  readonly alias?: string;
  readonly title: Localized<string>;
  /** Found by the questions it answers, and by none of its words. */
  readonly isQuestion?: boolean;
  /** The answer to a question, and the path of the page that says more. */
  readonly answer?: Localized<string>;
  readonly more?: string;
}

export type SearchDocument = ProductDocument | PlaceDocument;

/** The words an entry is found by. */
export interface IndexedWords {
  /** Words of its title, kind and tags, with their weights. */
  readonly words: readonly (readonly [word: string, weight: number])[];
  /** Words of its text, used only where nothing else matches. */
  readonly body: readonly string[];
}

/** One entry of the index, as stored and distributed to every process. */
export interface IndexEntry extends IndexedWords {
  readonly document: SearchDocument;
}

/** Parts of documents that were read before. */
export class SharedParts {
  readonly #texts = new Map<string, string>();
  readonly #tags = new Map<string, readonly string[]>();
  readonly #aiTags = new Map<string, readonly number[]>();
  readonly #heights = new Map<string, readonly HeightRange[]>();

  text(text: string): string {
    return shared(this.#texts, text, text);
  }

  tags(tags: readonly string[]): readonly string[] {
    return shared(this.#tags, tags.join('\n'), tags);
  }

  aiTags(childIds: readonly number[]): readonly number[] {
    return shared(this.#aiTags, childIds.join(' '), childIds);
  }

  heights(ranges: readonly HeightRange[]): readonly HeightRange[] {
    return shared(this.#heights, ranges.join(' '), ranges);
  }
}

/** The first of all equal parts. */
function shared<Part>(parts: Map<string, Part>, key: string, part: Part): Part {
  const known = parts.get(key);
  if (known !== undefined) return known;
  parts.set(key, part);
  return part;
}

/**
 * A product with equal parts shared: its cards of both languages have the same tags, ids and image, and many products share tags,
 * heights and producers. Entries read from the database have separate copies.
 */
export function sharedDocument(product: ProductDocument, parts: SharedParts): ProductDocument {
  const { handle, heights } = product;
  const { ja } = product.card;
  const card = (of: ProductCard): ProductCard => ({
    ...of,
    handle,
    globalId: ja.globalId,
    vendor: parts.text(of.vendor),
    tags: parts.tags(of.tags),
    aiTagIds: parts.aiTags(of.aiTagIds),
    image: JSON.stringify(of.image) === JSON.stringify(ja.image) ? ja.image : of.image,
  });
  return {
    ...product,
    tags: parts.tags(product.tags),
    aiTags: parts.aiTags(product.aiTags),
    ...(heights && { heights: parts.heights(heights) }),
    // All cards belong to one product.
    card: mapLocalized(product.card, card),
  };
}
