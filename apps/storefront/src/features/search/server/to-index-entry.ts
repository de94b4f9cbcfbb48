import type { SearchSourcePlace, SearchSourceProduct } from '@shop/rules/catalog/search-source';
import { type Localized, mapLocalized } from '@shop/rules/language';
import { tagKey } from '@shop/rules/product/product-tag';
import { columnPath } from '#features/content/contract/column-pages.ts';
import { contentPath } from '#foundation/routing/content-pages.ts';
import { coldOf } from './cold-in-text';
import { wordsOfPlace, wordsOfProduct } from './indexed-words';
import { type ReadingAnalyser, readingsOf } from './japanese-readings';
import { heightsOf } from './measures-in-text';
import type { IndexEntry, PlaceDocument } from './search-document';

/** A product as an index entry. @param rank its best-seller rank, from 1 */
export function toProductEntry(
  product: Localized<SearchSourceProduct>,
  rank: number,
  read: ReadingAnalyser,
): IndexEntry {
  const { ja, en } = product;
  const { handle, tags, title, vendor } = ja.card;
  return {
    document: {
      kind: 'product',
      handle,
      tags: tags.map(tagKey),
      aiTags: ja.aiTags,
      prices: ja.variants.map(({ price }) => price),
      heights: heightsOf(
        ja.description,
        ja.variants.map((variant) => variant.title),
      ),
      cold: coldOf(ja.description),
      rank,
      publishedAt: ja.publishedAt,
      card: mapLocalized(product, ({ card }) => card),
    },
    ...wordsOfProduct({
      handle,
      title: mapLocalized(product, ({ card }) => card.title),
      readings: readingsOf([title, ja.productType, vendor, ...tags], read),
      latinName: ja.latinName,
      facts: ja.facts,
      vendor: { ja: vendor, en: en.card.vendor },
      productType: ja.productType,
      tags,
      variantTitles: {
        ja: ja.variants.map((variant) => variant.title),
        en: en.variants.map((variant) => variant.title),
      },
      skus: ja.variants.map(({ sku }) => sku).filter((sku) => sku !== ''),
      body: { ja: ja.description, en: en.description },
    }),
  };
}

/** A page as an index entry. */
export function toPlaceEntry(place: Localized<SearchSourcePlace>, read: ReadingAnalyser): IndexEntry {
  const { ja, en } = place;
  const title = mapLocalized(place, (one) => one.title);
  return {
    document: { ...addressOf(ja), title },
    ...wordsOfPlace({
      title,
      readings: readingsOf([ja.title], read),
      headings: [...headingsOf(ja.bodyHtml), ...headingsOf(en.bodyHtml)],
      body: { ja: plainText(ja.bodyHtml), en: plainText(en.bodyHtml) },
    }),
  };
}

function addressOf({ kind, handle, path }: SearchSourcePlace): Omit<PlaceDocument, 'title'> {
  switch (kind) {
    case 'article':
      return { kind, handle, path: columnPath(handle) };
    case 'page':
      return { kind: 'help', handle, path: contentPath(handle) };
    case 'policy':
      return { kind: 'help', handle, path: `/policies/${handle}` };
    default:
      return { kind, handle, path: path ?? `/collections/${handle}` };
  }
}

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<(h[23]|dt|th)\b[^>]*>(.*?)<\/\1>/gsu)].map(([, , words = '']) =>
    plainText(words),
  );
}

function plainText(html: string): string {
  return html.replace(/<[^>]+>/gu, ' ');
}
