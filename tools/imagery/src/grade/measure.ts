import type { Pixels } from './grade';

/** Measures that distinguish an image of leaves on the studio's ground from a photograph. */
export interface Measured {
  /** Degrees of HSV. */
  readonly hue: Spread;
  /** Brightness of the leaves, 0 to 1. */
  readonly value: Spread;
  /** Median colour of the ground in the upper corners. */
  readonly ground: readonly [number, number, number];
  /** Deviation of the ground's brightness between neighbouring pixels, of 255. */
  readonly noise: number;
}

/** The median of values, and the bounds of the middle four fifths. */
export interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Side of the corners that contain only ground, in pixels. */
const CORNER = 96;
/** Side of the squares for the ground's deviation, which excludes its shading. */
const SQUARE = 16;

/** Measures a front; null if it shows hardly any leaf. */
export function measure({ data, width, height, channels }: Pixels): Measured | null {
  const hues: number[] = [];
  const values: number[] = [];
  for (let at = 0; at < data.length; at += channels) {
    const [hue, saturation, value] = hsv(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    if (saturation < 0.25 || hue < 60 || hue > 170) continue;
    hues.push(hue);
    values.push(value);
  }
  if (hues.length < 0.01 * width * height) return null;
  const corner: [number[], number[], number[]] = [[], [], []];
  const deviations: number[] = [];
  for (const left of [0, width - CORNER])
    for (let y = 0; y < CORNER; y += SQUARE)
      for (let x = left; x < left + CORNER; x += SQUARE) {
        let [sum, squares] = [0, 0];
        for (let i = 0; i < SQUARE * SQUARE; i++) {
          const at = ((y + Math.floor(i / SQUARE)) * width + x + (i % SQUARE)) * channels;
          for (let k = 0; k < 3; k++) corner[k]?.push(data[at + k] as number);
          const grey = ((data[at] as number) + 2 * (data[at + 1] as number) + (data[at + 2] as number)) / 4;
          sum += grey;
          squares += grey * grey;
        }
        const mean = sum / SQUARE ** 2;
        deviations.push(Math.sqrt(Math.max(0, squares / SQUARE ** 2 - mean * mean)));
      }
  return {
    hue: spread(hues),
    value: spread(values),
    ground: [middle(corner[0]), middle(corner[1]), middle(corner[2])],
    noise: middle(deviations),
  };
}

function hsv(red: number, green: number, blue: number): [hue: number, saturation: number, value: number] {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return [0, 0, most / 255];
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return [(60 * sixth + 360) % 360, range / most, most / 255];
}

/** The median of unsorted values. */
export const middle = (values: number[]): number => spread(values).middle;

function spread(values: number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
}
