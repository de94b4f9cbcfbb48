import { Color, type Vector3 } from 'three';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE } from '../core/rng';
import { aim, lump, radialDirection, rod, vec } from '../core/solids';
import { addBloom } from './blooms';
import { addLeaf, type FlowerBed, varyColor } from './flower-bed';
import { pedicel } from './pedicel';

/** A flower on each of `count` stems that lean out of the soil, over a dome. */
export function addFlowers(bed: FlowerBed, wide: number, straight = false): void {
  const { model, rng, kind, pot, stem, k } = bed;
  for (let i = 0; i < kind.count; i++) {
    const r = Math.sqrt((i + 0.3) / kind.count);
    const a = i * GOLDEN_ANGLE + 0.8;
    const h =
      kind.height *
      (kind.habit === 'wires' || kind.nods ? rng.range(0.7, 1.05) : 1 - 0.28 * r * r + rng.around(0, 0.06));
    const tip = vec(
      Math.cos(a) * r * kind.spread * wide * k,
      pot.top + h * k,
      Math.sin(a) * r * kind.spread * wide * k,
    );
    const foot = vec(tip.x * 0.3, pot.top - 0.02, tip.z * 0.3);
    const mid = foot
      .clone()
      .lerp(tip, 0.55)
      .add(vec(rng.around(0, 0.05), 0, rng.around(0, 0.05)));
    model.add(
      stem,
      rod([foot, mid, tip], () => (kind.size > 0.28 ? 0.022 : 0.011) * k, 6, 10),
    );
    const face = straight
      ? vec(rng.around(0, 0.15), 1, rng.around(0, 0.15))
      : kind.nods
        ? vec(Math.cos(a) * 0.85 + rng.around(0, 0.3), rng.range(-0.5, 0.05), 0.62 + Math.sin(a) * 0.5)
        : vec(
            Math.cos(a) * 0.5 * r + (kind.lift ? rng.around(0, kind.nodes ? 0.45 : 0.25) : 0),
            kind.lift ?? 0.75,
            Math.sin(a) * 0.4 * r + 0.55,
          );
    // a collar of small leaves where a nodding stem bends
    if (kind.nods)
      for (let j = 0; j < 3; j++) {
        const out = radialDirection(a + 2.1 * j + rng.around(0, 0.3));
        addLeaf(bed, tip.clone().lerp(mid, 0.6), vec(out.x, 0.25, out.z), vec(-out.x, 1, -out.z), 0.24);
      }
    addBloom(
      model,
      rng,
      kind.bloom,
      aim(tip, face, vec(0, 1, 0.2), kind.size * rng.range(0.86, 1.1) * k),
      varyColor(bed.color, i),
      bed.throat,
    );
  }
}

/** Flowers and buds of one spray: one at its end, others on shorter stalks below it. */
const ENDS_OF_SPRAY = 4;

/** Stems of different length that lean and fork; no two flowers look the same way. */
export function addForkedSprays({ model, rng, kind, pot, stem, color, throat, k }: FlowerBed): void {
  const sprays = Math.round(kind.count / ENDS_OF_SPRAY) + 1;
  const stout = kind.size < 0.15 ? 0.0095 : 0.019;
  for (let s = 0; s < sprays; s++) {
    const a = s * GOLDEN_ANGLE + 0.5;
    const lean = radialDirection(a).multiplyScalar(kind.spread * Math.sqrt((s + 0.3) / sprays) * k);
    const tip = lean.clone().setY(pot.top + kind.height * rng.range(0.66, 1.06) * k);
    const foot = vec(lean.x * 0.3, pot.top - 0.02, lean.z * 0.3);
    const path = [foot, foot.clone().lerp(tip, 0.5).addScaledVector(lean, -0.22), tip];
    model.add(
      stem,
      rod(path, (t) => stout * (1 - 0.35 * t) * k, 6, 14),
    );
    for (let i = 0; i < ENDS_OF_SPRAY; i++) {
      const bud = i === ENDS_OF_SPRAY - 1;
      const node = foot
        .clone()
        .lerp(tip, 0.5 + 0.12 * i)
        .addScaledVector(lean, -0.1 + 0.03 * i);
      const out = radialDirection(a + i * 2.3 + rng.around(0, 0.5));
      const end = i
        ? node
            .clone()
            .addScaledVector(out, rng.range(0.18, 0.34) * k)
            .add(vec(0, rng.range(0.14, 0.34) * k, 0))
        : tip;
      if (i) model.add(stem, pedicel(node, end, -0.04 * k, Math.min(stout, 0.011) * k));
      const face = (i ? out.clone() : lean.clone().normalize())
        .multiplyScalar(0.7)
        .add(vec(rng.around(0, 0.3), rng.range(0.25, 1.1), 0.55));
      const size = kind.size * (bud ? 0.25 : rng.range(0.8, 1.12)) * k;
      if (bud)
        model.add(
          fleshMaterial('bud', 0.6, 0.3),
          lump(rng, 2, 0.04),
          aim(end, face, vec(0, 1, 0.2), size),
          new Color('#a9b56a'),
        );
      else
        addBloom(
          model,
          rng,
          kind.bloom,
          aim(end, face, vec(0, 1, 0.2), size),
          varyColor(color, s + i),
          throat,
        );
    }
  }
}

/** Thin stems that arch outwards, buds at their ends, flowers in turn below, a few leaves at the foot. */
export function addWands(bed: FlowerBed): void {
  const { model, rng, kind, pot, color, throat, k } = bed;
  const wands = Math.round(kind.count * 0.46);
  const red = stemMaterial('#8a5f52');
  const bud = lump(rng, 1, 0.05);
  for (let i = 0; i < wands; i++) {
    const r = Math.sqrt((i + 0.4) / wands);
    const a = i * GOLDEN_ANGLE + rng.around(0, 0.3);
    const out = radialDirection(a);
    const h = kind.height * rng.range(0.62, 1.04) * k;
    const foot = out
      .clone()
      .multiplyScalar(0.2 * r)
      .setY(pot.top - 0.02);
    const tip = out
      .clone()
      .multiplyScalar(kind.spread * r * rng.range(0.8, 1.25) * k)
      .setY(pot.top + h * (1 - 0.16 * r));
    const mid = foot
      .clone()
      .lerp(tip, 0.52)
      .addScaledVector(out, -0.12 * r)
      .add(vec(0, 0.16 * h, 0));
    const at = (t: number): Vector3 =>
      foot
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(mid, 2 * t * (1 - t))
        .addScaledVector(tip, t * t);
    model.add(
      i % 3 ? red : bed.stem,
      rod([foot, at(0.33), at(0.66), tip], (t) => (0.0125 - 0.007 * t) * k, 5, 14),
    );
    for (let j = 0; j < 4; j++) {
      const side = radialDirection(a + j * 2.4);
      addLeaf(bed, at(0.12 + 0.1 * j), side.add(vec(0, 0.8, 0)), vec(0, 1, 0.3), 0.8 - 0.13 * j);
    }
    const nodes = rng.int(4, 6);
    for (let j = 0; j < nodes; j++) {
      const t = 0.46 + 0.46 * ((j + rng.range(0.1, 0.9)) / nodes);
      const side = radialDirection(a + j * 2.4 + rng.around(0, 0.5));
      const p = at(t).addScaledVector(side, 0.035 * k);
      model.add(
        bed.stem,
        rod([at(t), p], () => 0.007 * k, 4, 2),
      );
      // turned out and up; the stamens hang on the lower side
      const face = side
        .clone()
        .multiplyScalar(0.9)
        .add(vec(0, 0.5, 0.35));
      addBloom(
        model,
        rng,
        kind.bloom,
        aim(p, face, vec(0, -1, 0), kind.size * rng.range(0.8, 1.12) * k),
        varyColor(color, i + j),
        throat,
      );
    }
    for (let j = 0; j < 7; j++) {
      const side = radialDirection(a + j * 2.4);
      const size = (0.034 - 0.003 * j) * k;
      model.add(
        fleshMaterial('bud', 0.6, 0.3),
        bud,
        aim(
          at(0.93 + 0.012 * j).addScaledVector(side, 0.018 * k),
          side.clone().add(vec(0, 1.4, 0)),
          vec(0, 0, 1),
          1,
        ).scale(vec(0.45 * size, size, 0.45 * size)),
        new Color('#d8708f'),
      );
    }
  }
}

/** Upright heads of whorls, from the bud at the end down. */
export function addSpikes(bed: FlowerBed): void {
  const { model, rng, kind, pot, stem, k } = bed;
  for (let i = 0; i < kind.count; i++) {
    const r = Math.sqrt((i + 0.3) / kind.count);
    const a = i * GOLDEN_ANGLE + 0.8;
    const h = kind.height * rng.range(0.82, 1.05) * k;
    const out = r * kind.spread * (0.75 + 0.4 * r) * k;
    const tip = vec(Math.cos(a) * out, pot.top + h, Math.sin(a) * out);
    const foot = vec(tip.x * 0.35, pot.top - 0.02, tip.z * 0.35);
    model.add(
      stem,
      rod(
        [
          foot,
          foot
            .clone()
            .lerp(tip, 0.5)
            .add(vec(rng.around(0, 0.03), 0, rng.around(0, 0.03))),
          tip,
        ],
        () => 0.011 * k,
        5,
        8,
      ),
    );
    // storeys from the bud at the end down to a last one that stands alone
    const whorls = rng.int(8, 11);
    const head = rng.range(0.3, 0.38);
    for (let j = 0; j <= whorls; j++) {
      const share = j / whorls;
      const down = j === whorls ? head + 0.09 : head * share ** 0.9 * 0.97;
      const size = kind.size * Math.min(0.4 + 1.2 * share, 1.2 - 0.2 * share) * rng.range(0.9, 1.1);
      addBloom(
        model,
        rng,
        kind.bloom,
        aim(tip.clone().lerp(foot, down), tip.clone().sub(foot), vec(0, 0, 1), size * k),
        varyColor(bed.color, i),
        bed.throat,
      );
    }
  }
}
