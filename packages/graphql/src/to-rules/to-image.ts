import { numericId } from '@shop/rules/global-id';
import type { ProductImage } from '@shop/rules/product/product';
import type { ImageDetailFragment } from '../__generated__/documents/graphql';
import { type Answer, having, integer, optional, text } from './answer';

/** A reference to a file, or to something else. */
type FileField = {
  readonly reference: { image: ImageDetailFragment | null } | Record<PropertyKey, never> | null;
} | null;

/** A picture. `index` is its place in the list it stands in. */
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

/** The picture of a file reference, as metafields and metaobjects hold pictures. */
export function readFileImage(field: Answer<FileField>): ProductImage | null {
  return optional(field, (present) =>
    optional(present.at('reference'), (reference) => {
      const file = having(reference, 'image');
      return file && optional(file.at('image'), (image) => readImage(image));
    }),
  );
}
