import { open } from 'node:fs/promises';
import { findMaster } from '@shop/fixtures/pictures/masters';
import sharp from 'sharp';
import type { PictureSize } from './picture-size.ts';
import { WEBP_HEADER_LENGTH, webpSize } from './webp-size.ts';

/** The stand-in for an image without its own master is a product image, and those are square. */
const SQUARE: PictureSize = { width: 1200, height: 1200 };

/**
 * Measures the originals of CDN paths such as `/s/files/1/…/products/yucca_1.jpg`.
 * @param folder of the catalogue, if not the fixtures
 * @returns a function from path to size
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
 * Reads the size from a WebP header. Decoding hundreds of images would take half of the platform's startup.
 * @throws Error for a file that is not an image
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

/** `products/yucca_1` from the path. */
function nameOf(path: string): string {
  return path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');
}
