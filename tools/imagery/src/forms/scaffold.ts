import { CatmullRomCurve3, type Vector3 } from 'three';
import { shade } from '../core/material-kit';
import { GOLDEN_ANGLE, lerp } from '../core/rng';
import { rod, vec } from '../core/solids';
import type { Twig } from './branches';
import type { Site } from './trunk-site';

/** Branches at several heights of a trunk, each with side twigs along it. Lengths in decimetres, angles in radians. */
export interface Scaffold {
  /** Share of the trunk below its lowest branch; 0: canes from the ground instead of a trunk. */
  bare: number;
  branches: number;
  /** Length of the lowest branch, and of the highest as a share of it. */
  reach: number;
  top: number;
  /** Angle above the horizontal of the lowest and the highest branch. */
  rise: readonly [number, number];
  /** How far a branch bends down towards its end. */
  arch: number;
  /** Side twigs of a branch, their length as a share of its length, and how far they rise above it. */
  twigs: number;
  twig: number;
  lift: number;
}

/** Grows a trunk with branches along it; every side twig and every branch's end has three places for leaves, the last at its end. */
export function growScaffold(site: Site, s: Scaffold): Twig[] {
  const { model, rng, bark, kind, pot, k } = site;
  const height = kind.height * k;
  const sway = [0, 0.3, 0.62, 1].map((t, i) =>
    vec(rng.around(0, 0.05) * i * k, pot.top - 0.05 + height * t, rng.around(0, 0.04) * i * k),
  );
  const trunk = new CatmullRomCurve3(sway);
  if (s.bare > 0)
    model.add(
      bark,
      rod(sway, (t) => kind.thick * (1.1 - 0.55 * t + 0.35 * Math.exp(-t * 16)) * k, 12, 30, 0.1, 5),
    );
  const turn = rng.range(0, 6.28);
  return Array.from({ length: s.branches }, (_, i) => {
    const high = (i + 0.5) / s.branches;
    const a = turn + i * GOLDEN_ANGLE + rng.around(0, 0.3);
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const from =
      s.bare > 0
        ? trunk.getPointAt(Math.min(1, s.bare + (1 - s.bare) * (high + 0.02)))
        : out
            .clone()
            .multiplyScalar(rng.range(0.06, 0.24) * k)
            .setY(pot.top - 0.05);
    const length = s.reach * lerp(1, s.top, high) * rng.range(0.82, 1.15) * k;
    const thick = kind.thick * (s.bare > 0 ? 0.58 - 0.2 * high : rng.range(0.75, 1)) * k;
    const points = archingPath(
      site,
      from,
      a,
      lerp(s.rise[0], s.rise[1], high) + rng.around(0, 0.1),
      length,
      s,
    );
    const path = new CatmullRomCurve3(points);
    model.add(
      bark,
      rod(points, (t) => thick * (1 - 0.62 * t), 9, 18, 0.1, 6),
      undefined,
      shade('#ffffff', -rng.range(0, 0.12)),
    );
    const first = s.bare > 0 ? 0.28 : 0.38;
    const sites = [0.82, 0.91, 1].map((t, j) => ({
      at: path.getPointAt(t),
      dir: path.getTangentAt(t),
      depth: [0.7, 0.85, 1][j] ?? 1,
    }));
    for (let j = 0; j < s.twigs; j++) {
      const t = first + (0.97 - first) * ((j + rng.range(0.2, 0.8)) / s.twigs);
      sites.push(...sideTwig(site, path, t, j % 2 ? 1 : -1, s, length, thick));
    }
    return sites;
  }).flat();
}

function archingPath(
  { rng }: Site,
  from: Vector3,
  around: number,
  rise: number,
  length: number,
  s: Scaffold,
): Vector3[] {
  const points = [from.clone()];
  const steps = 6;
  let a = around;
  for (let i = 1; i <= steps; i++) {
    a += rng.around(0, 0.16);
    const up = rise - s.arch * (i / steps) ** 1.5 + rng.around(0, 0.06);
    const dir = vec(Math.cos(a) * Math.cos(up), Math.sin(up), Math.sin(a) * Math.cos(up));
    points.push((points[i - 1] as Vector3).clone().addScaledVector(dir, length / steps));
  }
  return points;
}

function sideTwig(
  { model, rng, bark, k }: Site,
  path: CatmullRomCurve3,
  t: number,
  hand: number,
  s: Scaffold,
  length: number,
  thick: number,
): Twig[] {
  const from = path.getPointAt(t);
  const ahead = path.getTangentAt(t);
  const across = vec(ahead.z + 0.001, 0, -ahead.x)
    .normalize()
    .multiplyScalar(hand);
  const dir = ahead
    .clone()
    .multiplyScalar(0.6)
    .addScaledVector(across, rng.range(0.45, 1.05))
    .add(vec(0, s.lift + rng.around(0, 0.25), 0))
    .normalize();
  const reach = s.twig * length * (1.15 - 0.6 * t) * rng.range(0.7, 1.25);
  const mid = from.clone().addScaledVector(dir, 0.55 * reach);
  const tip = from
    .clone()
    .addScaledVector(dir, reach)
    .add(vec(rng.around(0, 0.06), 0.1 * s.lift, rng.around(0, 0.06)).multiplyScalar(reach / k));
  model.add(
    bark,
    rod([from, mid, tip], (v) => Math.min(thick * 0.5, 0.03 * k) * (1 - 0.55 * v), 6, 8),
  );
  return [0.45, 0.75, 1].map((v, j) => ({
    at: v < 0.55 ? from.clone().lerp(mid, v / 0.55) : mid.clone().lerp(tip, (v - 0.55) / 0.45),
    dir: tip.clone().sub(mid).normalize(),
    depth: [0.7, 0.85, 1][j] ?? 1,
  }));
}
