/** A picture of a product or a variant. */
export interface ProductImage {
  readonly id: number | null;
  /** Address on the platform's CDN without a width; see catalog/image-url.ts. */
  readonly src: string;
  readonly alt: string;
  /** Pixels, or null where the platform does not say; a drawn place keeps its size from them. */
  readonly width: number | null;
  readonly height: number | null;
  /** 1-based order in the gallery. */
  readonly position: number;
}
