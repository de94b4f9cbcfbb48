import { Color, type MeshPhysicalMaterial, type Vector3 } from 'three';
import { type Bend, bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import type { PotInfo } from '../core/pot';
import type { Rng } from '../core/rng';
import { aim } from '../core/solids';
import type { BroadleafKind } from './broadleaf-kinds';

/** A broad-leaved plant that is being built. */
export interface Growth {
  model: Model;
  rng: Rng;
  kind: BroadleafKind;
  pot: PotInfo;
  leaf: MeshPhysicalMaterial;
  /** Materials from the youngest to the oldest leaves, if they differ. */
  ages?: readonly MeshPhysicalMaterial[];
  color: string;
  stem: MeshPhysicalMaterial;
  wood: MeshPhysicalMaterial;
  k: number;
}

function bendOf({ kind, rng, k }: Growth, size: number): Bend {
  return {
    length: kind.length * size * k,
    width: kind.width * size * k,
    bend: kind.bend * rng.range(0.7, 1.25),
    fold: (kind.fold ?? 0.19) * rng.range(0.65, 1.35),
    cup: -0.06,
    wave: kind.wave ?? 0.014,
    waves: 3,
    phase: rng.range(0, 6),
    twist: rng.around(0, 0.2),
  };
}

/** @param young whether it has the kind's young colour, or its tint */
export function addLeaf(
  g: Growth,
  size: number,
  at: Vector3,
  dir: Vector3,
  face: Vector3,
  young: boolean | Color = false,
): void {
  const fine = g.kind.count > 70 ? 4 : g.kind.leaf === 'strap' || g.kind.leaf === 'grass' ? 4 : 8;
  const tint =
    typeof young === 'object'
      ? young
      : young && g.kind.young
        ? new Color(g.kind.young)
        : shade('#ffffff', -g.rng.range(0, 0.15));
  g.model.add(g.leaf, bendBlade(leafBlade(g.kind.leaf, fine), bendOf(g, size)), aim(at, dir, face), tint);
}

/**
 * A leaf of an age from 0 (newest) to 1: its tint, its material and how far it bends follow from that.
 * @param shape differences of its bend
 */
export function addAgedLeaf(
  g: Growth,
  age: number,
  size: number,
  at: Vector3,
  dir: Vector3,
  face: Vector3,
  shape: Partial<Bend> = {},
): void {
  const { rng, kind } = g;
  const bend = bendOf(g, size);
  const tint =
    age < 0.25 && kind.young && !g.ages
      ? new Color(kind.young)
      : new Color('#ffffff').lerp(new Color('#b4c4b8'), age * rng.range(0.1, 0.9));
  const material =
    g.ages?.[Math.min(g.ages.length - 1, Math.floor((age + rng.around(0, 0.16)) * g.ages.length))];
  g.model.add(
    material ?? g.leaf,
    bendBlade(
      leafBlade(kind.leaf, kind.count > 70 ? 5 : kind.leaf === 'grape' ? 6 : kind.width > 0.4 ? 16 : 12),
      {
        ...bend,
        bend: (bend.bend ?? 0) * (0.45 + 0.8 * age),
        fold: (bend.fold ?? 0) * (1.5 - 0.7 * age),
        ...shape,
      },
    ),
    aim(at, dir, face),
    tint.multiplyScalar(rng.range(0.92, 1.06)),
  );
}
