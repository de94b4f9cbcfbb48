/** A picture as it is stored; `src` is its path on the CDN, the pixel sizes are those of the original. */
export interface StoredImage {
  readonly id: number;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that belongs to a product, a collection, a metaobject. */
export interface CatalogueImage extends StoredImage {
  readonly __typename: 'Image';
}
