import { groundShare, onGround, type Reach, reachOfGround } from './ground';
import { chromaOf, fromOklab, hueOf, type Oklab, ramp, toOklab } from './oklab';

/** Raise when the grade changes: masters below it are rendered again, never graded twice. */
export const GRADE = 1;

/** Graded aspects of an image, and their strength. */
export interface GradeParams {
  /** Share of the leaves' change of hue and chroma. */
  readonly leaf: number;
  /** Share of the wider tones. */
  readonly tone: number;
  /** Whether it stands on the studio's ground. */
  readonly ground: boolean;
}

export const GRADES = {
  /** Fronts and close-ups of plants. */
  specimen: { leaf: 1, tone: 1, ground: true },
  /** Pots, tools and bags: their greens are paint and print. */
  goods: { leaf: 0, tone: 0.5, ground: true },
  /** They have their own walls and light. */
  place: { leaf: 0.9, tone: 0.6, ground: false },
  /** Lit by the room. */
  cutout: { leaf: 0.9, tone: 0.5, ground: false },
} as const satisfies Record<string, GradeParams>;

/** Raw pixels, rows from the top; a fourth channel is coverage, which is kept. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Degree, 0 to 1, to which a colour is a leaf's: by hue with soft edges, excluding grey and glaucous colours. */
function leafShare(lab: Oklab): number {
  const hue = hueOf(lab);
  const byHue = ramp(104, 120, hue) * (1 - ramp(158, 176, hue));
  // the darker, the less chroma a green can have
  return byHue * ramp(0.065, 0.12, chromaOf(lab) / (lab[0] + 0.06));
}

/**
 * The image in the shop's colours: natural leaf colours, tones from dark to bright, a warm ground. Each pixel depends on
 * its own colour; only the spread of tones depends on the image.
 */
export function grade(pixels: Pixels, params: GradeParams): Pixels {
  const { data, channels, width, height } = pixels;
  const curve = toneCurve(pixels, params.tone);
  const reach: Reach = params.ground ? reachOfGround(pixels) : () => 0;
  const out = Buffer.alloc(data.length);
  const seen = new Map<number, Graded>();
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += channels) {
      if (channels === 4) {
        out[at + 3] = data[at + 3] as number;
        if (out[at + 3] === 0) continue;
      }
      const red = data[at] as number;
      const green = data[at + 1] as number;
      const blue = data[at + 2] as number;
      const key = (red << 16) | (green << 8) | blue;
      let graded = seen.get(key);
      if (graded === undefined) {
        graded = gradeColour(toOklab(red, green, blue), params, curve);
        seen.set(key, graded);
      }
      const { thing, ground, lit, shade } = graded;
      const share = graded.share === 0 ? 0 : graded.share * (lit === 1 ? 1 : Math.max(lit, reach(x, y)));
      const grain = (GRAIN[(y % TILE) * TILE + (x % TILE)] as number) * (0.5 + (shade - 0.5) * share);
      for (let k = 0; k < 3; k++) {
        const display = (thing[k] as number) + ((ground[k] as number) - (thing[k] as number)) * share + grain;
        out[at + k] = display <= 0 ? 0 : display >= 255 ? 255 : Math.round(display);
      }
    }
  return { ...pixels, data: out };
}

/** Results for a colour. */
interface Graded {
  /** Its display values on an object. */
  readonly thing: Display;
  /** Its display values on the ground. */
  readonly ground: Display;
  /** Degree to which it can be ground. */
  readonly share: number;
  /** Degree to which it is the ground's own colour, anywhere in the image, as between leaves. */
  readonly lit: number;
  /** Its grain on the ground: the lit ground has none, which would add a quarter to the file. */
  readonly shade: number;
}

type Display = readonly [number, number, number];

function gradeColour(lab: Oklab, params: GradeParams, curve: Curve): Graded {
  const leaf = leafShare(lab);
  const thing = leafHue(toneOf(lab, leaf, curve, params.tone), lab, leaf * params.leaf);
  const share = params.ground ? groundShare(lab) : 0;
  const display = fromOklab(thing);
  return {
    thing: display,
    ground: share === 0 ? display : fromOklab(onGround(lab[0])),
    share,
    lit: ramp(0.945, 0.96, lab[0]),
    shade: 0.9 * (1 - ramp(0.9, 0.95, lab[0])),
  };
}

/** Shifts leaves from the renderer's emerald to natural greens: bright ones towards yellow, dark ones duller. */
function leafHue(lab: Oklab, before: Oklab, share: number): Oklab {
  if (share === 0) return lab;
  const young = ramp(0.36, 0.74, before[0]);
  const hue = hueOf(before);
  const middle = 130 - 8 * young;
  const turned = hue > middle ? middle + (hue - middle) * 0.45 : hue;
  const angle = ((hue + (turned - hue) * share) * Math.PI) / 180;
  const chroma = chromaOf(lab) * (1 + (0.8 + 0.1 * young - 1) * share);
  return [lab[0], chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** Spreads the tones of leaves around their middle; other objects only become slightly deeper in the dark. */
function toneOf(lab: Oklab, leaf: number, curve: Curve, share: number): Oklab {
  const [lightness, a, b] = lab;
  const green = Math.max(leaf, greenish(lab));
  const deeper = lightness - 0.035 * share * bump(lightness / 0.75);
  const target = deeper + (curve(lightness) - deeper) * green;
  // colours keep their chroma when darkened, as far as their lightness allows
  const kept = Math.min(1, Math.max(0.6, target / Math.max(0.05, lightness)));
  return [target, a * kept, b * kept];
}

/** Dark gaps between leaves have a leaf's hue and hardly any chroma. */
function greenish(lab: Oklab): number {
  const hue = hueOf(lab);
  return (
    ramp(104, 120, hue) *
    (1 - ramp(160, 180, hue)) *
    ramp(0.006, 0.02, chromaOf(lab)) *
    (1 - ramp(0.3, 0.45, lab[0]))
  );
}

type Curve = (lightness: number) => number;

/** The darkest and brightest tenth of leaves in photographs. */
const DARK = 0.24;
const BRIGHT = 0.86;
const STEEPEST = 2;

/** An S-curve with fixed black and white, as steep as this image's leaves allow. */
function toneCurve({ data, channels }: Pixels, share: number): Curve {
  const tones: number[] = [];
  for (let at = 0; at < data.length; at += channels * 7) {
    if (channels === 4 && (data[at + 3] as number) < 200) continue;
    const lab = toOklab(data[at] as number, data[at + 1] as number, data[at + 2] as number);
    if (leafShare(lab) > 0.5) tones.push(lab[0]);
  }
  if (tones.length < 200) return (lightness) => lightness;
  tones.sort((x, y) => x - y);
  const at = (part: number): number => tones[Math.floor(part * (tones.length - 1))] as number;
  const middle = Math.min(0.62, Math.max(0.38, at(0.5)));
  const low = Math.log(DARK / middle) / Math.log(Math.min(0.97, at(0.1) / middle));
  const high = Math.log((1 - BRIGHT) / (1 - middle)) / Math.log(Math.min(0.97, (1 - at(0.9)) / (1 - middle)));
  const steep = 1 + (Math.min(STEEPEST, Math.max(1.05, (low + high) / 2)) - 1) * share;
  return (lightness) =>
    lightness < middle
      ? middle * (lightness / middle) ** steep
      : 1 - (1 - middle) * ((1 - lightness) / (1 - middle)) ** steep;
}

/** Side of the tile of grain, in pixels. */
const TILE = 256;

/** Grain as fine as a lens produces, two or three pixels wide, with deviation 1; the same for every image. */
const GRAIN = ((): Float32Array => {
  let tile = new Float32Array(TILE * TILE);
  let seed = 7;
  for (let i = 0; i < tile.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    tile[i] = (seed >>> 8) / 0x1000000 - 0.5;
  }
  for (let pass = 0; pass < 3; pass++)
    tile = tile.map((_, i) => {
      let sum = 0;
      for (let y = -1; y <= 1; y++)
        for (let x = -1; x <= 1; x++)
          sum +=
            (tile[(i + y * TILE + x) & (TILE * TILE - 1)] as number) * (2 - Math.abs(x)) * (2 - Math.abs(y));
      return sum / 16;
    });
  const deviation = Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
  return tile.map((value) => value / deviation);
})();

/** A hill over 0 to 1. */
const bump = (t: number): number => (t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2);
