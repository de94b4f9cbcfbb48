import { CatmullRomCurve3, Color, type Vector3 } from 'three';
import { metalMaterial } from '../core/goods-materials';
import { aim, radialDirection, rod, vec } from '../core/solids';
import { addBloom } from './blooms';
import { addLeaf, type FlowerBed, varyColor } from './flower-bed';
import type { FlowerKind } from './flower-kinds';
import { addSprays } from './moth-orchid';
import { pedicel } from './pedicel';

/** Moth orchids: a few thick leaves, and arching stems hung with flowers. */
export function addArches(bed: FlowerBed): void {
  const { model, rng, kind, pot, k } = bed;
  for (let i = 0; i < kind.leaves; i++) {
    const d = radialDirection(i * Math.PI + rng.around(0, 0.5));
    addLeaf(
      bed,
      vec(0, pot.top + 0.03 * i, 0),
      d.clone().add(vec(0, 0.55, 0.1)),
      vec(-d.x * 0.4, 1, -d.z * 0.4),
      rng.range(0.75, 1.1),
    );
  }
  const stems = spraysOf(kind);
  const { count, size, height } = kind;
  addSprays(
    model,
    rng,
    { stems, count, size, height, top: pot.top, color: bed.color, throat: bed.throat },
    k,
  );
}

export function spraysOf(kind: FlowerKind): number {
  return kind.stems ?? Math.max(1, Math.round(kind.count / 8));
}

/** Canes set with leaves below and flowers above. */
export function addCanes(bed: FlowerBed): void {
  const { model, rng, kind, pot, stem, k } = bed;
  const canes = 5;
  const perCane = kind.count / canes;
  for (let c = 0; c < canes; c++) {
    const d = radialDirection(c * 2.4 + 0.4);
    const across = vec(-d.z, 0, d.x);
    const h = kind.height * (CANES[c] ?? 1) * rng.range(0.95, 1.04) * k;
    const foot = d
      .clone()
      .multiplyScalar(0.12)
      .setY(pot.top - 0.03);
    const tip = d
      .clone()
      .multiplyScalar((0.3 + 0.08 * (c % 3)) * k)
      .addScaledVector(across, rng.around(0, 0.12) * k)
      .setY(pot.top + h);
    const path = [
      foot,
      foot
        .clone()
        .lerp(tip, 0.5)
        .addScaledVector(d, -0.06 * k),
      tip,
    ];
    // swollen between the nodes, thickest below the middle, dry sheaths round its foot
    const thick = (t: number): number =>
      0.05 *
      (0.62 + 0.5 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 2) *
      (0.88 + 0.12 * Math.cos(t * 58)) *
      Math.sqrt(1 - t ** 14) *
      k;
    model.add(stem, rod(path, thick, 10, 70), undefined, new Color('#dfe4a0'));
    const curve = new CatmullRomCurve3(path);
    for (let j = 0; j < kind.leaves / canes; j++) {
      const t = 0.2 + 0.72 * ((j + 0.5) / (kind.leaves / canes));
      const out = across.clone().multiplyScalar(j % 2 ? 1 : -1);
      out.addScaledVector(d, 0.5).add(vec(0, 0, rng.around(0, 0.3)));
      addLeaf(
        bed,
        curve.getPointAt(t),
        out.clone().add(vec(0, 0.45 - 0.3 * t, 0)),
        vec(-out.x * 0.3, 1, -out.z * 0.3 + 0.2),
        (1.05 - 0.45 * t) * rng.range(0.85, 1.1),
      );
    }
    // two flowers at a node, on both sides, turned out and to the light
    for (let j = 0; j < perCane; j++) {
      const pair = Math.floor(j / 2);
      const t = 0.4 + 0.6 * ((pair + 0.5) / Math.ceil(perCane / 2)) + rng.around(0, 0.015);
      const from = curve.getPointAt(Math.min(1, t));
      const hand = j % 2 ? 1 : -1;
      const turn = rng.around(pair % 2 ? 0.5 : -0.2, 0.35);
      const out = across
        .clone()
        .multiplyScalar(hand * Math.cos(turn))
        .addScaledVector(d, Math.sin(turn))
        .add(vec(0, 0, 0.9))
        .normalize();
      const at = from
        .clone()
        .addScaledVector(out, 0.15 * k)
        .add(vec(0, 0.03 * k, 0));
      model.add(stem, pedicel(from, at, 0.03 * k, 0.009 * k));
      addBloom(
        model,
        rng,
        kind.bloom,
        aim(
          at,
          vec(out.x + rng.around(0, 0.2), 0.1 + rng.around(0, 0.2), out.z + 0.35),
          vec(0, -1, 0),
          kind.size * rng.range(0.85, 1.08) * (1.06 - 0.22 * t) * k,
        ),
        bed.color,
        bed.throat,
      );
    }
  }
}

/** Heights of the canes of a dendrobium, relative to its tallest. */
const CANES = [0.9, 0.96, 0.78, 1, 0.68];

/** A climber trained on wire rings. */
export function addRing(bed: FlowerBed): void {
  const { model, rng, kind, pot, stem, k } = bed;
  const h = kind.height * k;
  const wire = metalMaterial('#6c6f66', 0.5);
  const radius = pot.radius * 0.95;
  for (let i = 0; i < 4; i++) {
    const d = radialDirection((i / 4) * Math.PI * 2 + 0.4).multiplyScalar(radius);
    model.add(
      wire,
      rod([d.clone().setY(pot.top - 0.1), d.clone().setY(pot.top + h)], () => 0.014, 6, 3),
    );
  }
  const turnPoint = (t: number, start: number): Vector3 =>
    radialDirection(start + t * 10)
      .multiplyScalar(radius * (0.3 + 0.75 * Math.min(1, t * 5)))
      .setY(pot.top + h * t);
  const offWinding = (): number => (kind.scatter ? rng.around(0, kind.scatter * h) : 0);
  for (const start of [0, 3.1]) {
    const points = Array.from({ length: 34 }, (_, i) =>
      turnPoint(i / 33, start).add(vec(rng.around(0, 0.03), 0, rng.around(0, 0.03))),
    );
    model.add(
      stem,
      rod(points, () => 0.018 * k, 6, 90),
    );
  }
  for (let i = 0; i < kind.leaves; i++) {
    const at = turnPoint((i + 0.5) / kind.leaves, i % 2 ? 0 : 3.1);
    at.y += offWinding();
    const d = vec(at.x, 0, at.z).normalize();
    addLeaf(
      bed,
      at,
      d.clone().add(vec(rng.around(0, 0.7), rng.around(0.1, 0.4), rng.around(0, 0.7))),
      vec(d.x * 0.5, 0.8, d.z * 0.5 + 0.3),
      rng.range(0.8, 1.15),
    );
  }
  for (let i = 0; i < kind.count; i++) {
    const at = turnPoint(0.12 + (0.88 * (i + 0.5)) / kind.count, i % 2 ? 0 : 3.1);
    at.y += offWinding();
    const d = vec(at.x, 0, at.z).normalize();
    const face =
      kind.bloom === 'diana'
        ? vec(d.x * 0.75 + rng.around(0, 0.3), 0.75, d.z * 0.75 + 0.4)
        : d.clone().add(vec(rng.around(0, 0.2), 0.4, 0.3));
    const stalk = kind.bloom === 'funnel' ? 0.32 : kind.cluster ? rng.range(0.06, 0.34) : 0.16;
    const end = at.clone().addScaledVector(d, stalk * k);
    if (kind.cluster) {
      end.y += rng.range(-0.1, 0.16) * k;
      model.add(stem, pedicel(at, end, 0.03 * k, 0.01 * k));
    }
    const flowers = kind.cluster ?? 1;
    for (let j = 0; j < flowers; j++) {
      const aside =
        flowers > 1
          ? vec(rng.around(0, 1), rng.around(0, 0.9), rng.around(0, 1)).multiplyScalar(0.9)
          : vec(0, 0, 0);
      addBloom(
        model,
        rng,
        kind.bloom,
        aim(
          end.clone().addScaledVector(aside, 0.5 * kind.size * k),
          face.clone().add(aside),
          vec(flowers > 1 ? rng.around(0, 1) : 0, 1, 0.1),
          kind.size * rng.range(flowers > 1 ? 0.7 : 0.85, 1.1) * k,
        ),
        varyColor(bed.color, i + j),
        bed.throat,
      );
    }
  }
}
