import type { Material } from 'three';
import type { Model } from '../core/model';
import type { PotInfo } from '../core/pot';
import type { Rng } from '../core/rng';
import type { TreeKind } from './tree-kinds';

/** Context of a trunk: its model, its pot, its kind, and `k`, the plant's size. */
export interface Site {
  model: Model;
  rng: Rng;
  bark: Material;
  pot: PotInfo;
  kind: TreeKind;
  k: number;
}
