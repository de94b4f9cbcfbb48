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
import {
  LANGUAGES,
  LOCALES,
  type Locale,
  type Localized,
  mapLocalized,
  platformCode,
} from '@shop/rules/language';
import { shopLocales } from '#foundation/i18n/shop-locales.ts';
import { storeListKind } from '#foundation/navigation/navigation.ts';
import { followCursors } from '#foundation/platform/follow-cursors.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';

/** Products per query, with their variants: the platform limits query cost. */
const ASKED = 50;

/** All products, best sellers first, each in all languages of the index. @throws as `queryPlatform` */
export async function readSourceProducts(): Promise<Localized<SearchSourceProduct>[]> {
  return inEach(await readIn(readProductsIn), ({ card }) => card.handle);
}

/** What is read in each language with words of its own in the index: of the code's whole ones, and the shop's. */
async function readIn<Value>(read: (locale: Locale) => Promise<Value>): Promise<Localized<Value>> {
  const locales = LOCALES.filter((locale) => LANGUAGES[locale].fallback === null || isSpoken(locale));
  const values = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const));
  return Object.fromEntries(values) as unknown as Localized<Value>;
}

function isSpoken(locale: Locale): boolean {
  return shopLocales().includes(locale);
}

/** Lists in several languages as a list of their entries in each. */
function inEach<Value>(
  lists: Localized<readonly Value[]>,
  keyOf: (value: Value) => string,
): Localized<Value>[] {
  const byKey = mapLocalized(lists, (list) => new Map(list.map((value) => [keyOf(value), value])));
  // It may have been created between two reads.
  return lists.ja.map((value) => mapLocalized(byKey, (values) => values.get(keyOf(value)) ?? value));
}

async function readProductsIn(locale: Locale): Promise<SearchSourceProduct[]> {
  const products: SearchSourceProduct[] = [];
  const follow = followCursors();
  let after: string | null = null;
  do {
    const chunk: { readonly products: readonly SearchSourceProduct[]; readonly nextCursor: string | null } =
      await queryPlatform(
        SearchIndexProductsDocument,
        { first: ASKED, after, language: platformCode(locale) },
        toSearchSourceChunk,
      );
    products.push(...chunk.products);
    after = follow(chunk.nextCursor);
  } while (after !== null);
  return products;
}

/** One product in each language; null if it no longer exists. @throws as `queryPlatform` */
export async function readSourceProduct(handle: string): Promise<Localized<SearchSourceProduct> | null> {
  const found = await readIn((locale) =>
    queryPlatform(
      SearchIndexProductDocument,
      { handle, language: platformCode(locale) },
      toSearchSourceProduct,
    ),
  );
  const lists = mapLocalized(found, (product) => (product === null ? [] : [product]));
  return Object.values(lists).some((list) => list.length === 0) ? null : (inEach(lists, () => '')[0] ?? null);
}

/** All pages a search may link to, in each language. @throws as `queryPlatform` */
export async function readSourcePlaces(): Promise<Localized<SearchSourcePlace>[]> {
  const places = await readIn((locale) =>
    queryPlatform(SearchIndexPlacesDocument, { language: platformCode(locale) }, (answer) =>
      toSearchSourcePlaces(answer, CATEGORY_ADDRESSES, storeListKind),
    ),
  );
  return inEach(places, ({ kind, handle }) => `${kind} ${handle}`);
}
