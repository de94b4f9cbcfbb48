import { type BufferGeometry, CatmullRomCurve3, Color, type Material, type Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { GOLDEN_ANGLE, lerp, type Rng } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { HerbKind } from './herb';

/** How a herb's stems stand and bear leaves. Lengths in decimetres, angles in radians. */
export interface HerbShoots {
  /** Angle from the vertical of the outermost stems at their foot, and how far every stem turns up (+) or arches down (-). */
  lean: number;
  turn: number;
  /** Radius of a stem at its foot. */
  thick: number;
  /** Share of nodes from which a side shoot grows, and its length as a share of its stem's. */
  side: number;
  sideLength: number;
  /** Lowest place of leaves, as a share of the stem. */
  from: number;
  /** Leaves of a node, each pair or whorl across the last; angle of the youngest and of the oldest from the stem. */
  whorl: number;
  open: readonly [young: number, old: number];
  /** Length of a leaf's stalk as a share of its blade; size of the youngest leaf. */
  stalk: number;
  tip: number;
}

export interface HerbSite {
  model: Model;
  rng: Rng;
  kind: HerbKind;
  leaf: Material;
  stem: Material;
  /** Height and radius of the soil. */
  top: number;
  radius: number;
  k: number;
}

const YELLOW = new Color(1.35, 1.12, 0.5);
const YOUNG = new Color('#eefab8');

/** Adds stems with leaves in crossing pairs, from old ones below to a tuft of young ones; returns the places of flowers. */
export function addHerbShoots(site: HerbSite, s: HerbShoots): Vector3[] {
  const { model, rng, kind, leaf, stem, top, radius, k } = site;
  const fine = kind.needles ? 2 : 6;
  // the older a leaf, the more it bends
  const blades = Array.from({ length: 9 }, (_, i) =>
    bendBlade(leafBlade(kind.leaf, fine), {
      length: kind.length * rng.range(0.88, 1.12),
      width: kind.width * rng.range(0.9, 1.1),
      bend: kind.bend * lerp(-0.35, 1.5, i / 8) + rng.around(0, 0.15),
      fold: lerp(0.4, 0.08, i / 8),
      cup: kind.cup * lerp(0.2, 1.2, i / 8),
      wave: kind.wave * rng.range(0.5, 1.3),
      waves: 3,
      phase: rng.range(0, 6),
      twist: rng.around(0, 0.3),
    }),
  );
  const spots: Vector3[] = [];
  const put = (at: Vector3, dir: Vector3, age: number, size: number): void => {
    const tint = new Color('#ffffff');
    if (age < 0.35) tint.lerp(YOUNG, (1 - age / 0.35) * rng.range(0.4, 0.9));
    else if (age > 0.8 && rng.next() < 0.07) tint.lerp(YELLOW, rng.range(0.4, 0.9));
    tint.multiplyScalar(rng.range(0.86, 1.06) * lerp(1.04, 0.84, age));
    const blade = blades[
      Math.max(0, Math.min(8, Math.round(age * 8 + rng.around(0, 1.2))))
    ] as BufferGeometry;
    const face = vec(rng.around(0, 0.4), 1, rng.around(0.15, 0.4));
    model.add(leaf, blade, aim(at, dir, face, size * k), tint);
  };
  const grow = (foot: Vector3, dir: Vector3, length: number, thick: number, main: boolean): void => {
    const points = [foot];
    const heading = dir.clone().normalize();
    for (let i = 1; i <= 4; i++) {
      heading.add(vec(rng.around(0, 0.09), s.turn * 0.25, rng.around(0, 0.09))).normalize();
      points.push((points[i - 1] as Vector3).clone().addScaledVector(heading, length / 4));
    }
    const path = new CatmullRomCurve3(points);
    model.add(
      stem,
      rod(points, (t) => thick * (1 - 0.6 * t) * k, 6, 10),
    );
    const nodes = Math.max(3, Math.round(kind.nodes * (main ? 1 : 0.3 + 0.55 * s.sideLength)));
    const from = main ? s.from : 0.12;
    const turn = rng.range(0, 6.28);
    for (let n = 0; n < nodes; n++) {
      const share = (n + 0.5 + rng.around(0, 0.2)) / nodes;
      // nodes are closer to each other towards the end
      const t = from + (1 - from) * (1 - (1 - share) ** (kind.needles ? 1.1 : 1.35));
      const age = (1 - share) * (main ? 1 : 0.7);
      const at = path.getPointAt(Math.min(1, t));
      const ahead = path.getTangentAt(Math.min(1, t));
      if (main || n > 1) spots.push(at);
      const across = vec(ahead.z + 0.01, 0, -ahead.x).normalize();
      const size =
        lerp(s.tip, 1, Math.min(1, age * 2.6)) * (kind.needles ? 1 : lerp(1, 0.86, age)) * (main ? 1 : 0.78);
      const branching = main && share < 0.75 && rng.next() < s.side;
      for (let j = 0; j < s.whorl; j++) {
        // stems drop some of their oldest leaves
        if (age > 0.72 && rng.next() < 0.25) continue;
        const a = turn + n * (Math.PI / s.whorl) + (j / s.whorl) * Math.PI * 2 + rng.around(0, 0.22);
        const round = across.clone().applyAxisAngle(ahead, a);
        const open = lerp(s.open[0], s.open[1], age) + rng.around(0, 0.2);
        const out = ahead
          .clone()
          .multiplyScalar(Math.cos(open))
          .addScaledVector(round, Math.sin(open))
          .normalize();
        const base = at.clone().addScaledVector(out, (s.stalk * kind.length * size + thick * 0.6) * k);
        if (s.stalk > 0.1)
          model.add(
            stem,
            rod([at, base], () => 0.3 * thick * k, 4, 2),
          );
        put(base, out, age, size * rng.range(0.82, 1.14));
        if (branching && j === 0)
          grow(
            at,
            ahead.clone().multiplyScalar(0.75).addScaledVector(round, 0.75),
            length * s.sideLength * (1.15 - share) * rng.range(0.7, 1.2),
            thick * 0.62,
            false,
          );
      }
    }
    // the tuft at the end
    const end = points[4] as Vector3;
    const ahead = path.getTangentAt(1);
    const across = vec(ahead.z + 0.01, 0, -ahead.x).normalize();
    for (let j = 0; j < 4; j++) {
      const round = across.clone().applyAxisAngle(ahead, turn + (j * Math.PI) / 2);
      const open = s.open[0] * (j % 2 ? 0.55 : 1);
      put(
        end,
        ahead.clone().multiplyScalar(Math.cos(open)).addScaledVector(round, Math.sin(open)),
        0.04,
        s.tip * (j % 2 ? 0.6 : 0.95),
      );
    }
  };
  for (let i = 0; i < kind.stems; i++) {
    const a = i * GOLDEN_ANGLE + rng.around(0, 0.25);
    const r = Math.sqrt((i + 0.3) / kind.stems);
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const lean = s.lean * r + rng.around(0, 0.1);
    grow(
      out
        .clone()
        .multiplyScalar(0.62 * r * radius)
        .setY(top - 0.04),
      vec(0, Math.cos(lean), 0).addScaledVector(out, Math.sin(lean)),
      kind.height * rng.range(0.68, 1.1) * (1 - 0.12 * r) * k,
      s.thick,
      true,
    );
  }
  return spots;
}
