import { type BufferGeometry, Color, type MeshPhysicalMaterial, type Vector3 } from 'three';
import { bendBlade, heartBlade } from '../core/blade';
import { holedBlade } from '../core/holed-blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { clamp01, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { LeafPattern } from '../form-params';
import type { TrailingKind } from './trailing-kinds';

/** A plant with hanging stems that is being built. */
export interface Vines {
  model: Model;
  wall: boolean;
  rng: Rng;
  kind: TrailingKind;
  /** Of leaves that differ in their pattern; the last is that of old leaves, if there are several. */
  materials: readonly [MeshPhysicalMaterial, ...MeshPhysicalMaterial[]];
  stem: MeshPhysicalMaterial;
  leaves: BufferGeometry[];
  base: Color;
  tip: Color;
  k: number;
}

/** Leaves of one plant that differ in their pattern, from new to old: shares of a variegated blade that are white. */
const PALE = [0.85, 0.6, 0.42, 0.3, 0.18] as const;

const isWhitened = (pattern: LeafPattern | undefined): boolean =>
  pattern === 'lobed' || pattern === 'blocked';

/** Materials of a plant's leaves: no pattern repeats next to itself, and old leaves turn yellow. */
export function vineLooks(
  kind: TrailingKind,
  color: string,
  accent: string | undefined,
  pattern: LeafPattern | undefined,
): Vines['materials'] {
  const towards = (other: string, share: number): string =>
    `#${new Color(color).lerp(new Color(other), share).getHexString()}`;
  const look = (seed: number, own: string, blemishes: number, pale: number): MeshPhysicalMaterial =>
    leafMaterial({
      color: own,
      accent,
      pattern,
      veins: pattern === 'lobed' ? 0 : 6,
      rib0: kind.leaf === 'heart' ? 0.17 : kind.leaf === 'holed' ? 0.11 : 0,
      roughness: 0.38,
      clearcoat: kind.gloss,
      translucency: 0.5,
      underside: towards('#bccb9c', 0.45),
      uneven: true,
      blemishes,
      seed,
      ...(isWhitened(pattern) ? { pale } : {}),
      ...(kind.leaf ? { shape: kind.leaf } : {}),
    });
  return [
    look(1, color, 0.15, PALE[0]),
    ...PALE.slice(1).map((pale, i) => look(i + 2, color, 0.25, pale)),
    look(PALE.length + 1, towards('#c4b65e', 0.55), 0.7, 0),
  ];
}

/** Blades of a kind, bent differently. */
export function vineBlades({ leaf, wide }: TrailingKind, rng: Rng): BufferGeometry[] {
  if (!leaf) return [];
  const bends = Array.from({ length: 9 }, () => ({
    length: 1,
    width: wide * rng.range(0.9, 1.06),
    bend: rng.range(0.15, 1),
    // a heart is nearly flat
    fold: rng.range(0.1, leaf === 'heart' || leaf === 'holed' ? 0.26 : 0.42),
    cup: rng.range(-0.16, 0.02),
    wave: 0.03,
    waves: 2,
    phase: rng.range(0, 6),
    twist: rng.around(0, 0.3),
  }));
  if (leaf === 'holed') return bends.map((bend, i) => bendBlade(holedBlade(i), bend));
  const blade = leaf === 'heart' ? heartBlade(undefined, 1.8) : leafBlade(leaf, 4);
  return bends.map((bend) => bendBlade(blade, bend));
}

/** A material for a leaf of this age, 0 the newest to 1: a few of the oldest are yellow. */
function lookOf({ materials, rng }: Vines, age: number): MeshPhysicalMaterial {
  const old = materials.length > 1 && age > 0.55 && rng.next() < 0.03;
  const [first] = materials;
  const patterns = Math.max(1, materials.length - 1);
  const at = Math.floor(clamp01(age + rng.around(0, 0.4)) * 0.999 * patterns);
  return (old ? materials.at(-1) : materials[at]) ?? first;
}

/** From pale and yellowish, unless its white is painted, when new to darker when old. */
function tintOf({ rng, kind }: Vines, age: number): Color {
  return new Color(age < 0.16 && !isWhitened(kind.pattern) ? '#e4f5b0' : '#ffffff')
    .lerp(new Color('#b9c6b4'), Math.max(0, age - 0.3) * rng.range(0.2, 1))
    .multiplyScalar(rng.range(0.9, 1.05));
}

/**
 * A leaf on a hanging stem: its stalk rises from the stem, the blade hangs from the stalk's end and looks outwards.
 * @param a direction in which the stem hangs, about the upright
 * @param t place along the stem, 1 its tip
 * @param j leaves alternate
 */
export function addVineLeaf(v: Vines, at: Vector3, a: number, t: number, j: number): void {
  const { model, rng, kind, k } = v;
  const b = a + (j % 2 ? 0.9 : -0.9) + rng.around(0, 0.55);
  const outZ = v.wall ? Math.max(0.2, Math.sin(b)) : Math.sin(b) + 0.1;
  const size = kind.size * (1 - 0.5 * t ** 1.6) * rng.range(0.72, 1.18) * k;
  const reach = kind.size * rng.range(0.3, 0.55) * (1 - 0.4 * t) * k;
  const end = at.clone().add(vec(Math.cos(b) * reach, 0.25 * reach, outZ * reach));
  const mid = at
    .clone()
    .lerp(end, 0.5)
    .add(vec(0, 0.2 * reach, 0));
  model.add(
    v.stem,
    rod([at, mid, end], () => 0.5 * kind.stemThick * k, 4, 4),
  );
  const dir = vec(Math.cos(b) * 0.75, -0.7 - 0.5 * t + rng.around(0, 0.4), outZ * 0.75);
  const face = vec(
    Math.cos(b) + rng.around(0, 0.35),
    0.7 + rng.around(0, 0.35),
    Math.sin(b) + 0.3 + rng.around(0, 0.35),
  );
  model.add(lookOf(v, 1 - t), rng.pick(v.leaves), aim(end, dir, face, size), tintOf(v, 1 - t));
}

/** A leaf over the pot, on a stalk from the soil that leans outwards with it. */
export function addCrownLeaf(v: Vines, at: Vector3, d: Vector3, top: number): void {
  const { model, rng, kind, k } = v;
  const foot = vec(at.x * 0.3, top - 0.03, at.z * 0.3);
  const mid = foot
    .clone()
    .lerp(at, 0.5)
    .setY(foot.y + 0.75 * (at.y - foot.y));
  model.add(
    v.stem,
    rod([foot, mid, at], () => 0.7 * kind.stemThick * k, 5, 6),
  );
  const dir = vec(d.x + rng.around(0, 0.4), -0.25 + rng.around(0, 0.4), d.z + 0.25 + rng.around(0, 0.3));
  const face = vec(d.x * 0.4 + rng.around(0, 0.35), 1, d.z * 0.4 + 0.4 + rng.around(0, 0.3));
  const age = rng.range(0.1, 1);
  model.add(
    lookOf(v, age),
    rng.pick(v.leaves),
    aim(at, dir, face, kind.size * 1.08 * rng.range(0.75, 1.18) * k),
    tintOf(v, age),
  );
}
