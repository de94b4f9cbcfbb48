import { Color, Matrix4 } from 'three';
import { detail } from '../core/detail';
import { metalMaterial } from '../core/goods-materials';
import { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, lump, place, rod, vec } from '../core/solids';
import type { Built } from './build-form';
import { rosette } from './rosette';
import type { RosetteKind, RosetteVariant } from './rosette-kinds';
import type { ToolKit } from './tool-kit';

/** Radius of the ring, and of its moss. */
const RING = 1;
const MOSS = 0.25;
/** Backward tilt on its easel, in radians, and its height. */
const LEAN = 0.2;
const FOOT = 0.1;

/** Kinds in planting order: radius of the rosette, and differences of its leaves. */
const PLANTS: readonly (readonly [RosetteVariant, number, Partial<RosetteKind>, string?, string?])[] = [
  ['echeveria', 0.34, { count: 40 }],
  ['oborozuki', 0.2, {}, '#b9a9b4', '#d9a3ab'],
  ['momotaro', 0.29, { count: 34 }],
  ['elegans', 0.25, { count: 44 }, '#c9b6c4', '#d98f9f'],
  ['window', 0.2, { count: 30 }],
  ['laui', 0.3, { count: 34 }],
  ['echeveria', 0.24, { count: 34 }, '#8f6f7f', '#5e3b4c'],
  ['fourrank', 0.2, {}],
  ['elegans', 0.32, { count: 44 }, '#b9d2bd', '#e8a9a0'],
  ['momotaro', 0.22, { count: 30 }, '#8fb58d', '#c94a4f'],
  ['echeveria', 0.3, { count: 36 }, '#dfc3a8', '#e58a6a'],
];

/** A ring of moss planted with succulents that leans on a wire easel. */
export function addWreath({ model, rng }: ToolKit): Built {
  const ring = new Model();
  addMossRing(ring, rng);
  const on = (a: number, tilt: number, r: number) =>
    vec(
      Math.cos(a) * (RING + Math.sin(tilt) * r),
      Math.sin(a) * (RING + Math.sin(tilt) * r),
      Math.cos(tilt) * r,
    );
  const outward = (a: number, tilt: number) =>
    vec(Math.cos(a) * Math.sin(tilt), Math.sin(a) * Math.sin(tilt), Math.cos(tilt));
  // rosettes side by side along the crest, then smaller ones on both flanks
  const heads: { a: number; tilt: number; size: number; plant: (typeof PLANTS)[number] }[] = [];
  let a = 0.35;
  for (let i = 0; i < 2 * PLANTS.length && a < 0.35 + Math.PI * 2 - 0.2; i++) {
    const plant = PLANTS[i % PLANTS.length];
    if (!plant) break;
    heads.push({
      a: a + plant[1] * 0.85,
      tilt: 0.42 * (i % 2 ? 1 : -1) * (1.2 - plant[1] * 2),
      size: plant[1],
      plant,
    });
    a += plant[1] * 1.52;
  }
  const crest = heads.length;
  for (let i = 0; i < crest; i++) {
    const here = heads[i];
    const plant = PLANTS[(i * 4 + 1) % PLANTS.length];
    if (!here || !plant) break;
    const side = here.tilt > 0 ? -1 : 1;
    heads.push({ a: here.a + 0.02, tilt: side * 1.08, size: side > 0 ? 0.21 : 0.17, plant });
  }
  for (const [i, { a: angle, tilt, size, plant }] of heads.entries()) {
    const [variant, , tune, leafColor, accentColor] = plant;
    const one = new Model();
    rosette(one, rng, {
      form: 'rosette',
      variant,
      potShape: 'none',
      seed: 40 + i,
      tune: { heads: [], ...tune, ...(i >= crest ? { count: Math.min(26, tune.count ?? 24) } : {}) },
      ...(leafColor ? { leafColor } : {}),
      ...(accentColor ? { accentColor } : {}),
    });
    const m = aim(on(angle, tilt, MOSS * 0.86), outward(angle, tilt), vec(0, 1, 0.2), size * SCALE[variant]);
    ring.addModel(one, m.multiply(place(vec(0, 0, 0), 0, i * 1.7)));
  }
  addSedum(ring, rng, on, outward);
  model.addModel(ring, place(vec(0, FOOT + RING + MOSS, 0)).multiply(new Matrix4().makeRotationX(-LEAN)));
  addEasel(model);
  return { close: { target: vec(-0.55, FOOT + RING + MOSS + 0.75, 0.3), radius: 0.62 }, elevation: 0.16 };
}

/** Scales that make each kind's own rosette as large as 1. */
const SCALE: Record<RosetteVariant, number> = {
  echeveria: 1.5,
  laui: 1.6,
  elegans: 1.6,
  momotaro: 1.5,
  oborozuki: 1.6,
  window: 2,
  obtusa: 2,
  zebra: 1.2,
  fourrank: 1.5,
  bearpaw: 1.3,
  panda: 1.2,
  aloe: 1,
  foxtail: 1,
  whale: 1,
  snow: 1,
  air: 1,
};

function addMossRing(model: Model, rng: Rng): void {
  const moss = fleshMaterial('wreath-moss', 0.95, 0.08);
  const points = Array.from({ length: 41 }, (_, i) =>
    vec(Math.cos((i / 40) * Math.PI * 2) * RING, Math.sin((i / 40) * Math.PI * 2) * RING, 0),
  );
  model.add(
    moss,
    rod(points, () => MOSS * 0.96, 20, 96, 0.1, 3),
    undefined,
    new Color('#4c5a2a'),
  );
  const tuft = lump(rng, 0, 0.55);
  for (let i = 0; i < 3600 * detail.grains; i++) {
    const a = i * GOLDEN_ANGLE;
    const b = rng.range(0, Math.PI * 2);
    const r = RING + Math.cos(b) * MOSS;
    const s = rng.range(0.015, 0.035);
    model.add(
      moss,
      tuft,
      place(
        vec(Math.cos(a) * r, Math.sin(a) * r, Math.sin(b) * MOSS),
        rng.range(0, 6),
        rng.range(0, 6),
        0,
        vec(s, s * 1.6, s),
      ),
      new Color('#6b7c38').multiplyScalar(rng.range(0.6, 1.35)),
    );
  }
}

/** Small fat leaves that fill the gaps between the rosettes. */
function addSedum(
  model: Model,
  rng: Rng,
  on: (a: number, tilt: number, r: number) => ReturnType<typeof vec>,
  outward: (a: number, tilt: number) => ReturnType<typeof vec>,
): void {
  const flesh = fleshMaterial('wreath-sedum', 0.5, 0.4);
  const bean = lump(rng, 1, 0.05);
  for (let i = 0; i < 150; i++) {
    const angle = i * GOLDEN_ANGLE;
    const tilt = rng.around(0, 1.35);
    const red = rng.next() < 0.35;
    for (let j = 0; j < 9; j++) {
      const d = outward(angle, tilt).add(vec(rng.around(0, 0.7), rng.around(0, 0.7), rng.around(0, 0.4)));
      model.add(
        flesh,
        bean,
        aim(on(angle, tilt, MOSS * 0.98).addScaledVector(d, 0.05), d, vec(0, 0, 1)).multiply(
          place(vec(0, 0.02, 0), 0, 0, 0, vec(0.019, 0.042, 0.019)),
        ),
        new Color(red ? '#c9685a' : '#8fb04c').lerp(new Color('#d9c66a'), rng.range(0, 0.4)),
      );
    }
  }
}

/** Two hooks of wire that hold the ring from below and behind, and a leg. */
function addEasel(model: Model): void {
  const wire = metalMaterial('#4a4640', 0.5);
  const thick = (): number => 0.022;
  for (const s of [-1, 1]) {
    const arm = [
      [0.4, 0.2, 0.6],
      [0.4, 0.06, 0.55],
      [0.4, 0.04, 0.24],
      [0.42, 0.1, -0.06],
      [0.55, 0.5, -0.16],
      [0.72, 0.95, -0.28],
    ] as const;
    model.add(
      wire,
      rod(
        arm.map(([x, y, z]) => vec(s * x, y, z)),
        thick,
        8,
        44,
      ),
    );
    model.add(wire, rod([vec(s * 0.4, 0.04, 0.24), vec(s * 0.42, 0.02, 0.4)], thick, 8, 4));
  }
  model.add(wire, rod([vec(-0.47, 0.26, -0.1), vec(0.47, 0.26, -0.1)], thick, 8, 4));
  model.add(wire, rod([vec(0, 0.26, -0.1), vec(0, 0.02, -0.75)], thick, 8, 4));
}
