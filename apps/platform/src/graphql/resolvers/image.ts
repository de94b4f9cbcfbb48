import type { ImageTransformInput, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { graphqlError } from '../graphql-error.ts';
import { localized } from '../localized.ts';
import type { ImageModel } from '../models.ts';

const FORMATS = { JPG: 'jpg', PNG: 'png', WEBP: 'webp' } as const;
const MAX_SIDE = 5760;

export const imageResolvers: Resolvers = {
  Image: {
    id: ({ id }) => `gid://shopify/ImageSource/${id}`,
    width: ({ src, size }, _args, { pictureSize }) => (size ?? pictureSize(src)).width,
    height: ({ src, size }, _args, { pictureSize }) => (size ?? pictureSize(src)).height,
    altText: (image, _args, context) => localized(image, 'alt', image.alt, context) || null,
    url: (image, { transform }, context) => imageUrl(image, transform, context),
    src: (image, _args, context) => imageUrl(image, null, context),
    originalSrc: (image, _args, context) => imageUrl(image, null, context),
    transformedSrc: (image, args, context) => imageUrl(image, args, context),
  },
  MediaImage: {
    id: ({ id }) => id,
    alt: ({ image }, _args, context) => localized(image, 'alt', image.alt, context) || null,
    image: ({ image }) => ({ __typename: 'Image', ...image }),
    previewImage: ({ image }) => ({ __typename: 'Image', ...image }),
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
};

/**
 * The CDN URL of an image, with its transformation parameters.
 * @throws GraphQLError for sizes that the provider refuses
 */
function imageUrl(
  image: ImageModel,
  transform: ImageTransformInput | null | undefined,
  { env }: PlatformContext,
): string {
  const query = new URLSearchParams({ v: String(image.id) });
  const scale = transform?.scale ?? 1;
  if (scale < 1 || scale > 3) throw graphqlError('Image scale must be within 1..3');
  const { maxWidth, maxHeight, crop, preferredContentType } = transform ?? {};
  for (const [name, size] of [
    ['width', maxWidth],
    ['height', maxHeight],
  ] as const) {
    if (size == null) continue;
    if (size < 1 || size > MAX_SIDE) {
      throw graphqlError(`Image ${name} must be between 1 and ${MAX_SIDE}`);
    }
    query.set(name, String(Math.min(size * scale, MAX_SIDE)));
  }
  if (crop) query.set('crop', crop.toLowerCase());
  if (preferredContentType) query.set('format', FORMATS[preferredContentType]);
  return `${env.url}${image.src}?${query}`;
}
