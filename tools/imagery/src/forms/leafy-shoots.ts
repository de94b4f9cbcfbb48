import { Color, type Material, type Vector3 } from 'three';
import type { Model } from '../core/model';
import type { Rng } from '../core/rng';
import { rod, vec } from '../core/solids';
import type { Twig } from './branches';

/** Thin shoots set with leaves, at every place where leaves may stand. Lengths in decimetres, angles in radians. */
export interface LeafyShoots {
  /** At the outermost places; half as many at the first fork. */
  readonly count: number;
  readonly length: number;
  /** How strongly a shoot follows its twig, leaves it sideways, and rises or hangs. */
  readonly along: number;
  readonly aside: number;
  readonly rise: number;
  /** Radius at a shoot's foot; 0.014 when absent. */
  readonly thick?: number;
  /** Places of leaves on a shoot. */
  readonly nodes: number;
  /** Two leaves at a node, each pair across the last; otherwise one, left and right in turn. */
  readonly opposite?: boolean;
  /** Angle of a leaf from its shoot, and how strongly it hangs. */
  readonly angle: number;
  readonly hang: number;
  /** Length of a leaf's stalk. */
  readonly stalk?: number;
  /** Leaves on limp stalks face every way, not the light. */
  readonly flutter?: true;
  /** Share of leaves that show their pale underside. */
  readonly pale?: number;
  /** Only on trees with this trunk. */
  readonly on?: string;
}

interface Shooting {
  readonly model: Model;
  readonly rng: Rng;
  readonly stem: Material;
  readonly k: number;
  addLeaf(at: Vector3, dir: Vector3, face: Vector3, size: number, tint: Color): void;
}

const PALE = new Color(1.5, 1.46, 1.5);
const YOUNG = new Color('#eefac6');

/** Adds the shoots of one place. */
export function addLeafyShoots(
  { model, rng, stem, k, addLeaf }: Shooting,
  twig: Twig,
  shoots: LeafyShoots,
): void {
  const wanted = shoots.count * (0.5 + 0.5 * twig.depth);
  const count = Math.floor(wanted) + (rng.next() < wanted % 1 ? 1 : 0);
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, Math.PI * 2);
    const dir = twig.dir
      .clone()
      .multiplyScalar(shoots.along)
      .add(vec(Math.cos(a) * shoots.aside, shoots.rise, Math.sin(a) * shoots.aside))
      .normalize();
    const length = shoots.length * rng.range(0.65, 1.2) * k;
    const tip = twig.at
      .clone()
      .addScaledVector(dir, length)
      .add(vec(rng.around(0, 0.12) * length, rng.around(0, 0.1) * length, rng.around(0, 0.12) * length));
    const mid = twig.at
      .clone()
      .addScaledVector(dir, 0.5 * length)
      .add(vec(0, (0.1 - 0.14 * shoots.hang) * length, 0));
    const at = (t: number): Vector3 =>
      twig.at
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(mid, 2 * t * (1 - t))
        .addScaledVector(tip, t * t);
    model.add(
      stem,
      rod([twig.at, at(0.5), tip], (t) => (shoots.thick ?? 0.014) * (1 - 0.64 * t) * k, 5, 6),
    );
    const turn = rng.range(0, Math.PI);
    for (let n = 0; n < shoots.nodes; n++) {
      const t = 0.12 + (0.88 * (n + 0.7)) / shoots.nodes;
      const from = at(Math.min(1, t));
      const ahead = at(Math.min(1, t + 0.05))
        .sub(at(t - 0.1))
        .normalize();
      const across = vec(ahead.z, 0.001, -ahead.x).normalize();
      const over = across.clone().cross(ahead);
      for (let side = 0; side < (shoots.opposite ? 2 : 1); side++) {
        const b =
          turn + (shoots.opposite ? n * (Math.PI / 2) + side * Math.PI : n * 2.6 + rng.around(0, 0.4));
        const last = n === shoots.nodes - 1 && side === 0 && !shoots.opposite;
        const angle = last ? 0.15 : shoots.angle * rng.range(0.75, 1.25) * (1.05 - 0.4 * t);
        const out = across.clone().multiplyScalar(Math.cos(b)).addScaledVector(over, Math.sin(b));
        const leaf = ahead
          .clone()
          .multiplyScalar(Math.cos(angle))
          .addScaledVector(out, Math.sin(angle))
          .add(vec(0, -shoots.hang * rng.range(0.5, 1.2), 0))
          .normalize();
        const foot = from.clone();
        if (shoots.stalk) {
          foot.addScaledVector(leaf, shoots.stalk * rng.range(0.7, 1.2) * k);
          model.add(
            stem,
            rod([from, foot], () => 0.005 * k, 4, 2),
          );
        }
        const back = rng.next() < (shoots.pale ?? 0);
        const tint = back ? PALE.clone() : new Color('#ffffff');
        if (t > 0.8 && !back) tint.lerp(YOUNG, 0.7);
        tint.multiplyScalar(rng.range(0.82, 1.06));
        const face = shoots.flutter
          ? vec(rng.around(0, 1.2), rng.around(0.35, 0.5), rng.around(0.5, 1))
          : vec(rng.around(0, 0.55), back ? -0.5 : 1, rng.around(back ? -0.6 : 0.35, 0.5));
        addLeaf(foot, leaf, face, (1 - 0.42 * t ** 2) * rng.range(0.82, 1.14), tint);
      }
    }
  }
}
