import { Color, type MeshPhysicalMaterial, Vector3 } from 'three';
import { type Bend, bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { hex } from '../core/material-kit';
import type { Model } from '../core/model';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { Twig } from './branches';
import type { TreeKind } from './tree-kinds';

/** How leaves sit on a tree's shoots: in a spiral round each, from the oldest below to the youngest at its end. */
export interface SpiralShoots {
  /** Leaves of a shoot for each of `perTwig`. */
  leaves: number;
  /** Length of a shoot in decimetres. */
  length: number;
  /** Length of a leaf's stalk in decimetres. */
  stalk: number;
  /** Share of the inner twigs that bear a shoot, too. */
  inner: number;
  /** Length and width of a leaf relative to the kind's. */
  leafSize: number;
  /** Relative width of a leaf. */
  wide?: number;
  /** Pull of a leaf's weight, 0 (stiff) to 1. */
  weight: number;
  /** Pull of a shoot to the light. */
  rise: number;
  /** How far leaflets of a hand hang below the plane across their stalk. */
  hang?: number;
  young: string;
  old: string;
}

interface Bearing {
  model: Model;
  rng: Rng;
  kind: TreeKind;
  leaf: MeshPhysicalMaterial;
  stem: MeshPhysicalMaterial;
  color: string;
  bend: () => Bend;
  k: number;
}

/** Factor that turns a leaf of colour `from` into one of colour `to`. */
export function tintTo(from: string, to: string, share = 1): Color {
  const [a, b] = [hex(from), hex(to)];
  const part = (x: number, y: number): number => 1 + share * (y / Math.max(0.01, x) - 1);
  return new Color(part(a.r, b.r), part(a.g, b.g), part(a.b, b.b));
}

/** One leaf in this many has turned yellow; as many are half folded. */
const ONE_IN = 34;

/** Adds the leaves of a crown shoot by shoot, each turned to the light a little differently. */
export function addSpiralShoots(b: Bearing, twigs: readonly Twig[], shoots: SpiralShoots): void {
  const { rng, kind, k } = b;
  const fine = 8;
  const blades = Array.from({ length: 8 }, (_, i) => {
    const bend = b.bend();
    return bendBlade(leafBlade(kind.leaf, fine), {
      ...bend,
      length: bend.length * shoots.leafSize,
      width: bend.width * shoots.leafSize * (shoots.wide ?? 1),
      fold: i === 7 ? 0.85 : (bend.fold ?? 0.2),
    });
  });
  const middle = twigs.reduce((sum, { at }) => sum.add(at), new Vector3()).divideScalar(twigs.length || 1);
  const outer = twigs.filter(({ depth }, i) => (depth === 1 ? i % 3 === 2 : false));
  const bearing = [
    ...outer,
    ...twigs.filter(({ depth }) => depth < 1 || kind.compound).filter(() => rng.next() < shoots.inner),
  ];
  const put = (at: Vector3, dir: Vector3, face: Vector3, size: number, age: number): void => {
    const odd = rng.int(0, ONE_IN * 2);
    const tint =
      odd === 0
        ? tintTo(b.color, '#c3bd4c', rng.range(0.3, 0.8))
        : age < 0.3
          ? tintTo(b.color, shoots.young, (1 - age / 0.3) * rng.range(0.4, 1))
          : tintTo(b.color, shoots.old, (age - 0.3) * rng.range(0.2, 1.3));
    const blade = blades[odd < 3 ? 7 : rng.int(0, 6)] as (typeof blades)[0];
    b.model.add(b.leaf, blade, aim(at, dir, face, size * k), tint.multiplyScalar(rng.range(0.9, 1.08)));
  };
  for (const twig of bearing) {
    const outwards = twig.at.clone().sub(middle).setY(0).normalize();
    const axis = twig.dir
      .clone()
      .addScaledVector(outwards, 0.5)
      .add(vec(rng.around(0, 0.35), shoots.rise, rng.around(0, 0.35)))
      .normalize();
    const length = shoots.length * rng.range(0.7, 1.25) * k;
    const tip = twig.at.clone().addScaledVector(axis, length);
    b.model.add(
      b.stem,
      rod(
        [
          twig.at,
          twig.at
            .clone()
            .lerp(tip, 0.5)
            .add(vec(0, 0.05 * length, 0)),
          tip,
        ],
        (t) => 0.018 * (1 - 0.5 * t) * k,
        5,
        5,
      ),
    );
    const count = Math.max(2, Math.round(kind.perTwig * shoots.leaves * rng.range(0.8, 1.2)));
    const across = vec(axis.z + 0.01, 0, -axis.x).normalize();
    const turn = rng.range(0, 6.28);
    for (let j = 0; j < count; j++) {
      const age = 1 - (j + 0.5) / count;
      const from = twig.at.clone().lerp(tip, 1 - 0.9 * age);
      const round = across.clone().applyAxisAngle(axis, turn + j * GOLDEN_ANGLE);
      // the older, the further from the shoot
      const open = 0.35 + 0.95 * age + rng.around(0, 0.2);
      const dir = axis
        .clone()
        .multiplyScalar(Math.cos(open))
        .addScaledVector(round, Math.sin(open))
        .add(vec(0, -shoots.weight * age * rng.range(0.4, 1.2), 0))
        .normalize();
      const size = age < 0.25 ? rng.range(0.6, 0.85) : rng.range(0.85, 1.12);
      if (kind.compound) {
        addHand(b, shoots, from, dir, size, age, put);
        continue;
      }
      const at = from.clone().addScaledVector(dir, shoots.stalk * size * k);
      if (shoots.stalk > 0.06)
        b.model.add(
          b.stem,
          rod([from, at], () => 0.011 * k, 4, 2),
        );
      const face = vec(rng.around(0, 0.6), 0.85 + rng.around(0, 0.3), rng.around(0.2, 0.6)).addScaledVector(
        outwards,
        0.45,
      );
      put(at, dir.add(vec(0, -0.35 * shoots.weight, 0)), face, size, age);
    }
  }
}

/** A leaf of fingers: a long stalk, and leaflets that hang round its end. */
function addHand(
  { model, rng, kind, stem, k }: Bearing,
  shoots: SpiralShoots,
  from: Vector3,
  dir: Vector3,
  size: number,
  age: number,
  put: (at: Vector3, dir: Vector3, face: Vector3, size: number, age: number) => void,
): void {
  const { leaflets, stalk } = kind.compound as NonNullable<TreeKind['compound']>;
  const reach = stalk * shoots.stalk * rng.range(0.75, 1.2) * size * k;
  const hub = from
    .clone()
    .addScaledVector(dir, reach)
    .add(vec(0, 0.1 * reach, 0));
  const mid = from
    .clone()
    .lerp(hub, 0.5)
    .add(vec(0, 0.12 * reach, 0));
  model.add(
    stem,
    rod([from, mid, hub], (t) => 0.028 * Math.sqrt(kind.length) * (1 - 0.4 * t) * k, 5, 8),
  );
  const axis = dir
    .clone()
    .multiplyScalar(0.75)
    .add(vec(rng.around(0, 0.2), 0.75, rng.around(0.12, 0.2)))
    .normalize();
  const x = vec(axis.z, 0.02, -axis.x).normalize();
  const y = axis.clone().cross(x).normalize();
  const hang = (shoots.hang ?? 0.25) * rng.range(0.5, 1.4) * (0.4 + 0.6 * age);
  const n = Math.max(5, leaflets + rng.int(-1, 1));
  const turn = rng.range(0, 6.28);
  for (let j = 0; j < n; j++) {
    const a = turn + ((j + rng.around(0, 0.12)) / n) * Math.PI * 2;
    const round = x.clone().multiplyScalar(Math.cos(a)).addScaledVector(y, Math.sin(a));
    // leaflets beyond the stalk are the longest
    const ahead = 0.9 + 0.16 * round.dot(dir);
    const out = round
      .clone()
      .addScaledVector(axis, -hang)
      .add(vec(0, -hang * 0.6, 0));
    const at = hub.clone().addScaledVector(round, 0.09 * kind.length * k);
    model.add(
      stem,
      rod([hub, at], () => 0.009 * k, 4, 2),
    );
    const face = axis.clone().addScaledVector(vec(rng.around(0, 1), 0, rng.around(0, 1)), 0.22);
    put(at, out, face, size * ahead * rng.range(0.9, 1.08), age);
  }
}
