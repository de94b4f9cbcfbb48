import type { CatalogueVariant } from '../catalogue/product.ts';
import { variantTitle } from '../graphql/localized-option.ts';
import type { Language } from './words.ts';

/** The provider's title of a product's only variant; never shown. */
const DEFAULT_TITLE = 'Default Title';
const PICTURE_WIDTH = 180;

/** A variant's name in the shopper's language; empty for a product's only one. */
export function variantTitleOf(variant: CatalogueVariant, language: Language): string {
  return variant.title === DEFAULT_TITLE ? '' : variantTitle(variant, { language });
}

/** URL of a small square image of a variant on the CDN. */
export function pictureUrl(variant: CatalogueVariant, platformUrl: string): string | null {
  const { image } = variant;
  return image === null
    ? null
    : `${platformUrl}${image.src}?v=${image.id}&width=${PICTURE_WIDTH}&height=${PICTURE_WIDTH}&crop=center`;
}
