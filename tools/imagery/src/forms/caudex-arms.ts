import { CatmullRomCurve3, Color, type Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE } from '../core/rng';
import { aim, lump, place, rod, vec } from '../core/solids';
import { addBloom } from './blooms';
import type { CaudexBuild } from './caudex';
import { addTuft, THORN } from './caudex-leaves';
import type { Limb } from './caudex-solid';

/**
 * Branches on the swollen body, their leaves and flowers.
 * @returns the branches whose skin is the body's own, and is still to be built
 */
export function addArms(build: CaudexBuild, foot: number): Limb[] {
  const { model, rng, kind, body, k } = build;
  const fused: Limb[] = [];
  for (let i = 0; i < kind.arms; i++) {
    const a = (i / kind.arms) * Math.PI * 2 + rng.around(0.3, 0.2);
    const single = kind.arms === 1;
    const skin = body(1 - a / (Math.PI * 2), kind.body === 'squat' ? 0.78 : 0.9);
    const from = single
      ? build.top.clone().add(vec(0, -0.06, 0))
      : skin
          .clone()
          .multiply(kind.fused ? vec(0.35, 1, 0.35) : vec(0.6, 1, 0.6))
          .setY(Math.max(foot, skin.y - (kind.fused ? 0.12 : 0.06) * k));
    const d = vec(Math.cos(a) * kind.spread, 1, Math.sin(a) * kind.spread).normalize();
    const tip = from.clone().addScaledVector(d, rng.range(...kind.armLength) * k);
    // the arm grows out of the body, thick at its root, leans out first and then rises
    const root = kind.root ?? 0.9;
    const thick = (t: number): number =>
      kind.armThick * (1 - 0.4 * t + root * Math.exp(-t * 6) * (single ? 0 : 1)) * k;
    const bow = from
      .clone()
      .lerp(tip, 0.5)
      .add(vec(Math.cos(a) * 0.09 + rng.around(0, 0.03), -0.03, Math.sin(a) * 0.09).multiplyScalar(k));
    addLimb(build, fused, { points: [from, bow, tip], radius: thick });
    if (kind.thorns && !single) {
      const axis = new CatmullRomCurve3([from, bow, tip]);
      for (let j = 0; j < 36; j++) {
        const b = j * GOLDEN_ANGLE;
        const p = axis
          .getPointAt(j / 36)
          .add(vec(Math.cos(b), 0, Math.sin(b)).multiplyScalar(0.85 * thick(j / 36)));
        model.add(
          fleshMaterial('thorn', 0.6),
          THORN,
          aim(p, vec(Math.cos(b), 0.3, Math.sin(b)), vec(0, 1, 0), rng.range(0.06, 0.11) * k),
          new Color('#8a7766'),
        );
      }
    }
    const ends = kind.forks ? addForks(build, fused, from, tip, i) : [];
    if (kind.foliage === 'twigs') addTwigLeaves(build, from, tip);
    else if (ends.length === 0) addTuft(build, tip, i);
    if (ends.length === 0) addArmFlowers(build, tip, i);
    for (const [j, end] of ends.entries()) {
      const arm = i * 3 + j;
      addTuft(build, end, arm);
      // not every shoot flowers at once
      if (arm % 4 !== 1) addArmFlowers(build, end, arm);
    }
  }
  return fused;
}

/** A branch with a round end: a rod of its own, or a part of the body that is collected in `fused`. */
function addLimb({ model, rng, kind, bark }: CaudexBuild, fused: Limb[], limb: Limb): void {
  if (kind.fused) {
    fused.push(limb);
    return;
  }
  const tip = limb.points.at(-1) as Vector3;
  model.add(bark, rod([...limb.points], limb.radius, 12, 16, 0.12, 5));
  model.add(bark, lump(rng, 1, 0.1), place(tip, 0, 0, 0, limb.radius(1)));
}

/**
 * Divides an arm's end into shoots that turn up.
 * @returns their ends
 */
function addForks(build: CaudexBuild, fused: Limb[], from: Vector3, tip: Vector3, arm: number): Vector3[] {
  const { rng, kind, k } = build;
  const axis = tip.clone().sub(from).normalize();
  const across = vec(axis.z + 0.01, 0, -axis.x).normalize();
  return Array.from({ length: kind.forks ?? 0 }, (_, j) => {
    const round = across.clone().applyAxisAngle(axis, arm * 1.1 + j * ((Math.PI * 2) / (kind.forks ?? 1)));
    const reach = rng.range(0.5, 0.85) * (kind.armLength[0] + kind.armLength[1]) * 0.5 * k;
    const end = tip
      .clone()
      .addScaledVector(axis, 0.55 * reach)
      .addScaledVector(round, 0.6 * reach)
      .add(vec(0, 0.35 * reach, 0));
    const bow = tip
      .clone()
      .lerp(end, 0.5)
      .addScaledVector(round, 0.12 * reach)
      .add(vec(0, -0.06 * reach, 0));
    addLimb(build, fused, {
      points: [tip.clone().addScaledVector(axis, -0.05 * k), bow, end],
      radius: (t) => kind.armThick * (0.62 - 0.26 * t) * k,
    });
    return end;
  });
}

/** Pairs of tiny leaves along thin side shoots. */
function addTwigLeaves({ model, rng, kind, leaf, bark, k }: CaudexBuild, from: Vector3, tip: Vector3): void {
  const small = bendBlade(leafBlade(kind.leaf, 2), {
    length: kind.length * k,
    width: kind.length * kind.wide * k,
    bend: 0.3,
    fold: 0.15,
  });
  for (let s = 0; s < 7; s++) {
    const start = from.clone().lerp(tip, 0.35 + (0.65 * s) / 6);
    const a = s * GOLDEN_ANGLE;
    const d = vec(Math.cos(a), 0.7, Math.sin(a)).normalize();
    const end = start.clone().addScaledVector(d, 0.32 * k);
    model.add(
      bark,
      rod([start, end], () => 0.012 * k, 5, 4),
    );
    const side = vec(-d.z, 0, d.x);
    for (let j = 0; j < kind.leaves / 2; j++) {
      const at = start.clone().lerp(end, (j + 1) / (kind.leaves / 2));
      const out = side
        .clone()
        .multiplyScalar(j % 2 ? 1 : -1)
        .addScaledVector(d, 0.6)
        .add(vec(rng.around(0, 0.4), rng.around(0, 0.3), rng.around(0, 0.4)));
      model.add(
        leaf,
        small,
        aim(at, out, vec(0, 1, 0.2), rng.range(0.8, 1.2)),
        shade('#ffffff', -rng.range(0, 0.15)),
      );
    }
  }
}

function addArmFlowers({ model, rng, kind, params, k }: CaudexBuild, tip: Vector3, arm: number): void {
  const { flower } = kind;
  if (!flower || params.flowerColor === 'none') return;
  const long = flower.stalk ?? 0.2;
  const stalk = stemMaterial(flower.stalkColor ?? '#8aa05a');
  for (let j = 0; j < flower.perArm; j++) {
    const b = arm + j * 2.1 + rng.around(0, 0.3);
    const at = tip
      .clone()
      .add(
        vec(
          Math.cos(b) * 0.6 * long,
          long * rng.range(0.85, 1.15),
          Math.sin(b) * 0.6 * long + 0.06,
        ).multiplyScalar(k),
      );
    const mid = tip
      .clone()
      .lerp(at, 0.5)
      .add(vec(0, 0.14 * long * k, 0));
    model.add(
      stalk,
      rod([tip, mid, at], (t) => (0.015 - 0.004 * t) * k, 6, 8),
    );
    addBloom(
      model,
      rng,
      flower.bloom,
      aim(
        at,
        vec(Math.cos(b) * 0.75, rng.range(0.3, 0.9), Math.sin(b) * 0.5 + 0.5),
        vec(0, 1, 0),
        flower.size * rng.range(0.86, 1.08) * k,
      ),
      params.flowerColor ?? flower.color,
      flower.throat,
    );
  }
}
