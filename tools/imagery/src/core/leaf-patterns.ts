import type { Profile } from './blade';
import { IVY_LOBES, ivySheet } from './leaf-shapes';
import { css, hex, shade } from './material-kit';
import { clamp01, fbm, type Rng, smooth } from './rng';

/** A leaf to paint in flat blade space: the stalk below, the tip above, `size` pixels wide and high. */
interface Sheet {
  ctx: CanvasRenderingContext2D;
  size: number;
  color: string;
  accent: string;
  /** Pairs of side veins. */
  veins: number;
  /** Half-width of the blade along its length. */
  outline: Profile;
  /** Share of the blade in the second colour, where a pattern can have more or less of it. */
  pale: number;
  rng: Rng;
}

type Paint = (sheet: Sheet) => void;

/** Curve of a side vein: how far it has risen at `reach` (0 at the midrib, 1 at the edge of the sheet). */
const rise = (reach: number): number => 0.06 * reach + 0.2 * reach ** 2;

function path({ ctx, size }: Sheet, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [u, v] of points) ctx.lineTo(u * size, (1 - v) * size);
}

/** The points of a side vein from `from` to `to`, shares of the half blade. */
function vein(v0: number, side: number, from = 0, to = 1, lift = 0): [number, number][] {
  return Array.from({ length: 13 }, (_, i) => {
    const r = from + ((to - from) * i) / 12;
    return [0.5 + side * 0.5 * r, v0 + rise(r) + lift * Math.sin((Math.PI * i) / 12)];
  });
}

/** A band along both edges of the blade, `wide` as a share of its half-width. */
function edge(sheet: Sheet, color: string, wide: number, torn: number): void {
  const { ctx, size, outline, rng } = sheet;
  const o = rng.range(0, 30);
  for (const side of [-1, 1])
    for (let y = 0; y < size; y++) {
      const t = (1 - y / size) * 1.02;
      const half = 0.5 * outline(Math.min(1, t));
      const inner =
        half - 0.5 * wide * (1 + torn * fbm(t * 16 + o, side * 5, 2, 3)) * Math.min(1, 0.4 + half * 2);
      ctx.fillStyle = color;
      const from = 0.5 + side * Math.max(0, inner);
      ctx.fillRect(Math.min(from, 0.5 + side) * size, y, Math.abs(0.5 + side - from) * size, 1);
    }
}

/** Rings of a peacock plant: dark ovals, large and small in turn, beside the midrib of a silvery blade with a dark edge. */
const peacock: Paint = (sheet) => {
  const { ctx, accent, rng } = sheet;
  const dark = shade(accent, 0);
  for (let k = 0; k < 34; k++)
    for (const side of [-1, 1]) {
      path(sheet, vein(k / 34 - 0.03 + (side > 0 ? 0.014 : 0), side));
      ctx.strokeStyle = css(dark, 0.5);
      ctx.lineWidth = 1.6;
      ctx.stroke();
    }
  const ovals = 8;
  for (let k = 0; k < ovals * 2; k++)
    for (const side of [-1, 1]) {
      const large = (k + (side > 0 ? 1 : 0)) % 2 === 0;
      const v0 = 0.03 + (0.86 * (k + 0.5)) / (ovals * 2);
      const room = sheet.outline(Math.min(1, v0 + 0.08));
      const [from, to] = large ? [0.1, 0.66 * room] : [0.08, 0.38 * room];
      const wide = (large ? 0.03 : 0.017) * rng.range(0.85, 1.15);
      path(sheet, [...vein(v0, side, from, to, wide), ...vein(v0, side, from, to, -wide).reverse()]);
      ctx.fillStyle = css(shade(dark, rng.around(0, 0.02)), 0.94);
      ctx.fill();
    }
  for (const [wide, alpha] of [
    [0.2, 0.35],
    [0.13, 0.9],
  ] as const)
    edge(sheet, css(dark, alpha), wide, 0.9);
};

/** Broad silver bands between the side veins, which keep a green border. */
const silvered: Paint = (sheet) => {
  const { ctx, accent, veins, rng } = sheet;
  for (let k = -1; k < veins + 1; k++)
    for (const side of [-1, 1]) {
      const v0 = 0.02 + (0.9 * (k + (side > 0 ? 0.5 : 0.2))) / veins;
      const half = (0.5 / veins) * rng.range(0.3, 0.4);
      for (const [wider, alpha] of [
        [1.35, 0.3],
        [1, 0.85],
      ] as const) {
        const band = half * wider;
        path(sheet, [
          ...vein(v0 + band, side, 0.05, 0.97, band * 0.7),
          ...vein(v0 - band, side, 0.05, 0.97, -band * 0.7).reverse(),
        ]);
        ctx.fillStyle = css(shade(accent, rng.around(0, 0.015)), alpha);
        ctx.fill();
      }
    }
};

/** Fine crisp lines beside the side veins, and a hair of them along the edge. */
const pencilled: Paint = (sheet) => {
  const { ctx, accent, rng } = sheet;
  for (let k = -3; k < 24; k++)
    for (const side of [-1, 1]) {
      const v0 = k / 24 + rng.around(0, 0.008);
      path(sheet, vein(v0, side, rng.range(0, 0.06), rng.range(0.75, 1)));
      ctx.strokeStyle = css(hex(accent), rng.range(0.7, 1));
      ctx.lineWidth = rng.next() < 0.12 ? rng.range(6, 10) : rng.range(2.6, 5);
      ctx.lineCap = 'round';
      ctx.stroke();
    }
};

/** Streaks of all widths from midrib to edge. */
const streaked: Paint = (sheet) => {
  const { ctx, accent, color, rng } = sheet;
  for (let k = 0; k < 90; k++) {
    const side = rng.pick([-1, 1]);
    const v0 = rng.range(-0.25, 0.9);
    const half = rng.next() < 0.3 ? rng.range(0.008, 0.026) : rng.range(0.001, 0.006);
    const [from, to] = [rng.range(0, 0.25), rng.range(0.55, 1)];
    const slant = (points: [number, number][]): [number, number][] =>
      points.map(([u, v]) => [u, v + 0.9 * Math.abs(u - 0.5)]);
    path(sheet, [
      ...slant(vein(v0, side, from, to, half)),
      ...slant(vein(v0, side, from, to, -half)).reverse(),
    ]);
    ctx.fillStyle = css(
      rng.next() < 0.2 ? shade(color, 0.08) : shade(accent, rng.around(0, 0.03)),
      rng.range(0.7, 1),
    );
    ctx.fill();
  }
};

/** Splashes of the second colour, drawn out along the side veins. */
const splashed: Paint = (sheet) => {
  const { ctx, size, accent, rng } = sheet;
  const o = rng.range(0, 50);
  const step = 2;
  for (let y = 0; y < size; y += step)
    for (let x = 0; x < size; x += step) {
      const u = x / size - 0.5;
      const v = 1 - y / size;
      const across = v - rise(Math.abs(u) * 2);
      const n =
        fbm(across * 11 + o, Math.abs(u) * 3, u > 0 ? 3 : 8, 4) + 0.55 * fbm(u * 3.5 + o, v * 3, 6, 2);
      const alpha = smooth(0.13, 0.2, n);
      if (alpha < 0.04) continue;
      ctx.fillStyle = css(shade(accent, 0.06 * fbm(u * 30, v * 30, o, 2)), 0.92 * alpha);
      ctx.fillRect(x, y, step, step);
    }
};

/** A silver field on both sides of the midrib, torn along the side veins, inside a green edge. */
const brushed: Paint = (sheet) => {
  const { ctx, size, accent, outline, rng } = sheet;
  const o = rng.range(0, 50);
  const step = 2;
  for (let y = 0; y < size; y += step)
    for (let x = 0; x < size; x += step) {
      const u = x / size - 0.5;
      const v = 1 - y / size;
      const r = (2 * Math.abs(u)) / Math.max(0.05, outline(Math.min(1, v)));
      const across = v - rise(Math.abs(u) * 2);
      const torn = fbm(across * 26 + o, r * 1.6, u > 0 ? 2 : 7, 3);
      const alpha = smooth(0.1, -0.06, r - 0.62 - 0.55 * torn) * smooth(0.02, 0.1, r + 0.14 * torn);
      if (alpha < 0.03) continue;
      ctx.fillStyle = css(shade(accent, 0.07 * fbm(across * 60, r * 4, o, 2)), 0.9 * alpha);
      ctx.fillRect(x, y, step, step);
    }
};

/** Broad coloured veins and flecks, as a croton has them. */
const painted: Paint = (sheet) => {
  const { ctx, size, accent, veins, rng } = sheet;
  ctx.lineCap = 'round';
  for (const [wide, alpha] of [
    [1.7, 0.35],
    [1, 0.95],
  ] as const)
    for (let k = -1; k < veins; k++)
      for (const side of [-1, 1]) {
        const v0 = (k + (side > 0 ? 0.6 : 0.2)) / veins;
        path(sheet, vein(v0, side));
        ctx.strokeStyle = css(shade(accent, rng.around(0, 0.03)), alpha);
        ctx.lineWidth = wide * rng.range(7, 17);
        ctx.stroke();
      }
  ctx.filter = 'blur(1px)';
  for (let k = 0; k < 150; k++) {
    ctx.fillStyle = css(shade(accent, rng.around(0, 0.04)), rng.range(0.5, 0.95));
    ctx.beginPath();
    ctx.ellipse(
      rng.range(0, size),
      rng.range(0, size),
      rng.range(2, 11),
      rng.range(2, 6),
      rng.around(0, 0.8),
      0,
      7,
    );
    ctx.fill();
  }
  ctx.filter = 'none';
  path(sheet, [
    [0.5, 0],
    [0.5, 0.97],
  ]);
  ctx.strokeStyle = css(hex(accent), 0.95);
  ctx.lineWidth = 26;
  ctx.stroke();
};

/** One pale band along the middle, with hairs of it beside. */
const midband: Paint = (sheet) => {
  const { ctx, size, accent, rng } = sheet;
  const o = rng.range(0, 30);
  for (let y = 0; y < size; y++) {
    const at = 1 - y / size;
    const half = 0.085 * (1 + 0.35 * fbm(at * 5 + o, 3, 1, 2)) * Math.min(1, 1.3 - at);
    ctx.fillStyle = css(hex(accent), 0.95);
    ctx.fillRect((0.5 - half) * size, y, 2 * half * size, 1);
    ctx.fillStyle = css(hex(accent), 0.5);
    for (const u of [0.37, 0.6, 0.66])
      ctx.fillRect((u + 0.008 * fbm(at * 6, u * 20, o, 2)) * size, y, 0.014 * size, 1);
  }
};

/** A pale margin that follows the outline, and streaks of a third tone inside it. */
const margined: Paint = (sheet) => {
  const { ctx, accent, color, rng } = sheet;
  for (let k = 0; k < 26; k++) {
    const side = rng.pick([-1, 1]);
    const v0 = rng.range(0, 0.9);
    const half = rng.range(0.01, 0.04);
    path(sheet, [...vein(v0, side, 0.2, 0.9, half), ...vein(v0, side, 0.2, 0.9, -half).reverse()]);
    ctx.fillStyle = css(shade(color, 0.09), rng.range(0.25, 0.6));
    ctx.fill();
  }
  edge(sheet, css(shade(accent, -0.06), 0.6), 0.3, 1.2);
  edge(sheet, css(hex(accent), 0.96), 0.22, 1);
};

/** White in crisp blocks from the edge inwards along the side veins, a greyish tone beside it, and flecks of green in it. */
const blocked: Paint = (sheet) => {
  const { ctx, size, accent, color, outline, pale, rng } = sheet;
  const o = rng.range(0, 60);
  const step = 2;
  const [grey, white] = [shade(color, 0.13, -0.12), hex(accent)];
  for (let y = 0; y < size; y += step)
    for (let x = 0; x < size; x += step) {
      const [u, v] = [x / size - 0.5, 1 - y / size];
      const reach = (2 * Math.abs(u)) / Math.max(0.05, outline(Math.min(1, v)));
      const across = v - rise(Math.abs(u) * 2);
      const block =
        1.1 * fbm(across * 6 + o, reach * 0.7, u > 0 ? 3 : 9, 2) + 0.22 * fbm(u * 22 + o, v * 22, 5, 2);
      const inward = reach - 1.12 + pale + block;
      const fleck = smooth(0.3, 0.36, fbm(u * 44 + o, v * 44, 23, 2));
      for (const [tone, alpha] of [
        [grey, 0.75 * smooth(-0.16, -0.12, inward)],
        [white, 0.97 * Math.max(0, smooth(0, 0.04, inward) - 0.8 * fleck)],
      ] as const) {
        if (alpha < 0.03) continue;
        ctx.fillStyle = css(tone, alpha);
        ctx.fillRect(x, y, step, step);
      }
    }
};

/** A variegated ivy: two greens, white from the edge inwards and in specks, veins that start together at the stalk. */
const lobed: Paint = (sheet) => {
  const { ctx, size, accent, color, pale, rng } = sheet;
  const o = rng.range(0, 60);
  const { reach, at } = ivySheet();
  const step = 2;
  for (let y = 0; y < size; y += step)
    for (let x = 0; x < size; x += step) {
      const [u, v] = [x / size, 1 - y / size];
      const field = fbm(u * 4.5 + o, v * 4.5, 3, 2);
      ctx.fillStyle = css(shade(color, 0.11, -0.06), 0.7 * smooth(0.02, 0.08, field));
      ctx.fillRect(x, y, step, step);
      const cloud = 0.75 * fbm(u * 3 + o, v * 3, 17, 2) + 0.5 * fbm(u * 14 + o, v * 14, 11, 3);
      const white = smooth(0.5, 0.58, pale + 0.42 * (reach(u, v) - 0.55) + cloud);
      const speck = smooth(0.3, 0.36, fbm(u * 46 + o, v * 46, 23, 2));
      // specks of white on green, and of green on white
      const alpha = 0.96 * Math.max(0, white - speck, Math.min(speck, pale) - white);
      if (alpha < 0.03) continue;
      ctx.fillStyle = css(hex(accent), alpha);
      ctx.fillRect(x, y, step, step);
    }
  const [u0, v0] = at(Math.PI, 0.3);
  for (const lobe of IVY_LOBES) {
    const [u1, v1] = at(lobe, 0.94);
    for (const [wide, alpha] of [
      [8, 0.22],
      [2.6, 0.75],
    ] as const) {
      path(sheet, [
        [u0, v0],
        [u1, v1],
      ]);
      ctx.strokeStyle = css(shade(color, 0.2, -0.04), alpha);
      ctx.lineWidth = wide;
      ctx.stroke();
    }
  }
};

/** A pale arc across the blade, its point to the tip, as clover has. */
const chevron: Paint = ({ ctx, size, accent, rng }) => {
  for (const [wide, alpha] of [
    [0.075, 0.3],
    [0.045, 0.45],
    [0.02, 0.5],
  ] as const) {
    ctx.strokeStyle = css(hex(accent), alpha);
    ctx.lineWidth = wide * size;
    ctx.beginPath();
    for (let i = 0; i <= 40; i++) {
      const u = i / 40;
      const v = 0.62 - 0.85 * Math.abs(u - 0.5) ** 1.25 + 0.02 * fbm(u * 9, rng.range(0, 0.2), 1, 2);
      ctx.lineTo(u * size, (1 - v) * size);
    }
    ctx.stroke();
  }
};

export const LEAF_PATTERNS = {
  peacock,
  silvered,
  pencilled,
  streaked,
  splashed,
  painted,
  margined,
  blocked,
  lobed,
  midband,
  brushed,
  chevron,
} as const;

/** Marks of age: small pale and brown flecks, more of them near the edge and the tip. */
export function paintBlemishes({ ctx, size, outline, rng }: Sheet, share: number): void {
  for (let k = 0; k < 90 * share; k++) {
    const t = rng.next() ** 0.6;
    const u = 0.5 + 0.5 * outline(t) * rng.around(0, 1);
    const pale = rng.next() < 0.6;
    ctx.fillStyle = pale
      ? `rgba(214,220,150,${rng.range(0.12, 0.35)})`
      : `rgba(112,84,42,${rng.range(0.25, 0.6)})`;
    ctx.beginPath();
    ctx.ellipse(
      u * size,
      (1 - t) * size,
      rng.range(1, pale ? 5 : 3),
      rng.range(1, 3.5),
      rng.range(0, 3),
      0,
      7,
    );
    ctx.fill();
  }
  const tip = ctx.createRadialGradient(0.5 * size, 0.005 * size, 0, 0.5 * size, 0.005 * size, 0.05 * size);
  tip.addColorStop(0, `rgba(132,98,50,${0.75 * share})`);
  tip.addColorStop(1, 'rgba(132,98,50,0)');
  ctx.fillStyle = tip;
  ctx.fillRect(0, 0, size, 0.1 * size);
}

/** Roughness of a leaf, 0 to 1: smoother cushions, duller patches and drops' marks. */
export const unevenGloss = (u: number, v: number): number =>
  clamp01(0.42 + 0.32 * fbm(u * 7, v * 9, 4, 3) + 0.16 * fbm(u * 34, v * 34, 9, 2));
