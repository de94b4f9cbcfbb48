import { type ImageWidth, imageSrcSet, imageUrl } from '@shop/rules/catalog/image-url';
import type { Picture } from '@shop/ui-kit/primitives/Image';

/** The part of a picture's data that drawing it needs. */
interface DrawnImage {
  readonly src: string;
  readonly alt: string;
}

/**
 * A picture in the widths of the image CDN (§9, IMG-01), or the no-image placeholder.
 * @param largest the widest it is ever drawn, in device pixels
 */
export function productPicture(image: DrawnImage | null, largest: ImageWidth, alt?: string): Picture {
  const src = image?.src ?? '';
  const srcSet = imageSrcSet(src, largest);
  return {
    src: imageUrl(src, Math.min(largest, 540)),
    ...(srcSet === '' ? {} : { srcSet }),
    alt: alt ?? image?.alt ?? '',
  };
}
