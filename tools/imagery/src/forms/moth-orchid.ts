import { CatmullRomCurve3, Color, SphereGeometry, type Vector3 } from 'three';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import type { Rng } from '../core/rng';
import { aim, place, rod, vec } from '../core/solids';
import { addBloom } from './blooms';
import { pedicel } from './pedicel';

/** The flowering stems of a moth orchid, out of leaves that lie at height `top`. */
interface Sprays {
  stems: number;
  /** Open flowers of all stems together, and the radius of one. */
  count: number;
  size: number;
  height: number;
  top: number;
  color: string;
  throat: string | undefined;
}

/** Stems that rise beside a wire, lean over and hang their flowers in two rows, buds at the ends. */
export function addSprays(model: Model, rng: Rng, s: Sprays, k: number): void {
  const stem = stemMaterial('#6f8446');
  const h = s.height * k;
  for (let i = 0; i < s.stems; i++) {
    // two stems never mirror each other
    const side = s.stems === 1 ? 0.7 : s.stems === 2 ? (i ? 0.5 : -0.9) : (2 * i) / (s.stems - 1) - 1;
    // outer ones lean aside, the middle one towards the viewer
    const a = Math.PI / 2 - side * (s.stems > 2 ? 0.98 : 1.12);
    const lean = vec(Math.cos(a), 0, Math.sin(a));
    const across = vec(-lean.z, 0, lean.x);
    const tall =
      h *
      (s.stems > 2 && Math.abs(side) < 0.5
        ? 1.12
        : rng.range(0.94, 1) * (s.stems === 2 && i === 0 ? 0.84 : 1));
    const reach = h * (s.stems === 2 ? 0.56 + 0.08 * i : 0.52);
    const point = (out: number, up: number): Vector3 =>
      vec(side * 0.07 * k, s.top - 0.03, 0)
        .addScaledVector(lean, out * reach)
        .add(vec(0, up * tall, 0));
    const curve = new CatmullRomCurve3([
      point(0, 0),
      point(0.03, 0.34),
      point(0.1, 0.66),
      point(0.26, 0.9),
      point(0.52, 1),
      point(0.8, 0.93),
      point(1.02, 0.74),
    ]);
    model.add(
      stem,
      rod(curve.getPoints(24), (t) => 0.022 * (1 - 0.6 * t) * k, 7, 50),
    );
    model.add(
      stemMaterial('#4f6a48'),
      rod(
        [point(0, 0), point(0.01, 0.4), point(0.1, 0.74)].map((p) => p.addScaledVector(across, 0.035 * k)),
        () => 0.009 * k,
        6,
        20,
      ),
    );
    const open = Math.round((s.count * (i + 1)) / s.stems) - Math.round((s.count * i) / s.stems);
    const buds = 3;
    const from = 0.36;
    for (let j = 0; j < open + buds; j++) {
      const t = from + (1 - from) * ((j + 0.4) / (open + buds));
      const hand = j % 2 ? 1 : -1;
      const node = curve.getPointAt(t);
      const isBud = j >= open;
      const wide = isBud ? 0.05 : s.size * 0.8;
      const at = node
        .clone()
        .addScaledVector(across, hand * wide * k)
        .addScaledVector(lean, (isBud ? 0.02 : 0.1) * k)
        .add(vec(0, (isBud ? -0.05 : -0.03) * k, (isBud ? 0.02 : 0.06) * k));
      model.add(stem, pedicel(node, at, 0.03 * k, 0.008 * k));
      if (isBud) {
        model.add(
          fleshMaterial('bud', 0.6, 0.3),
          new SphereGeometry(1, 16, 12),
          place(at, 0, 0, hand * 0.4, vec(0.052, 0.068, 0.052).multiplyScalar((1.1 - 0.2 * (j - open)) * k)),
          new Color(s.color).lerp(new Color('#aebd78'), 0.45 + 0.15 * (j - open)),
        );
        continue;
      }
      // all look the way the stem leans, and out to their own side
      const face = vec(
        lean.x * 0.55 + across.x * hand * 0.32 + rng.around(0, 0.08),
        -0.06 + rng.around(0, 0.08),
        0.85 + across.z * hand * 0.25,
      );
      addBloom(
        model,
        rng,
        'phalaenopsis',
        aim(at, face, vec(0, -1, 0), s.size * (1.06 - 0.24 * (j / open)) * rng.range(0.95, 1.04) * k),
        s.color,
        s.throat,
      );
    }
  }
}
