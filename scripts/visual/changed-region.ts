import { PNG } from 'pngjs';

/** A part of a picture, in its own pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels left around what changed, so that one sees where it is. */
const MARGIN = 24;

/** Pixels of a decoded picture, four bytes each. */
type Pixels = Pick<PNG, 'width' | 'height' | 'data'>;

/**
 * The smallest part that holds every pixel in which two pictures differ, with a margin. Where one is larger, what it has more
 * differs.
 * @returns null when they are alike
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

/** Colour and opacity as one number; -1 outside the picture. */
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

/** Cuts a region out of a PNG file, as much of it as there is. @returns null when the picture ends before it */
export function cropPicture(file: Buffer, { left, top, ...wanted }: Region): Buffer | null {
  const whole = PNG.sync.read(file);
  const width = Math.min(wanted.width, whole.width - left);
  const height = Math.min(wanted.height, whole.height - top);
  if (width <= 0 || height <= 0) return null;
  const part = new PNG({ width, height });
  PNG.bitblt(whole, part, left, top, width, height, 0, 0);
  return PNG.sync.write(part);
}
