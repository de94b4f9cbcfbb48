import type { Picture } from '#primitives/Image/Image.tsx';

/** A picture in a menu: an ornament of its label, whatever its own words say. */
export interface MenuPicture extends Picture {
  /** Width by height, where its sides are cut off: it is then asked for as wide as it is drawn before the cut */
  ratio?: number;
  /** Which part stays in sight, e.g. `50% 80%` */
  focus?: string;
}

/** The `sizes` of a picture that fills a place of a width in pixels and of a ratio. */
export function menuPictureSizes({ ratio }: MenuPicture, width: number, placeRatio = 1): string {
  return `${Math.ceil(width * Math.max(1, (ratio ?? placeRatio) / placeRatio))}px`;
}
