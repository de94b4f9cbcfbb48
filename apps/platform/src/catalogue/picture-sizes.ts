import { closeSync, openSync, readSync } from 'node:fs';
import { findMaster } from '@shop/fixtures/pictures/masters';
import sharp from 'sharp';

/** The replacement of an image without its own master is a product image, and those are square. */
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
 * Reads the size from a WebP header. Decoding hundreds of images would take half of the platform's startup. Read synchronously: each
 * asynchronous step is a job for a thread, which costs more than the read.
 * @throws Error for a file that is not an image
 */
async function sizeOf(file: string): Promise<PictureSize> {
  const header = Buffer.alloc(WEBP_HEADER_LENGTH);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, WEBP_HEADER_LENGTH, 0);
  } finally {
    closeSync(descriptor);
  }
  return webpSize(header) ?? (await sharp(file).metadata());
}

/** `products/yucca_1` from the path. */
function nameOf(path: string): string {
  return path
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.\w+$/, '');
}

/** Pixels of an original image. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes of a WebP header needed for the size. */
export const WEBP_HEADER_LENGTH = 30;

/**
 * Reads the size from a WebP header of each form (lossy, lossless, extended).
 * @param header the first `WEBP_HEADER_LENGTH` bytes
 * @returns undefined for any other file
 */
export function webpSize(header: Buffer): PictureSize | undefined {
  if (header.length < WEBP_HEADER_LENGTH) return undefined;
  if (header.toString('latin1', 0, 4) !== 'RIFF' || header.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  switch (header.toString('latin1', 12, 16)) {
    case 'VP8 ':
      // The two upper bits of each are a display scale.
      return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = header.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
