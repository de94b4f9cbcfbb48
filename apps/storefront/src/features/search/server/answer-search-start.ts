import type { HomeContent } from '@shop/rules/catalog/home-content';
import type { SuggestedProduct } from '@shop/rules/search/suggestions';
import { yen } from '@shop/rules/yen';
import { type Card, toCard } from '#features/product/contract/card.ts';
import { productLists } from '#foundation/brand/product-lists.ts';
import { brandMenus } from '#foundation/brand/shop-brand.ts';
import { checkFields, languageQuery, singleParam } from '#foundation/endpoint/read-fields.ts';
import { withPlatform } from '#foundation/endpoint/with-store.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { ratioOf } from '#foundation/images/product-picture.ts';
import { type SearchStartAnswer, START_CATEGORIES, START_PRODUCTS } from '../contract/search-start';

/** A card in a search field: small, with its lowest price. */
export function toSuggested({ handle, title, image, price, isRange }: Card): SuggestedProduct {
  return { handle, title, imageSrc: image ?? null, price: yen(price), hasPriceRange: isRange ?? false };
}

/** Cache lifetime in seconds. The response is the same for all clients, and no older than the content of a page. */
const CACHED_SECONDS = 60;

/**
 * GET /api/search-start?locale=… (SEARCH-08): the content of an opened search besides its words: pictures of the store's first
 * categories, and available best sellers, both as on the home page. An invalid query is a 400 that names the field, an unreachable
 * platform a 503: the search then shows text only.
 */
export async function answerSearchStart(
  { url }: Request,
  { readHome }: { readonly readHome: (locale: Locale) => Promise<HomeContent> },
): Promise<Response> {
  const { searchParams } = new URL(url);
  const query = checkFields(languageQuery, { locale: singleParam(searchParams, 'locale') }, 'query');
  if (query instanceof Response) return query;
  const { locale } = query.value;
  const home = await withPlatform('what an opened search shows', () => readHome(locale));
  if (home instanceof Response) return home;
  return Response.json(toStart(home.value, locale), {
    headers: { 'cache-control': `public, max-age=${CACHED_SECONDS}` },
  });
}

function toStart({ categories, ranking }: HomeContent, locale: Locale): SearchStartAnswer {
  const thumbnails = new Map(
    categories.flatMap(({ collection }) =>
      collection?.thumbnail ? [[collection.handle, collection.thumbnail] as const] : [],
    ),
  );
  return {
    pictures: brandMenus()
      .categories.flatMap(({ handle, path }) => {
        const image = thumbnails.get(handle);
        if (image === undefined) return [];
        return [{ path: localePath(locale, path), src: image.src, ratio: ratioOf(image) }];
      })
      .slice(0, START_CATEGORIES),
    products: ranking
      .filter(({ isSoldOut }) => !isSoldOut)
      .slice(0, START_PRODUCTS)
      .map((card) => toSuggested(toCard(card, productLists()))),
  };
}
