import { IMAGE_WIDTHS, type ImageWidth, imageSrcSet, imageUrl } from '@shop/rules/catalog/image-url';
import type { Picture } from '@shop/ui-kit/primitives/Image';
import { pictureAddress } from './picture-address';

/** The part of a picture's data that drawing it needs. */
interface DrawnImage {
  readonly src: string;
  readonly alt: string;
}

/** Widths offered below the largest: no picture is drawn at less than a quarter of its largest width. */
const SMALLEST_SHARE = 4;

/**
 * A picture in the widths of the image CDN (IMG-01), or the no-image placeholder.
 * @param largest the widest it is ever drawn, in device pixels
 */
export function productPicture(image: DrawnImage | null, largest: ImageWidth, alt?: string): Picture {
  const src = image?.src ?? '';
  const hasWidths = imageSrcSet(src) !== '';
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest && width * SMALLEST_SHARE >= largest);
  const address = (width: number) => pictureAddress(imageUrl(src, width));
  return {
    src: address(Math.min(largest, 540)),
    ...(hasWidths && { srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', ') }),
    alt: alt ?? image?.alt ?? '',
  };
}
