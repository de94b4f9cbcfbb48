import { Color } from 'three';
import { detail } from '../core/detail';
import type { Model } from '../core/model';
import { fleshMaterial, soilMaterial } from '../core/plant-materials';
import { fbm, GOLDEN_ANGLE, type Rng } from '../core/rng';
import { lump, place, surface, vec } from '../core/solids';

interface Garden {
  /** Inner radius of the vessel, by height. */
  wall: (y: number) => number;
  /** Height at which pebbles begin, soil lies on them, and moss lies on the soil. */
  floor: number;
  soil: number;
  top: number;
}

/** Cushions of moss: angle, distance from the axis as a share of the radius, size likewise, and how light. */
const CUSHIONS = [
  [2.5, 0.42, 0.52, 0.95],
  [4.4, 0.5, 0.46, 0.8],
  [0.6, 0.52, 0.44, 1.1],
  [3.55, 0.7, 0.3, 1.25],
  [5.6, 0.66, 0.32, 1],
  [1.75, 0.7, 0.24, 1.2],
] as const;

/** A garden of moss behind glass: pebbles, a band of soil, cushions of moss with stones, and pale sand between them. */
export function addMossGarden(model: Model, rng: Rng, { wall, floor, soil, top }: Garden): void {
  const reach = wall(top) * 0.965;
  const pebble = fleshMaterial('garden-pebble', 0.75, 0.35);
  const earth = soilMaterial('#2f231b');
  const stones = Array.from({ length: 5 }, () => lump(rng, 1, 0.2));
  const at = (a: number, r: number, y: number) => vec(Math.cos(a) * r, y, Math.sin(a) * r);
  // only the parts of both layers that touch the glass are visible
  const band = (from: number, to: number, tint: Color): void => {
    model.add(
      earth,
      surface(
        (u, v) => {
          const a = -u * Math.PI * 2;
          const y = from + (to - from) * v;
          return at(a, wall(y) * 0.955, y + 0.02 * fbm(Math.cos(a) * 3, Math.sin(a) * 3, 2));
        },
        72,
        4,
      ),
      undefined,
      tint,
    );
  };
  band(floor, soil, new Color('#b5aa98'));
  band(soil - 0.01, top, new Color('#ffffff'));
  for (let i = 0; i < 330 * detail.grains; i++) {
    const y = rng.range(floor + 0.02, soil);
    const s = rng.range(0.03, 0.055);
    model.add(
      pebble,
      rng.pick(stones),
      place(
        at(i * GOLDEN_ANGLE, wall(y) - s * 1.15, y),
        rng.range(0, 6),
        rng.range(0, 6),
        0,
        vec(s, s * 0.8, s),
      ),
      new Color(rng.pick(['#d8d0c2', '#b9b2a6', '#efe9dd', '#a49a8c'])).multiplyScalar(rng.range(0.85, 1.05)),
    );
  }
  const crumb = lump(rng, 0, 0.4);
  for (let i = 0; i < 420 * detail.grains; i++) {
    const y = rng.range(soil, top - 0.035);
    const s = rng.range(0.014, 0.034);
    model.add(
      earth,
      crumb,
      place(at(i * GOLDEN_ANGLE, wall(y) * 0.97 - s, y), rng.range(0, 6), rng.range(0, 6), 0, s),
      new Color('#ffffff').multiplyScalar(rng.range(0.6, 1.5)),
    );
  }
  // sand
  const sand = fleshMaterial('garden-sand', 0.95, 0.15);
  const ground = (r: number, a: number): number =>
    top + 0.03 * fbm(Math.cos(a) * r * 4, Math.sin(a) * r * 4, 5) + 0.05 * (1 - r / reach);
  model.add(
    sand,
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const r = Math.max(0.001, (1 - v) * reach);
        return at(a, r, ground(r, a));
      },
      56,
      12,
    ),
    undefined,
    new Color('#d9cbb0'),
  );
  for (let i = 0; i < 700 * detail.grains; i++) {
    const r = Math.sqrt((i + 0.5) / (700 * detail.grains)) * reach * 0.98;
    const s = rng.range(0.007, 0.016);
    model.add(
      sand,
      crumb,
      place(
        at(i * GOLDEN_ANGLE, r, ground(r, i * GOLDEN_ANGLE) + s * 0.4),
        rng.range(0, 6),
        rng.range(0, 6),
        0,
        s,
      ),
      new Color(rng.pick(['#e6dac2', '#cbbb9c', '#f2eadb', '#b7a583'])),
    );
  }
  for (const [a, r, size, light] of CUSHIONS)
    addCushion(model, rng, at(a, r * reach, top - 0.03), size * reach, light);
  // two stones, the larger one behind
  const rock = fleshMaterial('garden-rock', 0.9, 0.25);
  for (const [a, r, s, tall] of [
    [1.15, 0.3, 0.2, 1.25],
    [1.6, 0.42, 0.12, 0.8],
    [0.75, 0.5, 0.08, 0.8],
  ] as const)
    model.add(
      rock,
      lump(rng, 3, 0.34),
      place(
        at(a, r * reach, top + s * tall * 0.55 * reach),
        0.2,
        a,
        0.15,
        vec(s, s * tall, s * 0.8).multiplyScalar(reach),
      ),
      new Color('#8b8a86').multiplyScalar(rng.range(0.85, 1.05)),
    );
}

/** One cushion: a low dome of upright tufts. */
function addCushion(
  model: Model,
  rng: Rng,
  foot: ReturnType<typeof vec>,
  radius: number,
  light: number,
): void {
  const moss = fleshMaterial('garden-moss', 0.95, 0.08);
  const base = new Color('#5d8a2c').multiplyScalar(light);
  const young = new Color('#9dbb4a').multiplyScalar(light);
  const o = rng.range(0, 40);
  const dome = (x: number, z: number): number => {
    const r = Math.min(1, Math.hypot(x, z) / radius);
    return (
      radius * 0.62 * Math.sqrt(1 - r ** 2.2) * (1 + 0.3 * fbm((x / radius) * 2 + o, (z / radius) * 2, o, 3))
    );
  };
  model.add(
    moss,
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const r = Math.max(0.001, (1 - v) * radius);
        const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
        return vec(foot.x + x, foot.y + dome(x, z), foot.z + z);
      },
      36,
      14,
      () => base.clone().multiplyScalar(0.5),
    ),
  );
  const tuft = lump(rng, 0, 0.6);
  const count = Math.round(2600 * detail.grains * (radius / 0.4) ** 1.4);
  for (let i = 0; i < count; i++) {
    const r = Math.sqrt((i + 0.5) / count) * radius;
    const a = i * GOLDEN_ANGLE;
    const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
    const s = rng.range(0.008, 0.019);
    const out = (r / radius) * 0.8;
    model.add(
      moss,
      tuft,
      place(
        vec(foot.x + x, foot.y + dome(x, z) + s * 0.5, foot.z + z),
        Math.sin(a) * out + rng.around(0, 0.4),
        0,
        -Math.cos(a) * out + rng.around(0, 0.4),
        vec(s * 0.8, s * rng.range(1.3, 2.4), s * 0.8),
      ),
      base
        .clone()
        .lerp(young, rng.next() ** 1.6)
        .multiplyScalar(rng.range(0.75, 1.2)),
    );
  }
}
