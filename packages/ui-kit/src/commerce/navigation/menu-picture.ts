import type { Picture } from '#primitives/Image/Image.tsx';

/** An image in a menu: it decorates its label, so its own alternative text is ignored. */
export interface MenuPicture extends Picture {
  /** Width by height, for an image whose sides are cut: it is requested as wide as it is drawn before the cut */
  ratio?: number;
  /** Which part stays visible, e.g. `50% 80%` */
  focus?: string;
}

export interface MenuLink {
  href: string;
  label: string;
  picture?: MenuPicture;
  count?: number;
  /** Below the label, for `farms` */
  note?: string;
}

/** The `sizes` of an image that fills a frame of this width in pixels and this ratio. */
export function menuPictureSizes({ ratio }: MenuPicture, width: number, placeRatio = 1): string {
  return `${Math.ceil(width * Math.max(1, (ratio ?? placeRatio) / placeRatio))}px`;
}
