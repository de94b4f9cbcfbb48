import type { BufferGeometry, Color, MeshPhysicalMaterial, Vector3 } from 'three';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import type { PotInfo } from '../core/pot';
import type { Rng } from '../core/rng';
import { aim } from '../core/solids';
import type { FlowerKind } from './flower-kinds';

/** A plant in the making: its pot, materials and leaf blades, and the size factor `k`. */
export interface FlowerBed {
  model: Model;
  rng: Rng;
  kind: FlowerKind;
  pot: PotInfo;
  leaf: MeshPhysicalMaterial;
  stem: MeshPhysicalMaterial;
  leaves: BufferGeometry[];
  color: string;
  throat: string | undefined;
  k: number;
}

/** A leaf of the plant's kind, `size` times as long as the kind says. */
export function addLeaf(
  bed: FlowerBed,
  at: Vector3,
  dir: Vector3,
  face: Vector3,
  size: number,
  tint?: Color,
): void {
  const { model, rng, leaf, leaves, kind, k } = bed;
  model.add(
    leaf,
    rng.pick(leaves),
    aim(at, dir, face, kind.leafLength * size * k),
    tint ?? shade('#ffffff', -rng.range(0, 0.2)),
  );
}

/** No two flowers of a plant are quite the same colour. */
export function varyColor(color: string, i: number): string {
  return `#${shade(color, 0.025 * ((i % 3) - 1), 0, 0.006 * ((i % 2) * 2 - 1)).getHexString()}`;
}
