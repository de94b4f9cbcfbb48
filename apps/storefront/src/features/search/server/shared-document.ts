import type { ProductCard } from '@shop/rules/product/product-card';
import type { ProductDocument } from './search-document';

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
