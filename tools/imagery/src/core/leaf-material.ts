import { DoubleSide, type MeshPhysicalMaterial } from 'three';
import type { LeafPattern } from '../form-params';
import { paintMarbling } from './leaf-marbling';
import { LEAF_PATTERNS, paintBlemishes, unevenGloss } from './leaf-patterns';
import { bladeOutline, type LeafShape } from './leaf-shapes';
import { canvas, css, hex, normalsFrom, paint, physical, shade, shared, texture } from './material-kit';
import { fbm, Rng } from './rng';

export interface LeafLook {
  color: string;
  accent?: string | undefined;
  pattern?: LeafPattern | undefined;
  /** Pairs of side veins; 0 for grass-like leaves, -1 for parallel veins. */
  veins?: number;
  /** Where the midrib starts in v, for heart-shaped blades. */
  rib0?: number;
  veinLight?: number;
  /** How much wider and fuller side veins are than usual; 1 when absent. */
  veinWide?: number;
  roughness?: number;
  clearcoat?: number;
  translucency?: number;
  relief?: number;
  seed?: number;
  /** Outline, for patterns that follow it. */
  shape?: LeafShape;
  /** Colour of the lower face; that of the upper face when absent. */
  underside?: string;
  /** Gloss that differs over the blade, around `roughness`. */
  uneven?: true;
  /** Flecks and dry tips, 0 (flawless, as when absent) to 1. */
  blemishes?: number;
  /** Share of a `lobed` blade that has the second colour; 0.2 when absent. */
  pale?: number;
  /** Strength of the reflection: 1.5 of a plain leaf, 2 of a waxed one. */
  ior?: number;
}

/** Leaf with midrib, side veins, mottling and one of the patterns, painted in flat blade space. */
export function leafMaterial(look: LeafLook): MeshPhysicalMaterial {
  return shared(`leaf:${JSON.stringify(look)}`, () => {
    const {
      color,
      accent = '#f3eec9',
      pattern = 'plain',
      veins = 9,
      rib0 = 0,
      veinLight = 0.13,
      veinWide = 1,
      relief = 1.6,
    } = look;
    const rng = new Rng((look.seed ?? 1) + 77);
    const S = 512;
    const [el, ctx] = canvas(S, S);
    const [hel, hctx] = canvas(S, S);
    const X = (u: number): number => u * S;
    const Y = (v: number): number => (1 - v) * S;
    ctx.fillStyle = css(hex(color));
    ctx.fillRect(0, 0, S, S);
    hctx.fillStyle = '#808080';
    hctx.fillRect(0, 0, S, S);

    if (pattern === 'banded') {
      // wavering cross bands of a sansevieria
      for (let k = 0; k < 46; k++) {
        const v = k / 46 + rng.around(0, 0.01);
        ctx.strokeStyle = css(shade(accent, rng.around(0, 0.04)), rng.range(0.25, 0.7));
        ctx.lineWidth = rng.range(2, 7);
        ctx.beginPath();
        for (let i = 0; i <= 24; i++) {
          const u = i / 24;
          const y = Y(
            v + 0.012 * Math.sin(u * 9 + k) + 0.012 * fbm(u * 9, k * 3.1) + 0.02 * Math.abs(u - 0.5),
          );
          if (i) ctx.lineTo(X(u), y);
          else ctx.moveTo(X(u), y);
        }
        ctx.stroke();
      }
    }
    // mottling
    for (let k = 0; k < 500; k++) {
      const r = rng.range(6, 40);
      const x = rng.range(0, S),
        y = rng.range(0, S);
      const g = ctx.createRadialGradient(x, y, 0, x, y, r);
      const c = shade(color, rng.range(-0.05, 0.05), 0, rng.around(0, 0.012));
      g.addColorStop(0, css(c, 0.22));
      g.addColorStop(1, css(c, 0));
      ctx.fillStyle = g;
      ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
    }
    if (pattern === 'variegated') {
      // marbled sectors that follow the side veins
      for (let k = 0; k < 34; k++) {
        const side = rng.pick([-1, 1]);
        const v = rng.range(0.02, 0.98),
          w = rng.range(0.004, 0.022);
        const u0 = rng.range(0, 0.35),
          u1 = u0 + rng.range(0.08, 0.45);
        ctx.fillStyle = css(shade(accent, rng.around(0, 0.03)), rng.range(0.7, 1));
        ctx.beginPath();
        const rise = 0.16;
        ctx.moveTo(X(0.5 + side * u0), Y(v + u0 * rise));
        ctx.quadraticCurveTo(
          X(0.5 + (side * (u0 + u1)) / 2),
          Y(v + w * 2 + ((u0 + u1) / 2) * rise),
          X(0.5 + side * u1),
          Y(v + u1 * rise),
        );
        ctx.quadraticCurveTo(
          X(0.5 + (side * (u0 + u1)) / 2),
          Y(v - w * 2 + ((u0 + u1) / 2) * rise),
          X(0.5 + side * u0),
          Y(v + u0 * rise),
        );
        ctx.fill();
      }
    }
    if (pattern === 'spotted')
      for (let k = 0; k < 260; k++) {
        ctx.fillStyle = css(hex(accent), rng.range(0.5, 0.9));
        ctx.beginPath();
        ctx.ellipse(
          rng.range(0, S),
          rng.range(0, S),
          rng.range(2, 9),
          rng.range(3, 13),
          rng.range(-0.4, 0.4),
          0,
          7,
        );
        ctx.fill();
      }

    if (pattern === 'pinstriped')
      // fine pale lines beside the side veins
      for (let k = 0; k < 60; k++)
        for (const side of [-1, 1]) {
          const v = k / 60 + rng.around(0, 0.006);
          const reach = rng.range(0.3, 0.5);
          ctx.strokeStyle = css(hex(accent), rng.range(0.45, 1));
          ctx.lineWidth = rng.range(1, 4);
          ctx.beginPath();
          ctx.moveTo(X(0.5), Y(v));
          ctx.quadraticCurveTo(X(0.5 + side * reach * 0.5), Y(v + 0.05), X(0.5 + side * reach), Y(v + 0.16));
          ctx.stroke();
        }
    if (pattern === 'striped')
      // pale bands along the blade
      for (const [from, to] of [
        [0.36, 0.64],
        [0.72, 0.76],
        [0.24, 0.28],
      ] as const) {
        ctx.fillStyle = css(hex(accent), 0.92);
        ctx.beginPath();
        for (let i = 0; i <= 20; i++) ctx.lineTo(X(from + 0.02 * fbm(i, from * 9)), Y(i / 20));
        for (let i = 20; i >= 0; i--) ctx.lineTo(X(to + 0.02 * fbm(i, to * 9)), Y(i / 20));
        ctx.fill();
      }
    if (pattern === 'feathered')
      // brush strokes between midrib and edge
      for (let k = 0; k < 46; k++) {
        const side = k % 2 ? 1 : -1;
        const v = rng.range(0.02, 0.86);
        ctx.fillStyle = css(shade(accent, rng.around(0, 0.03)), rng.range(0.55, 0.9));
        ctx.beginPath();
        ctx.ellipse(
          X(0.5 + side * rng.range(0.12, 0.3)),
          Y(v + 0.05),
          rng.range(24, 58),
          rng.range(4, 11),
          -side * 0.75,
          0,
          7,
        );
        ctx.fill();
      }
    const sheet = {
      ctx,
      size: S,
      color,
      accent,
      veins: Math.max(1, veins),
      outline: bladeOutline(look.shape),
      pale: look.pale ?? 0.2,
      rng,
    };
    if (pattern in LEAF_PATTERNS) LEAF_PATTERNS[pattern as keyof typeof LEAF_PATTERNS](sheet);
    if (pattern === 'marbled') paintMarbling(ctx, S, accent, rib0, rng);
    if (pattern === 'flamed') paintFlame(ctx, S, accent, rib0, rng);
    const marked = pattern === 'veined' || pattern === 'netted';
    const veinColor = (a: number): string => css(marked ? hex(accent) : shade(color, veinLight, 0.02), a);
    const stroke = (c: CanvasRenderingContext2D, style: string, width: number, path: () => void): void => {
      c.strokeStyle = style;
      c.lineWidth = width;
      c.lineCap = 'round';
      c.beginPath();
      path();
      c.stroke();
    };
    if (veins > 0)
      for (let k = 0; k < veins; k++)
        for (const side of [-1, 1]) {
          const t = (k + 0.5 + (side > 0 ? 0.22 : 0)) / veins;
          const v0 = rib0 + (0.97 - rib0) * t * 0.93;
          const reach = 0.5,
            rise = 0.2 - 0.1 * t + (rib0 > 0 ? 0.26 * (t - 0.42) : 0);
          const path =
            (c: CanvasRenderingContext2D, dy = 0) =>
            () => {
              c.moveTo(X(0.5), Y(v0) + dy);
              c.bezierCurveTo(
                X(0.5 + side * reach * 0.35),
                Y(v0 + rise * 0.25) + dy,
                X(0.5 + side * reach * 0.75),
                Y(v0 + rise * 0.75) + dy,
                X(0.5 + side * reach),
                Y(v0 + rise * 1.5) + dy,
              );
            };
          stroke(ctx, css(shade(color, -0.07), 0.25), 9, path(ctx, 7));
          stroke(ctx, veinColor(0.18), 9 * veinWide, path(ctx));
          stroke(
            ctx,
            veinColor(Math.min(1, 0.75 * veinWide)),
            (pattern === 'veined' ? 5 : marked ? 4 : 2.2) * veinWide,
            path(ctx),
          );
          hctx.filter = 'blur(3px)';
          // the leaf swells between its veins
          hctx.filter = 'blur(9px)';
          stroke(hctx, 'rgba(70,70,70,0.75)', 22, path(hctx));
          hctx.filter = 'blur(3px)';
          stroke(hctx, 'rgba(60,60,60,0.9)', 6, path(hctx));
          // fine net between the side veins
          for (let m = 0; m < 16; m++) {
            const u = rng.range(0.06, 0.46),
              y = v0 + rise * u;
            const du = rng.around(0.012, 0.03);
            const net = pattern === 'netted' ? 2.4 : 0.9;
            for (const c of [ctx, hctx])
              stroke(c, c === ctx ? veinColor(0.3) : 'rgba(90,90,90,0.5)', c === ctx ? net : 3, () => {
                c.moveTo(X(0.5 + side * u), Y(y));
                c.quadraticCurveTo(
                  X(0.5 + side * (u + du + 0.02)),
                  Y(y + 0.5 / veins),
                  X(0.5 + side * (u + du)),
                  Y(y + 0.92 / veins),
                );
              });
          }
        }
    if (veins < 0)
      for (let k = 1; k < 28; k++) {
        const u = k / 28;
        const path = (c: CanvasRenderingContext2D) => () => {
          c.moveTo(X(u), Y(0));
          c.lineTo(X(u + 0.004 * Math.sin(k)), Y(1));
        };
        stroke(ctx, veinColor(0.16), rng.range(1, 3), path(ctx));
        stroke(hctx, 'rgba(90,90,90,0.6)', 4, path(hctx));
      }
    if (veins >= 0) {
      hctx.filter = 'blur(3px)';
      const rib = (c: CanvasRenderingContext2D) => () => {
        c.moveTo(X(0.5), Y(0));
        c.lineTo(X(0.5), Y(0.97));
      };
      stroke(ctx, veinColor(0.25), 18, rib(ctx));
      ctx.fillStyle = veinColor(0.95);
      ctx.beginPath();
      ctx.moveTo(X(0.5) - 7, Y(0));
      ctx.lineTo(X(0.5) + 7, Y(0));
      ctx.lineTo(X(0.5), Y(0.98));
      ctx.fill();
      stroke(hctx, 'rgba(50,50,50,1)', 10, rib(hctx));
    }
    if (pattern === 'edged' || pattern === 'banded') {
      const w = 0.11;
      for (const side of [0, 1]) {
        ctx.fillStyle = css(hex(accent), 0.96);
        ctx.beginPath();
        ctx.moveTo(X(side), Y(0));
        for (let i = 0; i <= 40; i++) {
          const v = i / 40;
          const d = w * (0.8 + 0.5 * fbm(v * 7 + side * 9, 3.3));
          ctx.lineTo(X(side ? 1 - d : d), Y(v));
        }
        ctx.lineTo(X(side), Y(1));
        ctx.fill();
      }
    }
    if (look.blemishes) paintBlemishes(sheet, look.blemishes);
    const map = texture(el, true);
    const normalMap = texture(normalsFrom(hel, relief), false);
    const roughness = Math.max(0.2, (look.roughness ?? 0.42) - 0.12 * (look.clearcoat ?? 0.1));
    return physical({
      map,
      normalMap,
      side: DoubleSide,
      roughness,
      specularIntensity: 0.65 + 0.35 * (look.clearcoat ?? 0.1),
      translucency: look.translucency ?? 0.4,
      ...(look.underside ? { underside: look.underside } : {}),
      ...(look.ior ? { ior: look.ior } : {}),
      ...(look.uneven
        ? {
            roughness: 1,
            roughnessMap: texture(
              paint(128, 128, (u, v) => roughness * (0.4 + 1.4 * unevenGloss(u, v))),
              false,
            ),
          }
        : {}),
    });
  });
}

/** A flame of the second colour along the midrib, brushed out along the side veins: wide, torn, and never twice the same. */
function paintFlame(
  ctx: CanvasRenderingContext2D,
  size: number,
  accent: string,
  rib0: number,
  rng: Rng,
): void {
  const o = rng.range(0, 40);
  const wide = 0.2 * rng.range(0.45, 1.45);
  const half = (v: number, side: number): number =>
    wide *
    Math.sin(Math.PI * Math.min(1, Math.max(0, (v - 0.02) / 0.98)) ** 0.8) ** 0.7 *
    (0.75 + 0.9 * fbm(v * 5 + o, side * 3.7, 2, 3));
  for (const [wider, tone, alpha] of [
    [0.05, 0.02, 0.45],
    [0.015, 0.05, 0.7],
    [0, 0, 0.95],
  ] as const) {
    ctx.fillStyle = css(shade(accent, -tone), alpha);
    ctx.beginPath();
    for (let i = 0; i <= 60; i++) {
      const v = i / 60;
      // torn along the veins, which rise outwards
      const torn = 0.03 * fbm(v * 34 + o, 7, 1, 2);
      ctx.lineTo(
        (0.5 + Math.max(0.012, half(v, 1) + wider + torn)) * size,
        (1 - Math.min(1, v + 0.05)) * size,
      );
    }
    for (let i = 60; i >= 0; i--) {
      const v = i / 60;
      const torn = 0.03 * fbm(v * 34 + o, 17, 1, 2);
      ctx.lineTo(
        (0.5 - Math.max(0.012, half(v, -1) + wider + torn)) * size,
        (1 - Math.min(1, v + 0.05)) * size,
      );
    }
    ctx.fill();
  }
  for (let k = 0; k < 44; k++) {
    const side = rng.pick([-1, 1]);
    const v = rng.range(rib0 * 0.6, 0.86);
    const from = half(v, side) * rng.range(0.7, 1);
    const reach = from + rng.range(0.03, 0.13);
    ctx.strokeStyle = css(shade(accent, rng.around(-0.03, 0.04)), rng.range(0.35, 0.9));
    ctx.lineWidth = rng.range(2, 7);
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo((0.5 + side * from) * size, (1 - v - 0.05 - from * 0.2) * size);
    ctx.quadraticCurveTo(
      (0.5 + (side * (from + reach)) / 2) * size,
      (1 - v - 0.06 - from * 0.35) * size,
      (0.5 + side * reach) * size,
      (1 - v - 0.06 - reach * 0.55) * size,
    );
    ctx.stroke();
  }
}
