import { Color } from 'three';
import { type Blade, gridBlade, ovate, spoon, strap } from '../core/blade';
import { shade } from '../core/material-kit';
import { fleshMaterial, petalMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE } from '../core/rng';
import { aim, lump, needle, place, rod, surface, turned, vec } from '../core/solids';
import type { BloomKit } from './bloom-kit';

const RAY = gridBlade(strap(0.3), 3, 6);
const TEPAL = gridBlade(ovate(0.5, 0.5, 0.7), 6, 12);
const LOBE = gridBlade(ovate(0.66, 0.5, 0.4), 8, 12);
const WING = gridBlade(spoon(0.62), 4, 8);
const LEAFLET = gridBlade(ovate(0.55, 0.45, 0.62), 3, 5);
const PETAL = gridBlade(spoon(0.62), 2, 3);
const ROUND = gridBlade(ovate(0.58, 0.42, 0.4), 3, 4);
const BRACT = notched(gridBlade(ovate(0.66, 0.75, 0.36), 8, 12));

/** A blade whose tip is drawn in, as a dogwood's bracts are. */
function notched(blade: Blade): Blade {
  return {
    ...blade,
    y: blade.y.map((y, i) => {
      const x = blade.x[i] ?? 0;
      return y - 0.16 * y ** 4 * Math.exp(-((x / 0.3) ** 2));
    }),
  };
}

/** Four broad bracts with a notch and a pale foot, round a button of true flowers. */
export function dogwood(b: BloomKit): void {
  b.ring(
    4,
    BRACT,
    1.32,
    0.05,
    { length: 0.98, width: 0.9, bend: -0.3, fold: 0.1, cup: 0.06, wave: 0.03, waves: 1.5 },
    { jitter: 0.05, throat: b.throat ?? b.color },
  );
  b.disc(0.15, 0.14, 16, ['#c3c66a', '#93a444']);
}

const CALYX = surface(
  (u, v) => {
    const a = -u * Math.PI * 2;
    const r = 0.5 * Math.sin(Math.PI * Math.min(1, 0.08 + 0.92 * v)) ** 0.7 * (0.75 + 0.3 * v);
    return vec(Math.cos(a) * r, v, Math.sin(a) * r);
  },
  6,
  5,
);

/** One storey of a lavender's or a sage's spike: a crowded ring of tubes, some of them with an open lipped flower. */
export function whorl(b: BloomKit): void {
  const calyx = shade(b.throat ?? b.color, b.throat ? 0 : -0.14, b.throat ? 0 : -0.12);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + b.rng.around(0, 0.3);
    const dir = vec(Math.cos(a), b.rng.range(0.6, 1.15), Math.sin(a)).normalize();
    const at = vec(dir.x * 0.12, b.rng.around(0, 0.2), dir.z * 0.12);
    const length = b.rng.range(0.62, 0.82);
    b.model.add(
      fleshMaterial('calyx', 0.8, 0.2),
      CALYX,
      b.m.clone().multiply(aim(at, dir, vec(0, 0, 1), length)),
      calyx.clone().multiplyScalar(b.rng.range(0.75, 1.2)),
    );
    if (b.rng.next() < 0.45)
      b.at(aim(at.clone().addScaledVector(dir, 0.82 * length), dir, vec(0, 1, 0), 0.42)).ring(
        4,
        PETAL,
        0.95,
        0.02,
        { length: 0.9, width: 0.72, bend: 0.5 },
        { jitter: 0.3, throat: b.color },
      );
  }
}

/** Short rays that turn down round a high cone of yellow: a German chamomile. */
export function chamomile(b: BloomKit): void {
  // the older a flower, the further its rays hang
  const age = b.rng.next();
  b.ring(15, RAY, 1.42 + 0.5 * age, 0.26, {
    length: 0.68,
    width: 0.235,
    bend: 0.12 + 0.35 * age,
    fold: 0.08,
  });
  b.disc(0.35, 0.3 + 0.14 * age, 90, ['#e9c53a', '#f0cb35', '#d9ab2c']);
  b.model.add(
    fleshMaterial('calyx', 0.6, 0.2),
    turned(
      [
        [0.001, -0.12],
        [0.24, -0.05],
        [0.3, 0.06],
      ],
      12,
    ),
    b.m,
    new Color('#9bb45f'),
  );
}

/** Upright tepals, thick and ribbed, that open from a tulip to a star with tips turned back: 'Princess Diana'. */
export function diana(b: BloomKit): void {
  const open = b.rng.next() ** 0.8;
  const pale = b.throat ?? b.color;
  const count = b.rng.next() < 0.6 ? 4 : 5;
  b.ring(
    count,
    TEPAL,
    0.3 + 0.72 * open,
    0.1,
    {
      length: 1.16,
      width: 0.62 - 0.1 * (count - 4),
      bend: 0.75 + 0.35 * open,
      bendPower: 2.6,
      fold: 0.24,
      cup: 0.12,
      wave: 0.02,
    },
    { jitter: 0.1, throat: pale },
  );
  // the deep bar along each tepal is its fold; cream stamens stand in a tuft
  for (let i = 0; i < 22; i++) {
    const a = i * GOLDEN_ANGLE;
    const r = 0.13 * Math.sqrt((i + 0.5) / 22);
    b.model.add(
      fleshMaterial('stamen', 0.7),
      needle(0.06),
      b.m
        .clone()
        .multiply(
          aim(
            vec(Math.cos(a) * r * 0.6, 0.05, Math.sin(a) * r * 0.6),
            vec(Math.cos(a) * r, 0.5, Math.sin(a) * r),
            vec(0, 0, 1),
            0.42,
          ),
        ),
      new Color('#f3e9b4'),
    );
  }
}

/** A funnel with five broad lobes that overlap like a pinwheel: a mandevilla. */
export function funnel(b: BloomKit): void {
  const deep = b.throat ?? b.color;
  b.model.add(
    petalMaterial(b.color, b.color),
    turned(
      [
        [0.07, -0.62],
        [0.09, -0.4],
        [0.17, -0.2],
        [0.29, 0.02],
        [0.36, 0.07],
      ],
      24,
    ),
    b.m,
    new Color('#ffffff'),
  );
  b.model.add(
    petalMaterial(deep, deep),
    turned(
      [
        [0.3, 0.035],
        [0.16, -0.17],
        [0.05, -0.34],
        [0.001, -0.36],
      ],
      24,
    ),
    b.m,
  );
  b.ring(
    5,
    LOBE,
    1.22,
    0.24,
    {
      length: 0.82,
      width: 0.92,
      bend: 0.42,
      bendPower: 1.8,
      fold: 0.04,
      cup: 0.05,
      wave: 0.03,
      waves: 1.5,
      twist: 0.42,
    },
    { jitter: 0.05, throat: b.color },
  );
}

/** Four clawed petals in the upper half, long stamens that hang before them: a butterfly. */
export function gaura(b: BloomKit): void {
  for (const [i, a] of [-1.25, -0.42, 0.42, 1.25].entries())
    b.ring(
      1,
      WING,
      1.3,
      0.05,
      { length: i % 3 ? 0.92 : 0.98, width: 0.62, bend: -0.2, fold: 0.1, wave: 0.03, waves: 1.5 },
      { turn: a, jitter: 0.1, throat: b.throat ?? b.color },
    );
  for (let i = 0; i < 7; i++) {
    const x = (i - 3) * 0.13;
    const tip = vec(x * 1.6, 0.34 + 0.05 * (i % 2), 0.75 + 0.12 * (i % 3));
    b.model.add(
      fleshMaterial('stamen', 0.7),
      rod([vec(0, 0.02, 0), vec(x, 0.28, 0.3), tip], () => 0.018, 4, 4).applyMatrix4(b.m),
      undefined,
      new Color('#f6e4e8'),
    );
    b.model.add(
      fleshMaterial('stamen', 0.7),
      lump(b.rng, 0, 0.1),
      b.m.clone().multiply(place(tip, 0, 0, 0, vec(0.035, 0.035, 0.07))),
      new Color('#a86a50'),
    );
  }
}

/** Small buds in the middle; round them double stars of pointed sepals on long stalks, like sparks: 'Sumida-no-hanabi'. */
export function firework(b: BloomKit): void {
  const bud = lump(b.rng, 1, 0.12);
  const stalk = fleshMaterial('flower-stalk', 0.7);
  for (let i = 0; i < 90; i++) {
    const r = 0.5 * Math.sqrt((i + 0.5) / 90);
    const a = i * GOLDEN_ANGLE;
    const at = vec(Math.cos(a) * r, 0.14 - 0.34 * r * r + b.rng.around(0, 0.02), Math.sin(a) * r);
    b.model.add(
      stalk,
      needle(0.1),
      b.m
        .clone()
        .multiply(
          aim(
            vec(at.x * 0.5, -0.22, at.z * 0.5),
            at.clone().sub(vec(at.x * 0.5, -0.22, at.z * 0.5)),
            vec(0, 0, 1),
            0.36,
          ),
        ),
      new Color('#c7d3b0'),
    );
    b.model.add(
      fleshMaterial('flower-centre', 0.85),
      bud,
      b.m.clone().multiply(place(at, b.rng.range(0, 6), 0, 0, b.rng.range(0.028, 0.046))),
      new Color(b.throat ?? '#9fb4dc').lerp(new Color('#e4ecd8'), b.rng.range(0, 0.55)),
    );
  }
  const sparks = 13;
  for (let i = 0; i < sparks; i++) {
    const a = (i / sparks) * Math.PI * 2 + b.rng.around(0, 0.12);
    const reach = 0.76 + 0.34 * ((i * 0.618) % 1);
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const end = out
      .clone()
      .multiplyScalar(reach)
      .setY(0.1 + 0.22 * ((i * 0.37) % 1));
    const foot = out.clone().multiplyScalar(0.14).setY(-0.22);
    const mid = out
      .clone()
      .multiplyScalar(0.55 * reach)
      .setY(0.02);
    b.model.add(
      stalk,
      rod([foot, mid, end], () => 0.014, 5, 8).applyMatrix4(b.m),
      undefined,
      new Color('#b9cc95'),
    );
    const spark = b.at(
      aim(end, vec(out.x * 0.62, 1, out.z * 0.62), vec(0, 0, 1), 0.25 * b.rng.range(0.9, 1.12)),
    );
    for (let layer = 0; layer < 3; layer++)
      spark.ring(
        6 - layer,
        LEAFLET,
        1.38 - 0.36 * layer,
        0.02,
        { length: 1 - 0.2 * layer, width: 0.5 - 0.06 * layer, bend: 0.15, fold: 0.16 },
        { turn: 0.5 * layer, jitter: 0.12, throat: '#dfe8ef' },
      );
  }
}

/** A large ball of small white florets, green where they are young: 'Annabelle'. */
export function snowball(b: BloomKit): void {
  const colors = [b.color, b.color, '#f6f7ef', b.throat ?? b.color];
  const count = 190;
  for (let i = 0; i < count; i++) {
    const v = 1 - ((i + 0.5) / count) * 1.42;
    const r = Math.sqrt(Math.max(0, 1 - v * v));
    const a = i * GOLDEN_ANGLE;
    const d = vec(Math.cos(a) * r, v, Math.sin(a) * r);
    // uneven, and a little flat, as a head of many cymes
    const lumpy = 0.8 + 0.05 * Math.sin(a * 3 + v * 5) + b.rng.around(0, 0.045);
    const at = vec(d.x * lumpy, d.y * lumpy * 0.84, d.z * lumpy);
    const face = d.clone().add(vec(b.rng.around(0, 0.35), b.rng.around(0.1, 0.3), b.rng.around(0, 0.35)));
    const floret = b.at(aim(at, face, vec(0.1, 0, 1), b.rng.range(0.12, 0.165)));
    const color = v < -0.1 ? (b.throat ?? b.color) : b.rng.pick(colors);
    floret.ring(
      4,
      ROUND,
      1.32,
      0.02,
      { length: 0.98, width: 0.86, bend: 0.1, fold: 0.1, cup: 0.06 },
      { turn: b.rng.range(0, 1.5), color, throat: b.throat ?? b.color },
    );
    b.model.add(
      fleshMaterial('flower-centre', 0.85),
      lump(b.rng, 0, 0.1),
      floret.m.clone().multiply(place(vec(0, 0.08, 0), 0, 0, 0, 0.13)),
      new Color('#cfdaa8'),
    );
  }
}
