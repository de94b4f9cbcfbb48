import { CatmullRomCurve3, Color, Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, smooth } from '../core/rng';
import { aim, rod, vec } from '../core/solids';
import type { CaudexBuild } from './caudex';

/** A thin vine that winds up and arches over. */
export function addVineOn({ model, rng, kind, leaf, top, k }: CaudexBuild): void {
  const stem = stemMaterial('#6f9a48');
  for (let s = 0; s < 3; s++) {
    const points = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const a = s * 2.1 + t * (3.4 + s);
      const r = (0.06 + 0.6 * t * (1 - 0.25 * t)) * k;
      return new Vector3(
        Math.cos(a) * r,
        top.y - 0.04 + (1.5 - 0.3 * s) * Math.sin(t * 2.1) * k,
        Math.sin(a) * r,
      );
    });
    model.add(
      stem,
      rod(points, (t) => 0.016 * (1 - 0.6 * t) * k, 5, 40),
    );
    const curve = new CatmullRomCurve3(points);
    const n = Math.round(kind.leaves / 3);
    for (let j = 0; j < n; j++) {
      const t = 0.16 + (0.84 * (j + 0.5)) / n;
      const at = curve.getPointAt(t);
      const b = j * GOLDEN_ANGLE;
      const length = kind.length * rng.range(0.75, 1.15) * (1.1 - 0.4 * t) * k;
      const dir = vec(Math.cos(b), -0.3, Math.sin(b) + 0.2);
      const end = at.clone().addScaledVector(dir, 0.1 * k);
      model.add(
        stem,
        rod([at, end], () => 0.007 * k, 4, 2),
      );
      const bend = { length, width: length * kind.wide, bend: 0.3, fold: 0.1, cup: -0.08, phase: j };
      model.add(
        leaf,
        bendBlade(leafBlade(kind.leaf, 4), bend),
        aim(end, dir, vec(Math.cos(b) * 0.3, 0.8, Math.sin(b) * 0.3 + 0.6)),
        shade('#ffffff', -rng.range(0, 0.14)),
      );
    }
  }
}

/** Wiry stems that fork from the crown of a tuber, rise and lean out, with small leaves in pairs. */
export function addWires({ model, rng, kind, leaf, bark, top, k }: CaudexBuild, wires: number): void {
  const stem = stemMaterial('#8a8a56');
  model.add(
    bark,
    rod(
      [top.clone().add(vec(0, -0.12 * k, 0)), top.clone().add(vec(0.01, 0.1 * k, 0))],
      (t) => (0.1 - 0.05 * t) * k,
      10,
      4,
    ),
  );
  const blades = Array.from({ length: 5 }, (_, j) =>
    bendBlade(leafBlade(kind.leaf, 4), {
      length: kind.length * k,
      width: kind.length * kind.wide * k,
      bend: rng.range(0.2, 0.6),
      fold: rng.range(0.12, 0.35),
      wave: 0.04,
      waves: 2,
      phase: j,
    }),
  );
  const pairs = Math.round(kind.leaves / wires / 2);
  for (let s = 0; s < wires; s++) {
    const a = s * GOLDEN_ANGLE + 0.6;
    const lean = 0.2 + 0.75 * ((s * 0.618) % 1);
    const rise = rng.range(0.75, 1.35) * (1.15 - 0.4 * lean);
    const points = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      const turn = a + 0.9 * Math.sin(t * 2.4 + s);
      const r = (0.04 + lean * t ** 1.3) * k;
      // the ends nod
      const y = top.y + rise * (t - 0.32 * lean * t ** 3) * k;
      return new Vector3(Math.cos(turn) * r, y, Math.sin(turn) * r);
    });
    model.add(
      stem,
      rod(points, (t) => 0.019 * (1 - 0.65 * t) * k, 6, 30),
    );
    const curve = new CatmullRomCurve3(points);
    for (let j = 0; j < pairs; j++) {
      const t = 0.1 + (0.9 * (j + 0.5)) / pairs;
      const at = curve.getPointAt(t);
      const along = curve.getTangentAt(t);
      const across = vec(along.z, 0.02, -along.x)
        .normalize()
        .applyAxisAngle(along, j * 1.57 + rng.around(0, 0.35));
      for (const side of [1, -1]) {
        const dir = across
          .clone()
          .multiplyScalar(side)
          .addScaledVector(along, 0.5)
          .add(vec(0, rng.around(-0.1, 0.25), 0));
        const young = smooth(0.75, 1, t);
        model.add(
          leaf,
          rng.pick(blades),
          aim(
            at,
            dir,
            vec(rng.around(0, 0.5), 1, rng.around(0.4, 0.4)),
            rng.range(0.8, 1.15) * (1.05 - 0.5 * t * t),
          ),
          shade('#ffffff', -rng.range(0, 0.2)).lerp(new Color('#e2f0b0'), young),
        );
      }
    }
  }
}
