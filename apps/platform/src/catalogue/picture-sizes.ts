import { findMaster } from '@shop/fixtures/pictures/masters';
import sharp from 'sharp';

/** Pixels of a picture's original. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

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
    const { width, height } = await sharp(master).metadata();
    if (width && height) measured.set(path, { width, height });
  }
  return (path) => measured.get(path) ?? SQUARE;
}

/** `products/yucca_1` of the path. */
function nameOf(path: string): string {
  return path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');
}
