import { numericId } from '@shop/rules/global-id';
import type { ProductImage } from '@shop/rules/product/product';
import type { ImageDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, integer, optional, referenced, text } from './answer';

/** A reference to a file, or to another type. */
type FileField = {
  readonly reference: { image: ImageDetailFragment | null } | Record<PropertyKey, never> | null;
} | null;

/** Converts an image. `index` is its position in its list. */
export function readImage(image: Answer<ImageDetailFragment>, index = 0): ProductImage {
  const id = optional(image.at('id'), text);
  return {
    id: id === null ? null : numericId(id),
    src: text(image.at('url')),
    alt: optional(image.at('altText'), text) ?? '',
    width: optional(image.at('width'), integer),
    height: optional(image.at('height'), integer),
    position: index + 1,
  };
}

/** The image of a file reference, as used by metafields and metaobjects. */
export function readFileImage(field: Answer<FileField>): ProductImage | null {
  return referenced(field, 'image', (file) => optional(file.at('image'), (image) => readImage(image)));
}
