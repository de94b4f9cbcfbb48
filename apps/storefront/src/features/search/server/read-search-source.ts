import { CATEGORY_ADDRESSES } from '@shop/brands/category-addresses';
import {
  SearchIndexPlacesDocument,
  SearchIndexProductDocument,
  SearchIndexProductsDocument,
} from '@shop/graphql/documents';
import {
  toSearchSourceChunk,
  toSearchSourcePlaces,
  toSearchSourceProduct,
} from '@shop/graphql/to-rules/to-search-source';
import type { SearchSourcePlace, SearchSourceProduct } from '@shop/rules/catalog/search-source';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { languageOf, queryPlatform } from '#foundation/platform/query-platform.ts';
import type { InBoth } from './search-document';

/** Products per query, with their variants: the platform limits query cost. */
const ASKED = 50;

/** All products, best sellers first, each in both languages. @throws as `queryPlatform` */
export async function readSourceProducts(): Promise<InBoth<SearchSourceProduct>[]> {
  const [ja, en] = await Promise.all(LOCALES.map(readProductsIn));
  const english = new Map((en ?? []).map((product) => [product.card.handle, product]));
  return (ja ?? []).map((product) => ({
    ja: product,
    // It may have been created between the two reads.
    en: english.get(product.card.handle) ?? product,
  }));
}

async function readProductsIn(locale: Locale): Promise<SearchSourceProduct[]> {
  const products: SearchSourceProduct[] = [];
  let after: string | null = null;
  do {
    const chunk: { readonly products: readonly SearchSourceProduct[]; readonly nextCursor: string | null } =
      await queryPlatform(
        SearchIndexProductsDocument,
        { first: ASKED, after, language: languageOf(locale) },
        toSearchSourceChunk,
      );
    products.push(...chunk.products);
    after = chunk.nextCursor;
  } while (after !== null);
  return products;
}

/** One product in both languages; null if it no longer exists. @throws as `queryPlatform` */
export async function readSourceProduct(handle: string): Promise<InBoth<SearchSourceProduct> | null> {
  const [ja, en] = await Promise.all(
    LOCALES.map((locale) =>
      queryPlatform(
        SearchIndexProductDocument,
        { handle, language: languageOf(locale) },
        toSearchSourceProduct,
      ),
    ),
  );
  return ja && en ? { ja, en } : null;
}

/** All pages a search may link to, in both languages. @throws as `queryPlatform` */
export async function readSourcePlaces(): Promise<InBoth<SearchSourcePlace>[]> {
  const [ja, en] = await Promise.all(
    LOCALES.map((locale) =>
      queryPlatform(SearchIndexPlacesDocument, { language: languageOf(locale) }, (answer) =>
        toSearchSourcePlaces(answer, CATEGORY_ADDRESSES),
      ),
    ),
  );
  const key = ({ kind, handle }: SearchSourcePlace) => `${kind} ${handle}`;
  const english = new Map((en ?? []).map((place) => [key(place), place]));
  return (ja ?? []).map((place) => ({ ja: place, en: english.get(key(place)) ?? place }));
}
