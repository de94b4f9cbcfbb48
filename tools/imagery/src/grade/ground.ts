import type { Pixels } from './grade';
import { type Oklab, ramp, toOklab } from './oklab';

/** Lightness of the studio's ground, rendered as #f5fafa. */
const [GROUND] = toOklab(245, 250, 250);
/** #f7f6f2: the warm grey nearest to paper that WebP and AVIF encode without a change. */
const [WARM, WARM_A, WARM_B] = toOklab(247, 246, 242);

/** Colours of the ground in the rendered masters, from the darkest shadow to the lit ground. */
const GROUND_LINE: readonly Oklab[] = [
  [0.56, -0.0052, 0.0066],
  [0.65, -0.0062, 0.0052],
  [0.75, -0.0088, 0.0033],
  [0.83, -0.0112, 0.0014],
  [0.9, -0.0128, -0.0012],
  [0.94, -0.0122, -0.0015],
  [0.963, -0.0085, -0.0017],
  [0.982, -0.0052, -0.0017],
];

/** Degree, 0 to 1, to which a colour is ground or the shadow on it. */
export function groundShare(lab: Oklab): number {
  const [lightness, a, b] = lab;
  const [lineA, lineB] = groundLine(lightness);
  return ramp(0.5, 0.58, lightness) * (1 - ramp(0.0045, 0.011, Math.hypot(a - lineA, b - lineB)));
}

/** The ground's colour at this lightness. */
function groundLine(lightness: number): [number, number] {
  const above = GROUND_LINE.findIndex(([known]) => known >= lightness);
  const [end, endA, endB] = GROUND_LINE.at(above) as Oklab;
  if (above <= 0) return [endA, endB];
  const [start, startA, startB] = GROUND_LINE[above - 1] as Oklab;
  const t = (lightness - start) / (end - start);
  return [startA + (endA - startA) * t, startB + (endB - startB) * t];
}

/** The warm ground and its shadow at this lightness: fainter far from the object, denser at its foot. */
export function onGround(lightness: number): Oklab {
  const dark = Math.max(0, 1 - lightness / GROUND);
  const denser = 0.9 + 0.3 * ramp(0.05, 0.2, dark) - 0.2 * ramp(0.24, 0.42, dark);
  const warmth = 1 + 0.5 * ramp(0, 0.35, dark);
  return [WARM * (1 - dark * denser), WARM_A * warmth, WARM_B * warmth];
}

/** Degree, 0 to 1, to which a pixel is connected to the image's edge by ground. */
export type Reach = (x: number, y: number) => number;

/** Side of the squares of the flood fill, in pixels. */
const STEP = 4;
/** Sampling interval within a square, in pixels. */
const SPARSE = 2;
/** Maximum change of the ground and its shadow between squares; a pot's edge exceeds it. */
const STEEPEST = 0.03;

/** Flood-fills the ground from the image's edge, so that a grey pot or a pale petal of its colour does not count as ground. */
export function reachOfGround({ data, width, height, channels }: Pixels): Reach {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const share = new Float32Array(columns * rows);
  const tone = new Float32Array(columns * rows);
  for (let i = 0; i < share.length; i++) {
    const [left, top] = [(i % columns) * STEP, Math.floor(i / columns) * STEP];
    let count = 0;
    for (let y = top; y < Math.min(height, top + STEP); y += SPARSE)
      for (let x = left; x < Math.min(width, left + STEP); x += SPARSE) {
        const at = (y * width + x) * channels;
        const lab = toOklab(data[at] as number, data[at + 1] as number, data[at + 2] as number);
        share[i] = (share[i] as number) + groundShare(lab);
        tone[i] = (tone[i] as number) + lab[0];
        count++;
      }
    share[i] = (share[i] as number) / count;
    tone[i] = (tone[i] as number) / count;
  }
  const reached = new Uint8Array(share.length);
  const open: number[] = [];
  const enter = (i: number): void => {
    if (reached[i] || (share[i] as number) < 0.5) return;
    reached[i] = 1;
    open.push(i);
  };
  for (let i = 0; i < share.length; i++) {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) enter(i);
  }
  for (let i = open.pop(); i !== undefined; i = open.pop())
    for (const next of neighbours(i, columns, rows))
      if (Math.abs((tone[next] as number) - (tone[i] as number)) < STEEPEST) enter(next);
  // an object's soft edge belongs to the ground as far as its colour does
  const soft = Float32Array.from(reached, (one, i) =>
    one || neighbours(i, columns, rows).some((next) => reached[next]) ? 1 : 0,
  );
  return (x, y) => between(soft, columns, rows, (x + 0.5) / STEP - 0.5, (y + 0.5) / STEP - 0.5);
}

function neighbours(i: number, columns: number, rows: number): number[] {
  const [x, y] = [i % columns, Math.floor(i / columns)];
  const found: number[] = [];
  if (x > 0) found.push(i - 1);
  if (x < columns - 1) found.push(i + 1);
  if (y > 0) found.push(i - columns);
  if (y < rows - 1) found.push(i + columns);
  return found;
}

/** The value interpolated between four squares. */
function between(values: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const clamped = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number =>
    values[clamped(row, rows - 1) * columns + clamped(column, columns - 1)] as number;
  const [right, down] = [x - left, y - top];
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
  );
}
