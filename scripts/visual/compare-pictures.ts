import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What differs between two pictures. */
export interface Difference {
  /** Pixels that differ; of pictures of unlike size, those outside the common part too */
  pixels: number;
  /** PNG: the differing pixels in red over a pale copy; null when only the size differs */
  picture: Buffer | null;
}

/**
 * Compares two PNG files pixel by pixel. The same browser draws both with the same fonts, so there is nothing to
 * tolerate: the threshold only forgives a rounding of one step in a colour.
 * @returns null when they are alike
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== fresh.width || old.height !== fresh.height) {
    const pixels = Math.abs(fresh.width * fresh.height - old.width * old.height) || 1;
    return { pixels, picture: null };
  }
  const marked = new PNG({ width: old.width, height: old.height });
  const pixels = pixelmatch(old.data, fresh.data, marked.data, old.width, old.height, {
    threshold: 0.005,
    includeAA: true,
  });
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(marked) };
}
