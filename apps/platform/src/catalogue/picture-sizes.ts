import { open } from 'node:fs/promises';
import { findMaster } from '@shop/fixtures/pictures/masters';
import sharp from 'sharp';
import type { PictureSize } from './picture-size.ts';
import { WEBP_HEADER_LENGTH, webpSize } from './webp-size.ts';

/** What stands for a picture that has no master of its own is a product's, and those are square. */
const SQUARE: PictureSize = { width: 1200, height: 1200 };

/**
 * Measures the originals behind CDN paths such as `/s/files/1/…/products/yucca_1.jpg`.
 * @param folder of the catalogue, if it is not the fixtures
 * @returns the size of any path
 */
export async function measurePictures(
  paths: Iterable<string>,
  folder?: string,
): Promise<(path: string) => PictureSize> {
  const measured = new Map<string, PictureSize>();
  for (const path of new Set(paths)) {
    const master = findMaster(nameOf(path), folder);
    if (master === undefined) continue;
    measured.set(path, await sizeOf(master));
  }
  return (path) => measured.get(path) ?? SQUARE;
}

/**
 * A WebP file's header says it; opening hundreds of pictures in the decoder would be half of the time in which the platform starts.
 * @throws Error for a file that is no picture
 */
async function sizeOf(file: string): Promise<PictureSize> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(WEBP_HEADER_LENGTH), 0, WEBP_HEADER_LENGTH, 0);
    return webpSize(buffer) ?? (await sharp(file).metadata());
  } finally {
    await handle.close();
  }
}

/** `products/yucca_1` of the path. */
function nameOf(path: string): string {
  return path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');
}
