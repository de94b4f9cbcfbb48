import type { SuggestedProduct } from '@shop/rules/navigation/suggestions';
import type { SuggestionRow } from '@shop/ui-kit/commerce/navigation/SearchSuggestions';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';

/** Where a product among suggestions leads, its picture, and its price. */
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
