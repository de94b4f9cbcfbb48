import { CatmullRomCurve3, type Vector3 } from 'three';
import { shade } from '../core/material-kit';
import { GOLDEN_ANGLE } from '../core/rng';
import { radialDirection, rod, vec } from '../core/solids';
import { addAgedLeaf, type Growth } from './broadleaf-leaf';

const up = (y: number): Vector3 => vec(0, y, 0);

/** A stem along these points, and the curve that it follows. */
function stemAlong(
  g: Growth,
  points: Vector3[],
  thick: (t: number) => number,
  wood = false,
): CatmullRomCurve3 {
  g.model.add(
    wood ? g.wood : g.stem,
    rod(points, thick, 8, 14, 0.04),
    undefined,
    shade('#ffffff', -g.rng.range(0, 0.14)),
  );
  return new CatmullRomCurve3(points);
}

/** A leaf that has not unrolled. */
export const SPEAR = { bend: 0.08, fold: 1.32, wave: 0.004, twist: 0.7 } as const;

/** Slender stalks from a few crowns in the soil; each blade turns at its stalk's end to the light. */
export function growTuft(g: Growth): void {
  const { kind, rng, pot, k } = g;
  const crowns = Math.max(1, Math.round(kind.count / 5));
  const heart = kind.leaf === 'heart' || kind.leaf === 'arrow' || kind.leaf === 'grape';
  const low = kind.lowest ?? 0.3;
  for (let i = 0; i < kind.count; i++) {
    // from the outer, old leaves to the inner, young ones
    const y = (i + 0.5) / kind.count;
    const crown = radialDirection((i % crowns) * GOLDEN_ANGLE * 1.7).multiplyScalar(
      pot.radius * 0.32 * Math.sqrt((i % crowns) / crowns),
    );
    const d = radialDirection(i * GOLDEN_ANGLE + rng.around(0, 0.3));
    const reach = kind.spread * (1.02 - 0.85 * y) * rng.range(0.75, 1.1) * k;
    const h = kind.height * (low + (1.02 - low) * y ** 0.8) * rng.range(0.85, 1.1) * k;
    const foot = crown.clone().setY(pot.top - 0.04);
    const at = crown
      .clone()
      .addScaledVector(d, reach)
      .setY(pot.top + h);
    const mid = foot
      .clone()
      .lerp(at, 0.5)
      .add(up(0.16 * h))
      .addScaledVector(d, -0.16 * reach);
    const stalk = kind.stalk ?? 1;
    const thick = 0.021 * stalk * Math.sqrt(kind.length) * k;
    // stout stalks are sheaths below
    stemAlong(g, [foot, mid, at], (t) => thick * (1.25 + 0.3 * (stalk - 1) * (1 - t) - 0.5 * t));
    if (kind.spear && i === kind.count - 1) {
      addAgedLeaf(g, 0, 0.52, at, d.clone().multiplyScalar(0.12).setY(1), vec(d.x, 0, d.z + 0.4), SPEAR);
      continue;
    }
    const lift = (heart ? -0.7 + 0.75 * y : -0.15 + 1.5 * y ** 1.3) + (kind.lift ?? 0);
    const dir = d.clone().add(vec(rng.around(0, 0.25), lift + rng.around(0, 0.2), rng.around(0, 0.25)));
    const face = vec(
      -d.x * (heart ? -0.3 : 0.35) + rng.around(0, 0.3),
      0.8,
      -d.z * (heart ? -0.3 : 0.35) + rng.around(0.45, 0.3),
    );
    addAgedLeaf(g, 1 - y, rng.range(0.85, 1.1) * (1.02 - 0.25 * y), at, dir, face);
  }
}

/** Upright stems with crossed pairs of leaves: the lower pairs hang, the newest stand. */
export function growPairs(g: Growth): void {
  const { kind, rng, pot, k } = g;
  const stems = kind.stems ?? 1;
  for (let s = 0; s < stems; s++) {
    const turn = s * 2.4 + 0.6;
    const height = kind.height * (1 - 0.15 * s) * rng.range(0.94, 1.04) * k;
    const foot = radialDirection(turn)
      .multiplyScalar(stems > 1 ? 0.2 : 0)
      .setY(pot.top - 0.05);
    const tip = foot
      .clone()
      .addScaledVector(radialDirection(turn), (stems > 1 ? 0.17 : 0.03) * height)
      .setY(pot.top + height);
    const mid = foot
      .clone()
      .lerp(tip, 0.5)
      .add(vec(rng.around(0, 0.05), 0, rng.around(0, 0.05)));
    const curve = stemAlong(g, [foot, mid, tip], (t) => 0.034 * (1.15 - 0.75 * t) * k, true);
    const pairs = Math.max(3, Math.round(kind.count / stems / 2));
    for (let i = 0; i < pairs; i++) {
      const y = (i + 0.5) / pairs;
      const t = 0.16 + 0.84 * y ** 0.85;
      const axis = curve.getTangentAt(Math.min(1, t));
      for (const hand of [0, Math.PI]) {
        const d = radialDirection(turn + i * (Math.PI / 2 + 0.12) + hand + rng.around(0, 0.16));
        const from = curve.getPointAt(Math.min(1, t));
        const lift = 0.2 + 1.3 * y ** 2.2 - kind.bend * 0.25 * (1 - y);
        const dir = d
          .clone()
          .addScaledVector(axis, lift + rng.around(0, 0.16))
          .normalize();
        const stalk = 0.1 * kind.length * k;
        const at = from.clone().addScaledVector(dir, stalk);
        stemAlong(g, [from, at], () => 0.016 * Math.sqrt(kind.length) * k);
        const face = vec(-d.x * 0.25 + rng.around(0, 0.3), 1, -d.z * 0.25 + rng.around(0.25, 0.3));
        // leaves unfold at the top and are largest a third below it
        const size = (y > 0.86 ? 0.5 : y > 0.7 ? 0.8 : 1) * rng.range(0.88, 1.1);
        addAgedLeaf(g, 1 - y, size, at, dir, face);
      }
    }
  }
}

/** Short fleshy stems that lean out of the pot, leaves close round each. */
export function growShoots(g: Growth): void {
  const { kind, rng, pot, k } = g;
  const each = 8;
  const stems = Math.max(3, Math.round(kind.count / each));
  for (let s = 0; s < stems; s++) {
    const f = Math.sqrt((s + 0.3) / stems);
    const d = radialDirection(s * GOLDEN_ANGLE + rng.around(0, 0.25));
    const foot = d
      .clone()
      .multiplyScalar(f * pot.radius * 0.55)
      .setY(pot.top - 0.04);
    const tip = d
      .clone()
      .multiplyScalar(f * kind.spread * rng.range(0.85, 1.1) * k)
      .setY(pot.top + kind.height * (1 - 0.62 * f * f) * rng.range(0.85, 1.1) * k);
    const mid = foot
      .clone()
      .lerp(tip, 0.5)
      .add(up(-0.06 * kind.height * f))
      .addScaledVector(d, 0.06);
    const curve = stemAlong(g, [foot, mid, tip], (t) => 0.03 * (1.1 - 0.35 * t) * k);
    for (let i = 0; i < each; i++) {
      const y = (i + 0.6) / each;
      const t = 0.25 + 0.75 * y;
      const axis = curve.getTangentAt(Math.min(1, t));
      const out = radialDirection(i * GOLDEN_ANGLE + s * 1.3 + rng.around(0, 0.25));
      const dir = out
        .addScaledVector(axis, 0.1 + 1.15 * y ** 2)
        .addScaledVector(d, 0.45 * f)
        .add(up(0.1))
        .normalize();
      const from = curve.getPointAt(Math.min(1, t));
      const at = from.clone().addScaledVector(dir, (0.2 - 0.1 * y) * kind.length * 1.4 * k);
      stemAlong(g, [from, at], () => 0.014 * k);
      const face = axis
        .clone()
        .addScaledVector(dir, -0.5)
        .add(vec(rng.around(0, 0.25), 0.5, rng.around(0.3, 0.25)));
      addAgedLeaf(g, 1 - y, (y > 0.85 ? 0.62 : 0.95) * rng.range(0.88, 1.12), at, dir, face, { cup: 0.1 });
    }
  }
}

/** Canes that lean out and arch, with long leaves in two rows, each bending over under its weight. */
export function growGinger(g: Growth): void {
  const { kind, rng, pot, k } = g;
  const canes = kind.stems ?? 7;
  const each = Math.max(4, Math.round(kind.count / canes));
  for (let s = 0; s < canes; s++) {
    const y = (s + 0.5) / canes;
    const d = radialDirection(s * GOLDEN_ANGLE + rng.around(0, 0.2));
    const h = kind.height * (0.72 + 0.34 * y) * rng.range(0.9, 1.06) * k;
    const out = kind.spread * (1.5 - 1.2 * y) * k;
    const foot = d
      .clone()
      .multiplyScalar(0.3 * (1 - y) * pot.radius)
      .setY(pot.top - 0.04);
    const curve = stemAlong(
      g,
      [
        foot,
        foot
          .clone()
          .addScaledVector(d, out * 0.25)
          .setY(pot.top + 0.5 * h),
        foot
          .clone()
          .addScaledVector(d, out)
          .setY(pot.top + h),
      ],
      (t) => 0.04 * (1 - 0.55 * t) * k,
    );
    // the two rows lie across the direction in which the cane leans, turned a little to the light
    const across = vec(-d.z, 0, d.x)
      .add(vec(rng.around(0, 0.3), 0, rng.around(0, 0.3)))
      .normalize();
    for (let i = 0; i < each; i++) {
      const age = 1 - (i + 0.5) / each;
      const t = Math.min(1, 0.26 + 0.76 * (1 - age));
      const axis = curve.getTangentAt(t);
      const hand = i % 2 ? 1 : -1;
      const dir = across
        .clone()
        .multiplyScalar(hand * (0.75 - 0.35 * (1 - age)))
        .addScaledVector(axis, 0.75)
        .addScaledVector(d, rng.around(0.15, 0.2))
        .normalize();
      const face = axis
        .clone()
        .multiplyScalar(0.5)
        .addScaledVector(dir, -0.4)
        .add(vec(-across.x * hand * 0.8, 0.45, -across.z * hand * 0.8 + 0.35));
      addAgedLeaf(
        g,
        age,
        (0.85 + 0.35 * Math.sin(Math.PI * t)) * 1.2 * rng.range(0.9, 1.08),
        curve.getPointAt(t),
        dir,
        face,
        {
          bend: kind.bend * (0.9 + 1.1 * age) * rng.range(0.75, 1.2),
          bendPower: 1.5,
        },
      );
    }
  }
}

/** Stalks that arch over the rim, with small plants at their ends. */
export function addRunners(g: Growth): void {
  const { kind, rng, pot, k } = g;
  for (let s = 0; s < (kind.runners ?? 0); s++) {
    const d = radialDirection(s * 2.1 + 0.5 + rng.around(0, 0.3));
    const reach = rng.range(0.85, 1.1) * k;
    const low = pot.top * rng.range(0.45, 0.95);
    const at = (r: number, y: number): Vector3 => d.clone().multiplyScalar(r).setY(y);
    stemAlong(
      g,
      [
        at(0.08, pot.top),
        at(reach * 0.45, pot.top + 0.62 * k),
        at(reach * 0.85, pot.top + 0.3 * k),
        at(reach, low),
      ],
      (t) => 0.013 * (1.2 - 0.5 * t) * k,
    );
    for (let i = 0; i < 13; i++) {
      const out = radialDirection(i * GOLDEN_ANGLE);
      const y = i / 13;
      addAgedLeaf(
        g,
        0.7,
        rng.range(0.3, 0.42),
        at(reach, low),
        out.clone().add(up(-0.1 + 1.1 * y)),
        vec(-out.x, 0.8, -out.z),
      );
    }
  }
}
