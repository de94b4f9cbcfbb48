import { Color, type Vector3 } from 'three';
import type { Model } from '../core/model';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { Look } from '../form-params';
import { addBloom } from './blooms';
import type { Twig } from './branches';
import { addFruit } from './fruit-shapes';
import type { TreeKind } from './tree-kinds';

/** Fruit on the outer twigs visible to the viewer, kept apart. Returns where it hangs, the first first. */
export function addFruits(
  model: Model,
  rng: Rng,
  kind: TreeKind,
  twigs: Twig[],
  params: Look,
  k: number,
): Vector3[] {
  const { fruit } = kind;
  if (!fruit) return [];
  const s = fruit.size * k;
  const color = new Color(params.fruitColor ?? fruit.color);
  const outer = facing(twigs, k);
  if (kind.bunch || kind.seated) {
    // seated fruit is on older wood, below the leaves of this year
    const bearing = kind.seated ? outer.filter(({ depth }) => depth < 1) : outer;
    return addBunches(model, rng, kind, bearing, color, k);
  }
  const taken: Vector3[] = [];
  const apart = s * (fruit.shape === 'cluster' ? 4.5 : s < 0.1 ? 2.2 : 3.2);
  for (let i = 0; i < outer.length * 2 && taken.length < fruit.count; i++) {
    const twig = outer[(i * 7919) % outer.length];
    if (!twig) break;
    const before = kind.scaffold
      ? outward(twig.at).multiplyScalar((0.05 + 0.65 * kind.length) * k)
      : vec(0, 0, (0.13 + (kind.length > 0.45 ? 0.4 * kind.length : 0)) * k);
    const at = twig.at
      .clone()
      .add(before)
      .add(vec(rng.around(0, 0.05), -s * 1.5 - rng.range(0, 0.05) - (kind.hanging ?? 0) * k, 0));
    if (taken.some((p) => p.distanceTo(at) < apart)) continue;
    taken.push(at);
    const stalk = [
      twig.at,
      twig.at
        .clone()
        .lerp(at, 0.5)
        .add(vec(0.015, 0.01, 0)),
      at.clone().add(vec(0, s * 1.1, 0)),
    ];
    model.add(
      stemMaterial('#6d8a3c'),
      rod(stalk, () => 0.012 * k, 5, 4),
    );
    const tint = color.clone().multiplyScalar(rng.range(0.9, 1.06));
    addFruit(
      model,
      rng,
      fruit.shape,
      aim(at, vec(rng.around(0, 0.2), 1, rng.around(0, 0.2)), vec(0, 0, 1), s),
      tint,
      fruit.blush,
    );
  }
  return taken;
}

/** Flowers on the outer twigs visible to the viewer. */
export function addFlowers(
  model: Model,
  rng: Rng,
  kind: TreeKind,
  twigs: Twig[],
  params: Look,
  k: number,
): void {
  const { flower } = kind;
  if (!flower) return;
  // a tree in blossom without leaves shows the flowers on its far side, too
  const bare = kind.perTwig === 0;
  const outer = bare ? twigs : facing(twigs, k);
  for (let i = 0; i < flower.count; i++) {
    const twig =
      outer[
        flower.even
          ? Math.floor(((i + 0.5) / flower.count) * outer.length)
          : Math.floor((i * GOLDEN_ANGLE * 37) % outer.length)
      ];
    if (!twig) break;
    const along = kind.scaffold
      ? (rng.around(bare ? -0.06 : 0.05, bare ? 0.16 : 0.1) + 0.6 * (kind.leafyShoots?.length ?? 0)) * k
      : 0.1;
    const at = twig.at.clone().addScaledVector(twig.dir, along);
    const face = vec(0, 0, 0);
    if (bare) {
      face.set(rng.around(0, 1), rng.around(0.2, 0.6), rng.around(0.35, 0.6)).normalize();
      at.addScaledVector(face, 0.035 * k);
    } else {
      at.add(vec(rng.around(0, 0.08), rng.around(0.02, 0.06), 0.08));
      face.set(rng.around(0, 0.5), 0.6, 0.7);
    }
    addBloom(
      model,
      rng,
      flower.bloom,
      aim(at, face, vec(0, 1, 0), flower.size * rng.range(0.85, 1.1) * k),
      params.flowerColor ?? flower.color,
      flower.throat,
    );
  }
}

/** Fruits in bunches that hang from a twig, or single ones that sit on it. Returns where they hang. */
function addBunches(
  model: Model,
  rng: Rng,
  { fruit, bunch, trunk, compound, length: leaf }: TreeKind,
  twigs: Twig[],
  color: Color,
  k: number,
): Vector3[] {
  if (!fruit) return [];
  const s = fruit.size * k;
  const taken: Vector3[] = [];
  const stalk = stemMaterial('#7d9a48');
  let left = fruit.count;
  for (let i = 0; i < twigs.length && left > 0; i++) {
    const twig = twigs[(i * 7919) % twigs.length] as Twig;
    // in front of the leaves of its own twig, not behind them
    const hub = bunch
      ? twig.at
          .clone()
          .addScaledVector(trunk === 'vine' ? twig.dir : outward(twig.at), (compound ? 1.15 : 0.7) * leaf * k)
      : twig.at.clone().addScaledVector(outward(twig.at), 0.3 * leaf * k);
    if (taken.some((p) => p.distanceTo(hub) < s * (bunch ? 5 : 3.5))) continue;
    taken.push(hub);
    model.add(
      stalk,
      rod([twig.at, twig.at.clone().lerp(hub, 0.5), hub], () => (bunch ? 0.008 : 0.016) * k, 5, 3),
    );
    const count = Math.min(left, bunch ? rng.int(...bunch.fruits) : 1);
    left -= count;
    const turn = rng.range(0, 6.28);
    for (let j = 0; j < count; j++) {
      const a = turn + j * GOLDEN_ANGLE;
      const out = bunch
        ? vec(Math.cos(a) * 0.75, -0.55 - 0.25 * (j % 3), Math.sin(a) * 0.75 + 0.2).normalize()
        : vec(rng.around(0, 0.8), rng.range(0.3, 0.7), rng.range(0.5, 1)).normalize();
      const reach = bunch ? Math.max(bunch.length * rng.range(0.8, 1.2) * k, 0.7 * s) : 0.12 * s;
      const foot = hub.clone().addScaledVector(out, reach);
      if (bunch && bunch.length > 2 * fruit.size) foot.y -= 0.5 * reach;
      model.add(
        stalk,
        rod(
          [
            hub,
            hub
              .clone()
              .lerp(foot, 0.5)
              .add(vec(0, 0.1 * reach, 0)),
            foot,
          ],
          () => 0.007 * k,
          4,
          4,
        ),
      );
      const unripe = bunch?.unripe && rng.next() < 0.28 ? rng.pick(bunch.unripe) : undefined;
      const size = s * rng.range(0.85, 1.12) * (unripe ? 0.85 : 1);
      const hang = bunch
        ? out
            .clone()
            .add(vec(0, -1.2, 0))
            .normalize()
        : out;
      addFruit(
        model,
        rng,
        fruit.shape,
        aim(foot.clone().addScaledVector(hang, size), hang.negate(), vec(0, 0, 1), size),
        (unripe ? new Color(unripe) : color.clone()).multiplyScalar(rng.range(0.86, 1.08)),
        fruit.blush,
      );
    }
  }
  return taken;
}

/** From the trunk to a place, turned to the viewer: fruit there is in front of the leaves of its twig. */
const outward = (at: Vector3): Vector3 =>
  vec(at.x, 0, at.z)
    .normalize()
    .add(vec(0, 0.05, 0.8))
    .normalize();

function facing(twigs: Twig[], k: number): Twig[] {
  return twigs.filter((t) => t.depth > 0.5 && t.at.z > -0.1 * k).sort((a, b) => b.at.z - a.at.z);
}
