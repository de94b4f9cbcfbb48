import { markTyped, type Suggestions } from '@shop/rules/navigation/suggestions';
import type { SuggestionRow } from '@shop/ui-kit/commerce/navigation/SearchSuggestions';
import { productPicture } from '../../screens/product/product-picture';
import type { SearchWords } from './search-words';

/** Suggestions as the groups of rows the kit draws: keywords, products, collections (SEARCH-04). */
export function suggestionGroups(
  { keywords, products, collections }: Suggestions,
  typed: string,
  words: SearchWords,
): { title: string; rows: SuggestionRow[] }[] {
  const { prefix } = words;
  return [
    {
      title: words.keywords,
      rows: keywords.map((keyword) => ({
        kind: 'keyword',
        href: `${prefix}/search?${new URLSearchParams({ q: keyword })}`,
        parts: markTyped(keyword, typed),
      })),
    },
    {
      title: words.products,
      rows: products.map(({ handle, title, imageSrc, price, hasPriceRange }) => ({
        kind: 'product',
        href: `${prefix}/products/${handle}`,
        parts: markTyped(title, typed),
        picture: productPicture(imageSrc === null ? null : { src: imageSrc, alt: '' }, 180),
        price: { amount: price, taxNote: words.taxIncluded, ...(hasPriceRange && { from: words.priceFrom }) },
      })),
    },
    {
      title: words.collections,
      rows: collections.map(({ title, path, isCategory }) => ({
        kind: isCategory ? 'category' : 'purpose',
        href: prefix + path,
        parts: markTyped(title, typed),
      })),
    },
  ];
}
