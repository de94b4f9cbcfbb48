import type { CatalogueVariant } from '../catalogue/product.ts';

/** The provider's name for the only variant of a product; never shown. */
const DEFAULT_TITLE = 'Default Title';
const PICTURE_WIDTH = 180;

/** A variant's name, empty for a product's only one. */
export function variantTitleOf(variant: CatalogueVariant): string {
  return variant.title === DEFAULT_TITLE ? '' : variant.title;
}

/** A small square picture of a variant on the CDN. */
export function pictureUrl(variant: CatalogueVariant, platformUrl: string): string | null {
  const { image } = variant;
  return image === null
    ? null
    : `${platformUrl}${image.src}?v=${image.id}&width=${PICTURE_WIDTH}&height=${PICTURE_WIDTH}&crop=center`;
}
