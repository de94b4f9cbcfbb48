import { ramp } from '../grade/oklab';
import { FRAME, type Part } from './frame';
import { ROOM } from './room-size';

/** Degrees of darkness, 0 to 1, rows from the top. */
export interface Shares {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A pot's foot in pixels of the plate. */
export interface ProjectedFoot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Apparent flatness of the circle round a foot. */
const FLATNESS = 0.3;

/** Brightness step of the plate from which the quotient of two images is noise. */
const EDGE = 0.08;
/** Distance from such a step within which pixels are noise, too. */
const BESIDE = 3;
/** A darker value is always a shadow. */
const CERTAIN = 0.34;

/**
 * Removes artefacts of the room from a shadow. A shadow is the quotient of two noisy images, so edges of furniture and window show in
 * it without any shade. Beside edges of the plate the shadow is replaced by its surroundings. None falls on the window's wall, which
 * is lit from behind. Values below the noise are dropped, and soft parts are smoothed.
 * @param plate brightness of the empty room, 0 to 1, in the shadow's own pixels
 * @param part position of the shadow on the plate
 * @param foot of the plant: the line where pot and ground meet is kept
 */
export function cleanShadow(
  { values, width, height }: Shares,
  plate: Float32Array,
  part: Part,
  foot?: ProjectedFoot,
): Float32Array {
  const grown = new Uint8Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (step(plate, width, height, x, y) > EDGE) mark(grown, width, height, x, y);
  const known = new Float32Array(values.length);
  const trusted = new Float32Array(values.length);
  const floor = new Uint8Array(values.length);
  const lit = new Uint8Array(values.length);
  const standing = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const x = part.x + (((i % width) + 0.5) * part.width) / width;
    const y = part.y + ((Math.floor(i / width) + 0.5) * part.height) / height;
    const at = surfaceAt(x, y);
    if (at === 'floor') floor[i] = 1;
    if (at === 'side') lit[i] = 1;
    if (foot) {
      const away = Math.hypot((x - foot.x) / foot.radius, (y - foot.y) / (FLATNESS * foot.radius));
      standing[i] = 1 - ramp(1.25, 1.7, away);
    }
    const isCertain = at === 'floor' && (values[i] as number) > CERTAIN;
    trusted[i] = (grown[i] && !isCertain) || lit[i] ? 0 : 1;
    known[i] = (values[i] as number) * (trusted[i] as number);
  }
  const around = blurred(known, width, height, 4);
  const weight = blurred(trusted, width, height, 4);
  const whole = values.map((value, i) =>
    trusted[i] ? value : (around[i] as number) / Math.max(0.05, weight[i] as number),
  );
  const smooth = blurred(whole, width, height, 1.5);
  const smoother = blurred(whole, width, height, 4);
  return whole.map((value, i) => {
    if (lit[i]) return 0;
    const strong = ramp(0.16, 0.32, smooth[i] as number);
    const sharp = floor[i] ? value : (smooth[i] as number);
    const soft = floor[i] ? (smooth[i] as number) : (smoother[i] as number);
    const mixed = soft + (sharp - soft) * strong;
    const clean = mixed * ramp(0.03, 0.09, mixed);
    return clean + ((values[i] as number) - clean) * (standing[i] as number);
  });
}

/** The surface at a pixel of the plate without furniture. */
function surfaceAt(px: number, py: number): 'floor' | 'back' | 'side' {
  const { eye, left, right, top, width } = FRAME;
  const perMetre = width / (right - left);
  const [x, y] = [left + px / perMetre - eye.x, top - py / perMetre - eye.y];
  // distance along the ray, in distances from the eye to the picture plane
  const toBack = (eye.z - ROOM.back) / eye.z;
  const toFloor = y < 0 ? -eye.y / y : Number.POSITIVE_INFINITY;
  const toSide = x < 0 ? (ROOM.left - eye.x) / x : Number.POSITIVE_INFINITY;
  if (toSide < toBack && toSide < toFloor) return 'side';
  return toFloor < toBack ? 'floor' : 'back';
}

/** Gradient of the plate at a pixel (Sobel). */
function step(plate: Float32Array, width: number, height: number, x: number, y: number): number {
  const at = (dx: number, dy: number): number =>
    plate[
      Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))
    ] as number;
  const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
  const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
  return Math.hypot(across, down) / 4;
}

function mark(grown: Uint8Array, width: number, height: number, x: number, y: number): void {
  for (let dy = -BESIDE; dy <= BESIDE; dy++)
    for (let dx = -BESIDE; dx <= BESIDE; dx++) {
      const [column, row] = [x + dx, y + dy];
      if (column >= 0 && row >= 0 && column < width && row < height) grown[row * width + column] = 1;
    }
}

/** Gaussian blur; pixels beyond the edges repeat the edge. */
function blurred(values: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(2.5 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, one) => sum + one, 0);
  const along = (
    from: Float32Array,
    step: number,
    steps: number,
    starts: number,
    between: number,
  ): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < starts; line++)
      for (let i = 0; i < steps; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const at = Math.min(steps - 1, Math.max(0, i + k));
          sum += (from[line * between + at * step] as number) * (weights[k + reach] as number);
        }
        to[line * between + i * step] = sum / total;
      }
    return to;
  };
  return along(along(values, 1, width, height, width), width, height, width, 1);
}
