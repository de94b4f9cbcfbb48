import { type BufferGeometry, Color, type MeshPhysicalMaterial, type Vector3 } from 'three';
import { bendBlade, gridBlade, spoon } from '../core/blade';
import { shade } from '../core/material-kit';
import { fleshMaterial, petalMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, lump, place, radialDirection, rod, vec } from '../core/solids';
import { addLeaf, type FlowerBed } from './flower-bed';

const PETAL = gridBlade(spoon(0.68), 2, 4);
const FLORETS = 30;
const LEAVES_OF_STEM = 9;
/** Share of the stems that end in leaves, between the heads. */
const BLIND = 0.45;

/** A low cushion that spills over the rim: wiry stems with narrow leaves, each with a flat dome of four-petalled florets. */
export function addAlyssum(bed: FlowerBed): void {
  const { model, rng, kind, pot, stem, color, k } = bed;
  const petals = Array.from({ length: 3 }, () =>
    bendBlade(PETAL, { length: 1, width: rng.range(0.8, 0.95), bend: rng.range(0.1, 0.6), cup: 0.1 }),
  );
  const petal = petalMaterial(color);
  const stems = Math.round(kind.count * (1 + BLIND));
  for (let i = 0; i < stems; i++) {
    const flowering = i % 3 !== 2 || i / stems > 0.9;
    const r = Math.sqrt((i + 0.4) / stems);
    const d = radialDirection(i * GOLDEN_ANGLE + rng.around(0, 0.2));
    // outside the rim the cushion sinks below it
    const high = kind.height * (1 - 0.85 * r ** 2.4) * rng.range(0.84, 1.08) * (flowering ? 1 : 0.8);
    const tip = d
      .clone()
      .multiplyScalar(r * kind.spread * rng.range(0.94, 1.04) * k)
      .setY(pot.top + (high + 0.06) * k);
    const foot = d
      .clone()
      .multiplyScalar(0.35 * r * pot.radius)
      .setY(pot.top - 0.02);
    const knee = foot
      .clone()
      .lerp(tip, 0.6)
      .add(vec(0, 0.1 * r * k, 0));
    model.add(
      stem,
      rod([foot, knee, tip], (t) => (0.01 - 0.004 * t) * k, 5, 8),
    );
    for (let j = 0; j < LEAVES_OF_STEM; j++) {
      const t = 0.35 + (0.6 * j) / LEAVES_OF_STEM;
      const from = foot
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(knee, 2 * t * (1 - t))
        .addScaledVector(tip, t * t);
      const out = radialDirection(j * GOLDEN_ANGLE + i).addScaledVector(d, 0.5 * r);
      addLeaf(
        bed,
        from,
        out.setY(0.35 + 0.5 * t),
        vec(rng.around(0, 0.4), 1, rng.around(0.3, 0.4)),
        rng.range(0.75, 1.15),
      );
    }
    if (flowering) {
      const axis = d
        .clone()
        .multiplyScalar(0.95 * r)
        .add(vec(rng.around(0, 0.18), 1, rng.around(0.12, 0.18)))
        .normalize();
      addHead(bed, petals, petal, tip, axis, kind.size * rng.range(0.82, 1.12) * k);
    }
  }
}

/** A dome of florets: buds in the middle, open ones round them, the outermost looking aside. */
function addHead(
  { model, rng, stem, throat, k }: FlowerBed,
  petals: readonly BufferGeometry[],
  petal: MeshPhysicalMaterial,
  at: Vector3,
  axis: Vector3,
  radius: number,
): void {
  const centre = fleshMaterial('flower-centre', 0.85);
  const eye = lump(rng, 0, 0.1);
  const m = aim(at, axis, vec(0, 0, 1));
  for (let j = 0; j < FLORETS; j++) {
    const r = Math.sqrt((j + 0.3) / FLORETS);
    const tilt = 1.25 * r ** 1.2;
    const d = radialDirection(j * GOLDEN_ANGLE);
    const out = d.clone().multiplyScalar(Math.sin(tilt)).setY(Math.cos(tilt));
    const spot = d
      .clone()
      .multiplyScalar(radius * Math.sin(0.95 * tilt))
      .setY(radius * 0.62 * (Math.cos(tilt) - 0.35));
    if (j % 2 === 0)
      model.add(
        stem,
        rod([vec(0, -0.5 * radius, 0), spot], () => 0.004 * k, 3, 1),
        m,
      );
    const bud = j < 4;
    const size = radius * (bud ? 0.13 : 0.23 + 0.06 * r) * rng.range(0.88, 1.12);
    const floret = m.clone().multiply(aim(spot, out.add(randomTurn(rng)), vec(0, 0, 1), size));
    if (!bud)
      for (let p = 0; p < 4; p++)
        model.add(
          petal,
          rng.pick(petals),
          floret.clone().multiply(place(vec(0, 0, 0), -1.25 + rng.around(0, 0.15), (p * Math.PI) / 2, 0)),
          shade('#ffffff', -rng.range(0, 0.09)),
        );
    model.add(
      centre,
      eye,
      floret.clone().multiply(place(vec(0, 0.08, 0), 0, 0, 0, bud ? 0.8 : 0.17)),
      new Color(bud ? '#c9d49a' : (throat ?? '#d8d77a')),
    );
  }
}

const randomTurn = (rng: Rng): Vector3 => vec(rng.around(0, 0.22), rng.around(0, 0.1), rng.around(0, 0.22));
