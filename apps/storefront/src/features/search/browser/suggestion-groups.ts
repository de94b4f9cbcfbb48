import { markTyped, type SuggestedProduct, type Suggestions } from '@shop/rules/search/suggestions';
import type { SuggestionGroup, SuggestionRow } from '@shop/ui-kit/commerce/navigation/SearchSuggestions';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

/** A suggested product's link, picture and price. */
export function productRow(
  { handle, imageSrc, price, hasPriceRange }: SuggestedProduct,
  m: Messages,
): Required<Pick<SuggestionRow, 'href' | 'picture' | 'price'>> {
  return {
    href: localePath(m.locale, `/products/${handle}`),
    picture: productPicture(imageSrc === null ? null : { src: imageSrc, alt: '' }, 180),
    price: {
      amount: price,
      taxNote: m.common.taxIncluded,
      ...(hasPriceRange && { from: m.common.priceFrom({ price: '{price}' }) }),
    },
  };
}

/**
 * Suggestions as the row groups of the kit, the correction first, help pages last (SEARCH-04). Categories named in the query
 * precede words and products; the link to all results is the footer.
 */
export function suggestionGroups(
  { correction, keywords, needs, products, collections, pages, all }: Suggestions,
  typed: string,
  m: Messages,
): SuggestionGroup[] {
  const search = (keyword: string) => localePath(m.locale, `/search?${new URLSearchParams({ q: keyword })}`);
  const lists: SuggestionGroup = {
    title: collections.every(({ isCategory }) => isCategory) ? m.footer.categories : m.search.collections,
    rows: collections.map(({ title, path, isCategory }) => ({
      kind: isCategory ? 'category' : 'purpose',
      href: localePath(m.locale, path),
      parts: markTyped(title, typed),
    })),
  };
  const areNamed = collections.some(({ isNamed }) => isNamed);
  return [
    {
      title: m.search.meant,
      rows: (correction === null ? [] : [correction]).map((keyword) => ({
        kind: 'keyword',
        href: search(keyword),
        parts: markTyped(keyword, typed),
      })),
    },
    ...(areNamed ? [lists] : []),
    {
      title: m.search.keywords,
      rows: keywords.map((keyword) => ({
        kind: 'keyword',
        href: search(keyword),
        parts: markTyped(keyword, typed),
      })),
    },
    {
      title: m.search.needs,
      rows: needs.map(({ keyword, label }) => ({
        kind: 'need',
        href: search(keyword),
        parts: markTyped(label, typed),
      })),
    },
    {
      title: m.search.products,
      rows: products.map((product) => ({
        kind: 'product',
        parts: markTyped(product.title, typed),
        ...productRow(product, m),
      })),
    },
    ...(areNamed ? [] : [lists]),
    {
      title: m.search.pages,
      rows: pages.map(({ title, path }) => ({
        kind: 'page',
        href: localePath(m.locale, path),
        parts: markTyped(title, typed),
      })),
    },
    {
      rows: (all === null ? [] : [all]).map(({ keyword, total }) => ({
        kind: 'all',
        href: search(keyword),
        parts: markTyped(m.search.all({ q: keyword, n: total }), typed),
      })),
    },
  ];
}
