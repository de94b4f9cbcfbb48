import { CatmullRomCurve3, Color } from 'three';
import { shade } from '../core/material-kit';
import { GOLDEN_ANGLE } from '../core/rng';
import { radialDirection, rod, vec } from '../core/solids';
import { addLeaf, type FlowerBed } from './flower-bed';

/** Leaves over a dome, or along stems for a kind with `nodes`, up to the height `low`. */
export function addBush(bed: FlowerBed, low: number): void {
  const { rng, kind, pot, k } = bed;
  if (kind.nodes) {
    addLeafyStems(bed, low, kind.nodes);
    return;
  }
  for (let i = 0; i < kind.leaves; i++) {
    const r = Math.sqrt((i + 0.5) / kind.leaves);
    const d = radialDirection(i * GOLDEN_ANGLE);
    const at = d
      .clone()
      .multiplyScalar(r * kind.spread * 0.9 * k)
      .setY(pot.top + low * rng.range(0.08, 0.95) * (1 - 0.4 * r) * k);
    const narrow = kind.leafWide < 0.2 || kind.leaf === 'feathery';
    if (i % 3 === 0)
      bed.model.add(
        bed.stem,
        rod([vec(at.x * 0.3, pot.top - 0.02, at.z * 0.3), at], () => 0.014 * k, 5, 3),
      );
    addLeaf(
      bed,
      at,
      d.clone().add(vec(0, (narrow ? 1.3 : 0.35) + rng.around(0, 0.3), 0)),
      vec(-d.x * 0.5, 1, -d.z * 0.5),
      rng.range(0.75, 1.15),
    );
  }
}

const YOUNG = new Color('#e6f4b4');

/**
 * Stems that lean out of the soil with crossed pairs of leaves: the lower pairs are large and hang, the upper ones stand. The first
 * stems end where `addFlowers` puts its flowers.
 */
function addLeafyStems(bed: FlowerBed, low: number, nodes: number): void {
  const { model, rng, kind, pot, stem, k } = bed;
  const stems = Math.max(kind.count, Math.round(kind.leaves / nodes / 2));
  for (let s = 0; s < stems; s++) {
    const flowering = s < kind.count;
    const r = Math.sqrt((s + 0.3) / (flowering ? kind.count : stems));
    const a = flowering ? s * GOLDEN_ANGLE + 0.8 : s * 2.1 + rng.around(0, 0.4);
    const d = radialDirection(a);
    const top = low * (flowering ? 1 : rng.range(0.55, 0.9)) * (1 - 0.3 * r * r) * rng.range(0.92, 1.06) * k;
    const foot = d
      .clone()
      .multiplyScalar(0.25 * r * pot.radius)
      .setY(pot.top - 0.03);
    const tip = d
      .clone()
      .multiplyScalar(r * kind.spread * 0.86 * k)
      .setY(pot.top + top);
    const path = [
      foot,
      foot
        .clone()
        .lerp(tip, 0.5)
        .addScaledVector(d, -0.08 * r * k),
      tip,
    ];
    model.add(
      stem,
      rod(path, (t) => (0.021 - 0.008 * t) * k, 6, 10),
    );
    const curve = new CatmullRomCurve3(path);
    for (let n = 0; n < nodes; n++) {
      const t = 0.2 + (0.8 * (n + 0.6)) / nodes;
      const from = curve.getPointAt(Math.min(1, t));
      const size = (t > 0.85 ? 0.62 : 1.06 - 0.22 * t) * rng.range(0.86, 1.1);
      for (const hand of [0, Math.PI]) {
        const out = radialDirection(a + n * (Math.PI / 2 + 0.1) + hand + rng.around(0, 0.3));
        // leaves that would grow into the plant turn to its outside
        out.addScaledVector(d, 0.55 * r).normalize();
        const lift = -0.42 + 1.05 * t ** 1.6 + rng.around(0, 0.22);
        // above the soil leaves lie over the rim, not through the wall
        const within =
          from.y - pot.top < 0.6 * kind.leafLength * k && Math.hypot(from.x, from.z) < pot.radius;
        const dir = out.clone().setY(within ? Math.max(0.12, lift) : lift);
        const at = from.clone().addScaledVector(dir, 0.14 * kind.leafLength * k);
        model.add(
          stem,
          rod([from, at], () => 0.011 * k, 5, 2),
        );
        const face = vec(out.x * 0.25 + rng.around(0, 0.35), 1, out.z * 0.25 + rng.around(0.25, 0.35));
        const tint =
          t > 0.85
            ? YOUNG.clone().lerp(new Color('#ffffff'), rng.next())
            : shade('#ffffff', -rng.range(0, 0.24) * (1.2 - t));
        addLeaf(bed, at, dir, face, size, tint);
      }
    }
  }
}

/** Leaves out of the middle: round ones on stalks of their own, others from the soil. */
export function addTuft(bed: FlowerBed): void {
  const { rng, kind, pot, model, stem, k } = bed;
  const upright = kind.habit === 'tulip';
  for (let i = 0; i < kind.leaves; i++) {
    const r = Math.sqrt((i + 0.5) / kind.leaves);
    const d = radialDirection(i * GOLDEN_ANGLE);
    if (kind.leaf === 'heart' || kind.leaf === 'fig' || kind.leaf === 'fingers') {
      // round and divided leaves on stalks of their own
      const at = d
        .clone()
        .multiplyScalar(r * kind.spread * k)
        .setY(pot.top + (0.34 * (1 - 0.6 * r) + 0.05) * k);
      model.add(
        stem,
        rod([vec(at.x * 0.2, pot.top - 0.02, at.z * 0.2), at], () => 0.013 * k, 5, 4),
      );
      addLeaf(
        bed,
        at,
        d.clone().add(vec(0, -0.1, 0.15)),
        vec(d.x * 0.2, 1, d.z * 0.2 + 0.35),
        rng.range(0.8, 1.15),
      );
    } else {
      const at = d
        .clone()
        .multiplyScalar(r * pot.radius * 0.45)
        .setY(pot.top + 0.02);
      addLeaf(
        bed,
        at,
        d.clone().add(vec(0, (upright ? 2.2 : 0.75) + rng.around(0, 0.3), 0)),
        vec(-d.x * 0.5, 1, -d.z * 0.5),
        rng.range(0.75, 1.15),
      );
    }
  }
}
