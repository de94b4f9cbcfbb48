import type { SuggestedProduct } from '@shop/rules/navigation/suggestions';
import { yen } from '@shop/rules/yen';
import type { Card } from '#features/product/contract/card.ts';

/** A card as a search field shows it: small, with its lowest price. */
export function toSuggested({ handle, title, image, price, isRange }: Card): SuggestedProduct {
  return { handle, title, imageSrc: image ?? null, price: yen(price), hasPriceRange: isRange ?? false };
}
