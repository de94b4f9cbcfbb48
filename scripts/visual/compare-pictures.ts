import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';

/** The difference between two images. */
export interface Difference {
  /** Number of differing pixels; for images of different size including those outside the common part */
  pixels: number;
  /** PNG: the differing pixels in red over a pale copy; null when only the size differs */
  picture: Buffer | null;
}

/** The rasteriser rounds curve edges inconsistently: a few pixels, by a few of 255 steps. */
const ROUNDING = { pixels: 16, steps: 6 };

/**
 * Compares two images pixel by pixel, PNG or WebP. Browser and fonts are the same, so only `ROUNDING` is tolerated: a colour change of 2%
 * affects more pixels, a shift by one pixel changes them more.
 * @returns null when they are equal
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [old, fresh] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (old.width !== fresh.width || old.height !== fresh.height) {
    const pixels = Math.abs(fresh.width * fresh.height - old.width * old.height) || 1;
    return { pixels, picture: null };
  }
  if (old.data.equals(fresh.data)) return null;
  const marked = new PNG({ width: old.width, height: old.height });
  const pixels = pixelmatch(old.data, fresh.data, marked.data, old.width, old.height, {
    threshold: 0.005,
    includeAA: true,
  });
  if (pixels === 0) return null;
  if (pixels <= ROUNDING.pixels && largestStep(old.data, fresh.data) <= ROUNDING.steps) return null;
  return { pixels, picture: PNG.sync.write(marked) };
}

/** RGBA. Whole screens have ten million pixels: decoding PNG in JavaScript would take longer than the screenshot. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function largestStep(before: Uint8Array, after: Uint8Array): number {
  return before.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (after[at] ?? 0))), 0);
}
