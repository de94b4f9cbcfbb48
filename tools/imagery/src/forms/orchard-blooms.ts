import { Color, type Vector3 } from 'three';
import { gridBlade, spoon, strap } from '../core/blade';
import { fleshMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, Rng } from '../core/rng';
import { aim, lump, place, rod, vec } from '../core/solids';
import type { BloomKit } from './bloom-kit';

const ROUND = gridBlade(spoon(0.58), 6, 8);
const FLUFF = [1, 2, 3].map((seed) => lump(new Rng(seed), 1, 0.1));

/** Five round petals that hardly touch, a crown of stamens, a red-brown calyx; every fourth is a bud: Japanese apricot. */
export function ume(b: BloomKit): void {
  const bud = b.rng.next() < 0.25;
  b.ring(
    5,
    ROUND,
    bud ? 0.35 : 1.22 + b.rng.around(0, 0.14),
    0.05,
    {
      length: bud ? 0.6 : 0.95,
      width: bud ? 0.66 : 0.98,
      bend: bud ? -1.2 : -0.35,
      cup: 0.24,
      wave: 0.02,
    },
    { jitter: 0.1 },
  );
  b.ring(
    5,
    ROUND,
    bud ? 0.7 : 1.75,
    0.02,
    { length: 0.34, width: 0.26, bend: -0.3 },
    { turn: 0.63, color: '#8a4a3c', throat: '#6f5a38' },
  );
  if (!bud) stamens(b, 26, 0.46, 0.5, '#f4efd6', '#e3bd4a', 0.034);
}

/** Four thick cupped petals, white outside and red within, turned back from a brush of crimson stamens: feijoa. */
export function feijoa(b: BloomKit): void {
  b.ring(
    4,
    ROUND,
    1.55,
    0.08,
    { length: 0.78, width: 0.66, bend: 0.6, cup: 0.5, fold: 0.1 },
    { jitter: 0.1, throat: b.throat ?? b.color },
  );
  stamens(b, 42, 0.5, 0.95, '#b3142c', '#ecc95a', 0.042);
}

/** A spray of fluffy globes, the smallest at its end still closed: silver wattle. */
export function wattle(b: BloomKit): void {
  const axis = (t: number): Vector3 => vec(0.34 * t * t, 1.7 * t - 0.3, 0.12 * Math.sin(t * 5));
  b.model.add(
    fleshMaterial('stamen', 0.7),
    rod([axis(0), axis(0.5), axis(1)], (t) => 0.022 * (1 - 0.5 * t), 4, 5).applyMatrix4(b.m),
    undefined,
    new Color('#b9b65a'),
  );
  const globes = 17;
  for (let i = 0; i < globes; i++) {
    const t = (i + 0.5) / globes;
    const a = i * GOLDEN_ANGLE + b.rng.around(0, 0.4);
    const out = (0.3 - 0.14 * t) * b.rng.range(0.7, 1.2);
    const at = axis(t).add(vec(Math.cos(a) * out, b.rng.around(0.03, 0.05), Math.sin(a) * out));
    const size = (t > 0.86 ? 0.09 : 0.19 - 0.05 * t) * b.rng.range(0.85, 1.12);
    b.model.add(
      fleshMaterial('wattle', 0.9, 0.35),
      b.rng.pick(FLUFF),
      b.m.clone().multiply(place(at, b.rng.range(0, 6), b.rng.range(0, 6), 0, size)),
      new Color(t > 0.86 ? '#c6c243' : b.rng.next() < 0.25 ? (b.throat ?? b.color) : b.color).multiplyScalar(
        b.rng.range(0.88, 1.06),
      ),
    );
  }
}

const THREAD = gridBlade(strap(0.4), 1, 3);

/** A loose cone of florets of four threads each, the lowest on the longest stalks: flowering ash. */
export function plume(b: BloomKit): void {
  const florets = 40;
  for (let i = 0; i < florets; i++) {
    const t = (i + 0.5) / florets;
    const a = i * GOLDEN_ANGLE + b.rng.around(0, 0.5);
    const out = (0.78 * (1 - t) ** 0.8 + 0.08) * b.rng.range(0.55, 1.1);
    const at = vec(Math.cos(a) * out, 1.5 * t - 0.3 + b.rng.around(0, 0.1), Math.sin(a) * out);
    if (i % 3 === 0)
      b.model.add(
        fleshMaterial('stamen', 0.7),
        rod([vec(0, at.y - 0.3, 0), at], () => 0.014, 4, 2).applyMatrix4(b.m),
        undefined,
        new Color('#aebd82'),
      );
    const turned = aim(
      at,
      vec(at.x, 0.35 + b.rng.around(0, 0.3), at.z),
      vec(0, 0, 1),
      b.rng.range(0.26, 0.36),
    );
    b.at(turned).ring(4, THREAD, 0.9, 0.03, { length: 1, width: 0.26, bend: 0.9 }, { jitter: 0.4 });
  }
}

/** Threads that spread from the middle, each with its anther. */
function stamens(
  b: BloomKit,
  count: number,
  wide: number,
  high: number,
  thread: string,
  anther: string,
  size: number,
): void {
  const dot = lump(b.rng, 0, 0.15);
  const flesh = fleshMaterial('stamen', 0.7);
  for (let i = 0; i < count; i++) {
    const r = 0.25 + 0.75 * Math.sqrt((i + 0.5) / count);
    const a = i * GOLDEN_ANGLE + b.rng.around(0, 0.2);
    const tip = vec(
      Math.cos(a) * wide * r,
      high * (1.05 - 0.4 * r * r) * b.rng.range(0.85, 1.1),
      Math.sin(a) * wide * r,
    );
    b.model.add(
      flesh,
      rod(
        [vec(tip.x * 0.15, 0, tip.z * 0.15), tip.clone().multiplyScalar(0.6), tip],
        () => size * 0.32,
        4,
        3,
      ).applyMatrix4(b.m),
      undefined,
      new Color(thread),
    );
    b.model.add(flesh, dot, b.m.clone().multiply(aim(tip, tip, vec(0, 0, 1), size)), new Color(anther));
  }
  b.model.add(flesh, dot, b.m.clone().multiply(place(vec(0, 0.04, 0), 0, 0, 0, 0.1)), new Color('#a9b35c'));
}
