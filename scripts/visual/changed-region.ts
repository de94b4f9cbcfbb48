import { PNG } from 'pngjs';

/** A part of an image, in its own pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels around a change, which show its location. */
const MARGIN = 24;

/** Pixels of a decoded image, four bytes each. */
type Pixels = Pick<PNG, 'width' | 'height' | 'data'>;

/**
 * The smallest region that contains every differing pixel of two images, with a margin. Where one is larger, the extra area differs.
 * @returns null when they are equal
 */
export function changedRegion(before: Pixels, after: Pixels): Region | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixelAt(before, x, y) === pixelAt(after, x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const from = { left: Math.max(0, left - MARGIN), top: Math.max(0, top - MARGIN) };
  return {
    ...from,
    width: Math.min(width, right + 1 + MARGIN) - from.left,
    height: Math.min(height, bottom + 1 + MARGIN) - from.top,
  };
}

/** Colour and opacity as one number; -1 outside the image. */
function pixelAt({ width, height, data }: Pixels, x: number, y: number): number {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 4;
  return (
    (data[at] ?? 0) * 2 ** 24 +
    (data[at + 1] ?? 0) * 2 ** 16 +
    (data[at + 2] ?? 0) * 2 ** 8 +
    (data[at + 3] ?? 0)
  );
}

/** Crops a region of a PNG file, clipped to the image. @returns null when it is outside of the image */
export function cropPicture(file: Buffer, { left, top, ...wanted }: Region): Buffer | null {
  const whole = PNG.sync.read(file);
  const width = Math.min(wanted.width, whole.width - left);
  const height = Math.min(wanted.height, whole.height - top);
  if (width <= 0 || height <= 0) return null;
  const part = new PNG({ width, height });
  PNG.bitblt(whole, part, left, top, width, height, 0, 0);
  return PNG.sync.write(part);
}
