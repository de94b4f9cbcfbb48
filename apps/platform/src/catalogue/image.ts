import type { Translations } from './metafield.ts';

/** Formats of an uploaded picture, as in `image/jpeg`: what is taken, and what the forms of the back office offer. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const;

/** A stored image; `src` is its path on the CDN. */
export interface StoredImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  /** `alt` in other languages. */
  readonly translations?: Translations | undefined;
  /** Pixels of an uploaded picture; those of the seed are measured. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** An image of a product, collection or metaobject. */
export interface CatalogueImage extends StoredImage {
  readonly __typename: 'Image';
}
