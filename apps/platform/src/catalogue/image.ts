import type { Translations } from './metafield.ts';

/** A picture as it is stored; `src` is its path on the CDN. */
export interface StoredImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  /** `alt` in other languages. */
  readonly translations?: Translations | undefined;
}

/** A picture that belongs to a product, a collection, a metaobject. */
export interface CatalogueImage extends StoredImage {
  readonly __typename: 'Image';
}
