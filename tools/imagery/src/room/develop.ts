import { FRAME } from './frame';

const SHOULDER = 0.42;
/** One tone curve for room, plants and shadows: linear below, bent softly towards white above. */
export function tone(x: number): number {
  const y = x < SHOULDER ? x : SHOULDER + (1 - SHOULDER) * Math.tanh((x - SHOULDER) / (1 - SHOULDER) / 1.15);
  const c = Math.min(1, Math.max(0, y));
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

const SATURATION = 1.06;
/** White balance: makes the wall beside the window a warm white instead of cream. */
const BALANCE = [0.95, 1, 1.1] as const;
/** Display colour of linear light. */
function colour(
  r: number,
  g: number,
  b: number,
  exposure: number,
  saturation = SATURATION,
): [number, number, number] {
  const l = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const f = (c: number): number => tone(Math.max(0, l + (c - l) * saturation) * exposure);
  return [f(r * BALANCE[0]), f(g * BALANCE[1]), f(b * BALANCE[2])];
}

/** Feet of the table and of the sofa. */
const LEGS: Foot[] = [
  ...[0.5, 2.594, 4.689].map((a) => ({
    x: 0.36 + 0.164 * Math.sin(a),
    y: 0,
    z: 0.164 * Math.cos(a),
    radius: 0.012,
  })),
  { x: 0.73, y: 0, z: 0.27, radius: 0.016 },
];

/** The finished room: three bytes for each pixel. */
export function develop(p: Float32Array, width: number, height: number, exposure: number): Buffer {
  const out = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let i = 0; i < width * height; i++) {
    const c = colour(p[4 * i] as number, p[4 * i + 1] as number, p[4 * i + 2] as number, exposure);
    // slight grain, against banding in even walls
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const grain = (seed / 0x7fffffff - 0.5) * 1.6;
    let dark = 1;
    for (const leg of LEGS)
      dark *=
        1 - 0.42 * contact(leg, (i % width) + 0.5, Math.floor(i / width) + 0.5, FRAME.width / width, 0.5);
    for (let k = 0; k < 3; k++)
      out[3 * i + k] = Math.max(
        0,
        Math.min(255, Math.round(255 * (c[k] as number) * dark ** (1 + 0.25 * k) + grain)),
      );
  }
  return out;
}

/** A plant without ground: four bytes for each pixel, the fourth its coverage. */
export function layerOf(p: Float32Array, width: number, height: number, exposure: number): Buffer {
  const out = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const a = Math.min(1, p[4 * i + 3] as number);
    if (a < 0.004) continue;
    const c = colour(
      (p[4 * i] as number) / a,
      (p[4 * i + 1] as number) / a,
      (p[4 * i + 2] as number) / a,
      exposure,
      0.94,
    );
    for (let k = 0; k < 3; k++) out[4 * i + k] = Math.round(255 * (c[k] as number));
    out[4 * i + 3] = Math.round(255 * a);
  }
  return out;
}

/** Position of a pot: centre and radius of its foot in metres. */
export interface Foot {
  x: number;
  y: number;
  z: number;
  radius: number;
  /** Radius of its base, if not the floor. */
  within?: number;
}

/** The dark line where pot and ground meet, for which shadow maps are too coarse. */
export function contact(foot: Foot, px: number, py: number, k: number, reach = 1): number {
  const s = FRAME.width / (FRAME.right - FRAME.left);
  const X = FRAME.left + (px * k) / s;
  const Y = FRAME.top - (py * k) / s;
  const t = (foot.y - FRAME.eye.y) / (Y - FRAME.eye.y);
  if (!(t > 0) || Y >= FRAME.eye.y) return 0;
  const x = FRAME.eye.x + (X - FRAME.eye.x) * t;
  const z = FRAME.eye.z - FRAME.eye.z * t;
  const r = Math.hypot(x - foot.x, z - foot.z);
  if (foot.within && Math.hypot(x - foot.x, z - foot.z) > foot.within) return 0;
  const d = Math.max(0, r - foot.radius * 0.94);
  return 0.5 * Math.exp(-d / 0.014 / reach) + 0.28 * Math.exp(-d / 0.06 / reach);
}

/** Weights of red, green and blue in perceived darkness. */
const CHANNEL_WEIGHT = [0.25, 0.6, 0.15] as const;

/** Share of display light, 0 to 1 for each pixel, that a plant removes from the empty room. */
export function darkness(empty: Float32Array, dark: Float32Array, exposure: number): Float32Array {
  const alpha = new Float32Array(empty.length / 4);
  for (let i = 0; i < alpha.length; i++) {
    let a = 0;
    for (const [k, weight] of CHANNEL_WEIGHT.entries()) {
      const before = tone((empty[4 * i + k] as number) * exposure);
      const after = tone((dark[4 * i + k] as number) * exposure);
      a += weight * (1 - Math.min(1, after / Math.max(0.02, before)));
    }
    alpha[i] = Math.min(1, a * 1.08);
  }
  return alpha;
}
