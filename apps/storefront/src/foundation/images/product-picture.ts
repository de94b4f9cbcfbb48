import {
  IMAGE_WIDTHS,
  type ImageWidth,
  imageSrcSet,
  imageUrl,
  openingCandidate,
} from '@shop/rules/catalog/image-url';
import type { ProductImage } from '@shop/rules/product/product';
import type { Picture } from '@shop/ui-kit/primitives/Image';
import { pictureAddress } from './picture-address';

/** The image data that rendering needs. */
interface DrawnImage {
  readonly src: string;
  readonly alt: string;
}

/** Smallest width offered, as a fraction of the largest: no image is rendered below a quarter of its largest width. */
const MIN_SHARE = 4;

/**
 * An image in the widths of the image CDN (IMG-01), or the no-image placeholder.
 * @param largest the maximum rendered width in device pixels
 */
export function productPicture(image: DrawnImage | null, largest: ImageWidth, alt?: string): Picture {
  const src = image?.src ?? '';
  const hasWidths = imageSrcSet(src) !== '';
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest && width * MIN_SHARE >= largest);
  const address = (width: number) => pictureAddress(imageUrl(src, width));
  return {
    src: address(Math.min(largest, 540)),
    ...(hasWidths && { srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', ') }),
    alt: alt ?? image?.alt ?? '',
  };
}

/** A page's opening image: up to 1296 pixels wide, and wider for dense screens if the original is (IMG-02). */
export function openingPicture(image: ProductImage | null, alt?: string): Picture {
  const picture = productPicture(image, 1296, alt);
  const wide = openingCandidate(image?.src ?? '', image?.width ?? null);
  if (wide === null) return picture;
  return { ...picture, srcSet: `${picture.srcSet}, ${pictureAddress(wide.url)} ${wide.width}w` };
}

/** An image's width by its height; null if the platform does not report them. */
export function ratioOf({ width, height }: Pick<ProductImage, 'width' | 'height'>): number | null {
  return width && height ? width / height : null;
}

/** The focus of a list's cropped cover: its plants are right of the text. */
export const COVER_FOCUS = '72% 80%';
