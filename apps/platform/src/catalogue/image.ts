import type { Translations } from './metafield.ts';

/** A stored image; `src` is its path on the CDN. */
export interface StoredImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  /** `alt` in other languages. */
  readonly translations?: Translations | undefined;
}

/** An image of a product, collection or metaobject. */
export interface CatalogueImage extends StoredImage {
  readonly __typename: 'Image';
}
