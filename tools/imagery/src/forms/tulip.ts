import type { BufferGeometry } from 'three';
import { shade } from '../core/material-kit';
import { petalMaterial } from '../core/plant-materials';
import { smooth } from '../core/rng';
import { place, surface, vec } from '../core/solids';
import type { BloomKit } from './bloom-kit';

/** Light through and from the other petals of a goblet, which the light samples do not cover. */
const GLOW = 0.3;

/** A goblet of two rings of three petals, each with one edge inside its neighbour's; some are more open than others. */
export function tulip(b: BloomKit): void {
  const material = petalMaterial(b.color, b.throat, 0.6, GLOW);
  const open = b.rng.range(0, 1);
  for (const [ring, wide, tall] of [
    [0, 0.88, 1.34],
    [1, 1, 1.28],
  ] as const)
    for (let i = 0; i < 3; i++)
      b.model.add(
        material,
        petal(wide, tall * b.rng.range(0.95, 1.04), open + b.rng.around(0, 0.15)),
        b.m
          .clone()
          .multiply(place(vec(0, 0, 0), 0, ((i + 0.5 * ring) / 3) * Math.PI * 2 + b.rng.around(0, 0.08))),
        shade('#ffffff', -b.rng.range(0, 0.05)),
      );
}

/** A petal as a piece of the goblet's wall round +Y, with a soft keel and a small point. */
function petal(wide: number, tall: number, open: number): BufferGeometry {
  return surface(
    (u, v) => {
      const side = u * 2 - 1;
      const half =
        1.16 *
        (0.6 + 0.4 * smooth(0, 0.35, v)) *
        Math.max(0, 1 - Math.max(0, (v - 0.42) / 0.58) ** 2.3) ** 0.62;
      const turn = side * half;
      const wall = 0.08 + 0.48 * Math.sin(Math.PI * v ** 0.6 * (0.79 - 0.1 * open));
      const keel = 0.035 * Math.exp(-((side / 0.16) ** 2)) * Math.sin(Math.PI * v);
      const r = wide * (wall * (1 + 0.06 * side) + keel + 0.03 * (1 + open) * smooth(0.85, 1, v));
      return vec(Math.sin(turn) * r, tall * v - 0.03 * side * side * v, Math.cos(turn) * r);
    },
    14,
    18,
  );
}
