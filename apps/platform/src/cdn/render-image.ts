import { color } from '@shop/design-tokens/color';
import type { Picture } from '@shop/fixtures/pictures/find-picture';
import sharp, { type Sharp } from 'sharp';
import type { ImageRequest } from './image-request.ts';

// requests already run in parallel (see image-store.ts); an image gets one core
sharp.concurrency(1);
sharp.cache(false);

/** Encoder settings by format. With the original and the request they determine an image's bytes. */
const SETTINGS = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 80, effort: 3 },
  jpeg: { quality: 82 },
  png: { compressionLevel: 8 },
} as const satisfies Record<ImageRequest['format'], object>;

/** Identifies the encoder: images of another encoder differ although they have the same original. */
export const ENCODER = JSON.stringify([sharp.versions, SETTINGS]);

/** Renders an image as requested, never larger than its original. */
export async function renderImage(picture: Picture, request: ImageRequest): Promise<Buffer> {
  const image = sharp(picture.file);
  const { width = 1, height = 1, hasAlpha } = await image.metadata();
  const resized = resize(image, request, width, height);
  // formats without transparency get the background colour of images
  return encode(
    hasAlpha && request.format === 'jpeg' ? resized.flatten({ background: color.surface.subtle }) : resized,
    request,
  );
}

function resize(image: Sharp, request: ImageRequest, width: number, height: number): Sharp {
  if (request.width === undefined && request.height === undefined) return image;
  if (!request.crop || request.width === undefined || request.height === undefined) {
    return image.resize({ ...sides(request), fit: 'inside', withoutEnlargement: true });
  }
  // keep the requested aspect ratio when the original is smaller
  const share = Math.min(1, width / request.width, height / request.height);
  return image.resize({
    width: Math.max(1, Math.round(request.width * share)),
    height: Math.max(1, Math.round(request.height * share)),
    fit: 'cover',
    position: request.crop === 'center' ? 'centre' : request.crop,
  });
}

const sides = ({ width, height }: ImageRequest) => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});

function encode(image: Sharp, { format, progressive }: ImageRequest): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif(SETTINGS.avif).toBuffer();
    case 'webp':
      return image.webp(SETTINGS.webp).toBuffer();
    case 'jpeg':
      return image.jpeg({ ...SETTINGS.jpeg, progressive }).toBuffer();
    case 'png':
      return image.png(SETTINGS.png).toBuffer();
    default:
      return format satisfies never;
  }
}
