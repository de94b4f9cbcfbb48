import { Color } from 'three';
import { type Blade, bendBlade, gridBlade, ovate, spoon } from '../core/blade';
import { shade } from '../core/material-kit';
import { fleshMaterial, petalMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE } from '../core/rng';
import { lump, needle, place, rod, turned, vec } from '../core/solids';
import type { BloomKit } from './bloom-kit';

const FAN = fanBlade();
const BROAD = gridBlade(spoon(0.72), 8, 12);
const ROUND = gridBlade(ovate(0.62, 0.6, 0.42), 8, 14);
const MIDDLING = gridBlade(ovate(0.62, 0.6, 0.42), 5, 8);
const POINTED = gridBlade(ovate(0.55, 0.7, 0.75), 4, 7);
const WING = gridBlade(ovate(0.54, 0.42, 0.66), 8, 16);
/** Broad, with a small point at its end. */
const LOBE = gridBlade((t) => ovate(0.6, 0.5, 0.5)(t) ** 0.85, 8, 12);
const TINY = gridBlade(spoon(0.62), 2, 3);

/** Five broad petals round a long column of stamens. */
export function hibiscus(b: BloomKit): void {
  b.ring(5, ROUND, 1.1, 0.05, {
    length: 1.04,
    width: 0.88,
    bend: 0.7,
    bendPower: 1.6,
    fold: 0.08,
    cup: 0.04,
    wave: 0.06,
    waves: 2.4,
    twist: 0.3,
  });
  // the petals meet in a deep throat
  const deep = b.throat ?? b.color;
  b.model.add(
    petalMaterial(deep, deep),
    turned(
      [
        [0.17, 0.1],
        [0.09, 0.03],
        [0.001, -0.02],
      ],
      18,
    ),
    b.m,
  );
  const stamen = fleshMaterial('stamen', 0.7);
  b.model.add(
    stamen,
    rod([vec(0, 0.05, 0), vec(0.02, 0.5, 0), vec(0.05, 0.95, 0.05)], () => 0.035, 8, 8).applyMatrix4(b.m),
    undefined,
    new Color(b.throat ?? '#e9c75a'),
  );
  const dot = lump(b.rng, 0, 0.1);
  for (let i = 0; i < 26; i++) {
    const at = vec(Math.cos(i * GOLDEN_ANGLE) * 0.1, 0.5 + 0.018 * i, Math.sin(i * GOLDEN_ANGLE) * 0.1);
    b.model.add(stamen, dot, b.m.clone().multiply(place(at, 0, 0, 0, 0.03)), new Color('#f2d24a'));
  }
}

/** A tube that widens to five lobes, waved and drawn out to a point: desert rose, pachypodium. */
export function dogbane(b: BloomKit): void {
  b.ring(5, LOBE, 1.02, 0.2, {
    length: 0.86,
    width: 0.94,
    bend: 0.5,
    fold: 0.06,
    cup: -0.05,
    wave: 0.05,
    waves: 2,
    twist: 0.2,
  });
  b.model.add(
    petalMaterial(b.throat ?? b.color),
    turned(
      [
        [0.27, 0.06],
        [0.2, -0.14],
        [0.13, -0.42],
        [0.08, -0.85],
      ],
      20,
    ),
    b.m,
  );
  b.disc(0.1, 0.1, 8, ['#f0e2a0', '#d9c060']);
}

/** Wings that turn back over a mouth that looks down. */
export function cyclamen(b: BloomKit): void {
  const eye = b.throat ?? '#8a1438';
  b.ring(
    5,
    WING,
    0.72,
    0.2,
    {
      length: 1.5,
      width: 0.66,
      bend: -0.42,
      bendPower: 0.55,
      twist: 0.85,
      fold: 0.1,
      cup: -0.1,
      wave: 0.07,
      waves: 1.3,
    },
    { jitter: 0.1 },
  );
  b.model.add(
    petalMaterial(eye, eye),
    turned(
      [
        [0.2, 0.14],
        [0.27, 0],
        [0.24, -0.1],
        [0.16, -0.1],
        [0.1, 0.06],
      ],
      20,
    ),
    b.m,
  );
  b.model.add(
    fleshMaterial('stamen', 0.7),
    needle(0.03),
    b.m.clone().multiply(place(vec(0, 0, 0), Math.PI, 0, 0, 0.2)),
    new Color('#f0dc9a'),
  );
}

/** A garden rose that shows its stamens. */
export function openrose(b: BloomKit): void {
  // three loose circles of broad petals round a brush of stamens
  for (const [layer, [count, tilt, length, width]] of (
    [
      [6, 1.36, 1, 1.05],
      [6, 1.12, 0.9, 0.98],
      [5, 0.82, 0.76, 0.84],
      [5, 0.48, 0.56, 0.62],
    ] as const
  ).entries())
    b.ring(
      count,
      BROAD,
      tilt,
      0.08 - 0.012 * layer,
      {
        length,
        width,
        bend: -0.35 + 0.2 * (3 - layer),
        bendPower: 1.8,
        cup: 0.3,
        fold: 0.1,
        wave: 0.035,
        waves: 1.6,
      },
      { turn: layer * 0.55, jitter: 0.22 },
    );
  const anther = lump(b.rng, 0, 0.15);
  for (let i = 0; i < 40; i++) {
    const r = 0.2 * Math.sqrt((i + 0.5) / 40);
    const at = vec(
      Math.cos(i * GOLDEN_ANGLE) * r,
      0.24 - r * 0.4 + b.rng.around(0, 0.03),
      Math.sin(i * GOLDEN_ANGLE) * r,
    );
    b.model.add(
      fleshMaterial('stamen', 0.7),
      anther,
      b.m.clone().multiply(place(at, 0, 0, 0, vec(0.028, 0.04, 0.028))),
      new Color(b.rng.next() < 0.6 ? '#e6b93c' : '#c98a2a'),
    );
  }
}

/** A pointed bud half out of its sepals. */
export function rosebud(b: BloomKit): void {
  b.ring(
    4,
    BROAD,
    0.16,
    0.1,
    { length: 1.5, width: 0.85, bend: -0.32, cup: 0.75, fold: 0.2, twist: 0.5 },
    { jitter: 0.2 },
  );
  b.ring(
    3,
    BROAD,
    0.34,
    0.12,
    { length: 1.4, width: 0.9, bend: 0.1, bendPower: 3, cup: 0.6, fold: 0.15 },
    { turn: 0.7 },
  );
  addSepals(b, 0.62, 1.05);
}

/** A full head of fans with cut edges, out of a long green tube. */
export function carnation(b: BloomKit): void {
  for (const [layer, [count, tilt, length]] of (
    [
      [9, 1.3, 0.95],
      [8, 1.04, 0.92],
      [8, 0.76, 0.88],
      [7, 0.48, 0.84],
      [6, 0.2, 0.8],
      [4, 0.02, 0.72],
    ] as const
  ).entries())
    b.ring(
      count,
      FAN,
      tilt,
      0.05,
      {
        length,
        width: 0.82 - 0.07 * layer,
        bend: 0.3,
        bendPower: 2,
        cup: 0.12,
        fold: 0.12,
        wave: 0.17,
        waves: 2.6,
      },
      { turn: layer * 0.5, jitter: 0.4 },
    );
  b.model.add(
    fleshMaterial('calyx', 0.6, 0.2),
    turned(
      [
        [0.001, -0.72],
        [0.14, -0.68],
        [0.24, -0.3],
        [0.25, 0.02],
        [0.15, 0.14],
      ],
      16,
    ),
    b.m,
    new Color('#8fae7c'),
  );
}

/** A full rose: petals by the golden angle from a tight heart to an open skirt. */
export function rose(b: BloomKit): void {
  const count = 34;
  const material = petalMaterial(b.color, b.throat, 0.66);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const a = i * GOLDEN_ANGLE;
    const tilt = 0.02 + 1.12 * t ** 1.35 + b.rng.around(0, 0.05);
    const bend = {
      length: 0.72 + 0.24 * t,
      width: 0.5 + 0.52 * t,
      bend: -0.75 + 1.25 * t,
      bendPower: 1.5,
      cup: 0.85 - 0.5 * t,
      fold: 0.16,
      wave: 0.02 * t,
      waves: 1.5,
      phase: b.rng.range(0, 6),
    };
    const from = 0.015 + 0.13 * t;
    b.model.add(
      material,
      bendBlade(BROAD, bend),
      b.m.clone().multiply(place(vec(-Math.sin(a) * from, 0.1 - 0.16 * t, -Math.cos(a) * from), -tilt, a)),
      shade('#ffffff', -0.06 * (1 - t) - b.rng.range(0, 0.05)),
    );
  }
}

/**
 * Three narrow sepals behind, two broad petals, a coloured lip.
 * @param inner colour of the petals' middle
 */
export function addMoth(b: BloomKit, inner: string): void {
  const leafy = { length: 0.92, width: 0.6, bend: 0.15, cup: 0.05 };
  b.ring(3, MIDDLING, 1.45, 0.03, leafy, { turn: 0, jitter: 0, throat: inner });
  for (const s of [-1, 1])
    b.ring(
      1,
      ROUND,
      1.38,
      0.02,
      { length: 1, width: 1.2, bend: 0.15, wave: 0.03 },
      { turn: s * 1.45, jitter: 0, throat: inner },
    );
  b.ring(
    2,
    TINY,
    0.5,
    0.04,
    { length: 0.42, width: 0.3, bend: -0.6 },
    { turn: Math.PI, jitter: 0.5, color: b.throat ?? '#c23a7e', throat: '#f2c24a' },
  );
  b.ring(
    1,
    MIDDLING,
    1,
    0.05,
    { length: 0.5, width: 0.34, bend: 0.9 },
    { turn: Math.PI, jitter: 0, color: b.throat ?? '#c23a7e' },
  );
}

/** A petal that widens to its end, which is cut into teeth. */
function fanBlade(): Blade {
  const across = 12;
  const along = 6;
  const x: number[] = [];
  const y: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= along; j++)
    for (let i = 0; i <= across; i++) {
      const t = j / along;
      const s = (i / across) * 2 - 1;
      x.push(s * (0.16 + 0.84 * t ** 0.8));
      y.push(t * (0.95 - 0.2 * s * s + (i % 2 ? 0.03 : -0.025) * t ** 4));
    }
  const row = across + 1;
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++) {
      const a = j * row + i;
      index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
    }
  return { x, y, index, minY: 0 };
}

/** Five green sepals and the hip below them. */
function addSepals(b: BloomKit, tilt: number, length: number): void {
  b.ring(
    5,
    POINTED,
    tilt,
    0.1,
    { length, width: 0.3, bend: 0.7, fold: 0.2 },
    { color: '#7fa050', throat: '#6d9044', jitter: 0.1 },
  );
  b.model.add(
    fleshMaterial('hip', 0.5, 0.4),
    turned(
      [
        [0.001, -0.42],
        [0.12, -0.36],
        [0.19, -0.16],
        [0.15, 0.04],
      ],
      14,
    ),
    b.m,
    new Color('#7a9c4e'),
  );
}
