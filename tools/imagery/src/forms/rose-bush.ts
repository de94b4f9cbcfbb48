import { CatmullRomCurve3, Color, type MeshPhysicalMaterial, type Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import { addBloom, type Bloom } from './blooms';

/** A rose in a pot that stands on the soil at `top`: canes, how high and wide, leaves, flowers. */
interface RoseBush {
  top: number;
  canes: number;
  height: number;
  spread: number;
  leaf: MeshPhysicalMaterial;
  /** Length of a leaflet. */
  leaflet: number;
  /** Of an open flower. */
  bloom: Bloom;
  size: number;
  count: number;
  color: (i: number) => string;
  throat: string | undefined;
}

/** Canes that fork near their ends, leaves of five leaflets all the way up, and at each end open flowers, half-open ones and buds. */
export function addRoseBush(model: Model, rng: Rng, r: RoseBush, k: number): void {
  const bark = stemMaterial('#6f8a4a');
  const young = stemMaterial('#8a9a55');
  const leaflets = Array.from({ length: 4 }, () =>
    bendBlade(leafBlade('toothed', 4), {
      length: r.leaflet,
      width: r.leaflet * 0.62,
      bend: rng.range(0.2, 0.7),
      fold: rng.range(0.12, 0.3),
      wave: 0.03,
      waves: 3,
      phase: rng.range(0, 6),
    }),
  );
  const addLeaf = (from: Vector3, a: number, size: number, fresh: number): void => {
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const reach = r.leaflet * 1.9 * size * k;
    const p = (t: number): Vector3 =>
      from
        .clone()
        .addScaledVector(out, t * reach)
        .add(vec(0, (0.55 * t - 0.55 * t * t) * reach, 0));
    model.add(
      young,
      rod([p(0), p(0.5), p(1)], () => 0.006 * k, 4, 6),
    );
    const tint = new Color('#ffffff')
      .lerp(new Color('#f2d9a8'), 0.6 * fresh)
      .multiplyScalar(rng.range(0.8, 1.05));
    const blade = (t: number, turn: number, scale: number): void => {
      const b = a + turn;
      model.add(
        r.leaf,
        rng.pick(leaflets),
        aim(p(t), vec(Math.cos(b), rng.range(-0.25, 0.15), Math.sin(b)), vec(0, 1, 0.35), scale * size * k),
        tint,
      );
    };
    blade(0.98, 0, 1.1);
    for (const s of [-1, 1]) {
      blade(0.85, s * rng.range(0.9, 1.2), 0.95);
      blade(0.45, s * rng.range(1.05, 1.35), 0.8);
    }
  };
  const ends: { at: Vector3; out: Vector3; r: number }[] = [];
  for (let i = 0; i < r.canes; i++) {
    const share = Math.sqrt((i + 0.3) / r.canes);
    const a = i * GOLDEN_ANGLE + 0.7;
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const h = r.height * (1 - 0.34 * share * share + rng.around(0, 0.06)) * k;
    const tip = out
      .clone()
      .multiplyScalar(r.spread * share * k)
      .setY(r.top + h);
    const foot = out
      .clone()
      .multiplyScalar(0.1 + 0.12 * share)
      .setY(r.top - 0.03);
    const knee = foot
      .clone()
      .lerp(tip, 0.55)
      .addScaledVector(out, -0.08 * r.spread)
      .add(vec(rng.around(0, 0.05), 0.06 * h, rng.around(0, 0.05)));
    const curve = new CatmullRomCurve3([foot, knee, tip]);
    model.add(
      bark,
      rod(curve.getPoints(8), (t) => 0.022 * (1 - 0.55 * t) * k, 7, 20),
    );
    ends.push({ at: tip, out, r: share });
    const leaves = Math.round(9 * (h / k / 1.2) + 3);
    for (let n = 0; n < leaves; n++) {
      const t = 0.16 + (0.8 * (n + rng.range(0, 0.6))) / leaves;
      addLeaf(
        curve.getPointAt(Math.min(0.97, t)),
        a + n * GOLDEN_ANGLE,
        rng.range(0.8, 1.15),
        Math.max(0, t - 0.82) * 4,
      );
    }
  }
  for (let i = 0; i < r.count; i++) {
    const end = ends[i % ends.length] as (typeof ends)[number];
    const round = Math.floor(i / ends.length);
    // the first of a cluster is open, then a younger one beside it, then buds
    const stage = round === 0 ? (i % 4 === 3 ? 1 : 0) : round === 1 ? (i % 3 === 0 ? 0 : 1) : 2;
    const b = rng.range(0, Math.PI * 2);
    const aside = round === 0 ? 0.03 : r.size * rng.range(1.1, 1.5);
    const lift =
      (round === 0 ? 0.1 : round === 1 ? rng.range(-0.02, 0.1) : rng.range(0.06, 0.2)) * (r.size / 0.2);
    const at = end.at
      .clone()
      .add(vec(Math.cos(b) * aside, lift, Math.sin(b) * aside + 0.04).multiplyScalar(k));
    const from = end.at.clone().add(vec(0, -0.08 * k, 0));
    model.add(
      young,
      rod(
        [
          from,
          from
            .clone()
            .lerp(at, 0.5)
            .add(vec(0, -0.01, 0)),
          at,
        ],
        () => 0.0095 * k,
        5,
        8,
      ),
    );
    const face = vec(
      end.out.x * 0.75 * end.r + Math.cos(b) * 0.45 + rng.around(0, 0.2),
      stage === 2 ? 1.4 : rng.range(0.45, 0.95),
      end.out.z * 0.5 * end.r + Math.sin(b) * 0.35 + (stage === 2 ? 0.1 : 0.55),
    );
    const scale =
      stage === 0 ? rng.range(0.88, 1.12) : stage === 1 ? rng.range(0.6, 0.78) : rng.range(0.24, 0.36);
    addBloom(
      model,
      rng,
      stage === 0 ? r.bloom : stage === 1 ? 'rose' : 'rosebud',
      aim(at, face, vec(0, 1, 0.2), r.size * scale * k),
      r.color(i),
      r.throat,
    );
    if (round > 0 && round < 2) addLeaf(from, b + 2, 0.8, 0.5);
  }
}
