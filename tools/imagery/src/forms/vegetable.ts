import { Color, TorusGeometry, type Vector3 } from 'three';
import { type Blade, bendBlade, gridBlade, ovate } from '../core/blade';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, lerp, type Rng } from '../core/rng';
import { aim, place, rod, turned, vec } from '../core/solids';
import type { Look } from '../form-params';
import { addBloom, type Bloom } from './blooms';
import type { Built } from './build-form';
import { pedicel } from './pedicel';
import { addVegetableFruit, type VegetableFruit } from './vegetable-fruit';

/** Appearance of a vegetable on a cane. Lengths in decimetres. */
export interface VegetableKind {
  blade: () => Blade;
  color: string;
  length: number;
  width: number;
  /** Leaflets of a leaf; one is a whole leaf. */
  leaflets: number;
  /** Length of a leaf's stalk, and how far its blade hangs, in radians. */
  stalk: number;
  hang: number;
  stem: string;
  thick: number;
  height: number;
  nodes: number;
  tendrils?: boolean;
  fruit: VegetableFruit & { count: number };
  flower: { bloom: Bloom; color: string; throat: string; size: number; count: number; cone?: string };
}

export const VEGETABLE_KINDS: Record<'tomato' | 'eggplant' | 'cucumber', VegetableKind> = {
  tomato: {
    blade: () => leafBlade('tomato', 8),
    color: '#47782f',
    length: 0.33,
    width: 0.2,
    leaflets: 7,
    stalk: 0.2,
    hang: 0.95,
    stem: '#86a45c',
    thick: 0.034,
    height: 2.35,
    nodes: 12,
    fruit: { kind: 'truss', color: '#d62f1f', length: 0.078, count: 4 },
    flower: { bloom: 'star', color: '#f2d13c', throat: '#e0b82c', size: 0.06, count: 5 },
  },
  eggplant: {
    blade: () => gridBlade((t) => ovate(0.4, 0.5, 0.62)(t) * (0.94 + 0.06 * Math.cos(t * 24 + 1)), 8, 30),
    color: '#5c8550',
    length: 0.62,
    width: 0.4,
    leaflets: 1,
    stalk: 0.2,
    hang: 0.95,
    stem: '#54405c',
    thick: 0.034,
    height: 1.5,
    nodes: 14,
    fruit: { kind: 'aubergine', color: '#26122c', length: 0.54, count: 4 },
    flower: { bloom: 'star', color: '#a58ad6', throat: '#8560c0', size: 0.14, count: 3, cone: '#f0c838' },
  },
  cucumber: {
    blade: () => leafBlade('grape', 6),
    color: '#5a9c40',
    length: 0.56,
    width: 0.62,
    leaflets: 1,
    stalk: 0.32,
    hang: 0.7,
    stem: '#86ac58',
    thick: 0.026,
    height: 1.95,
    nodes: 13,
    tendrils: true,
    fruit: { kind: 'cucumber', color: '#2f6a2a', length: 0.78, count: 4 },
    flower: { bloom: 'five', color: '#f6cf38', throat: '#e8a828', size: 0.115, count: 4 },
  },
};

/** A vegetable that is led up a cane: leaves on stalks, one a node, fruits hanging from the lower nodes, flowers above. */
export function addVegetable(
  model: Model,
  rng: Rng,
  look: Look,
  kind: VegetableKind,
  top: number,
  k: number,
): Built {
  const leaf = leafMaterial({
    color: look.leafColor ?? kind.color,
    veins: kind.leaflets > 1 ? 5 : 6,
    roughness: 0.62,
    clearcoat: 0.03,
    translucency: 0.5,
    relief: 3.2,
    veinLight: 0.1,
    ...(kind.leaflets > 1 ? { underside: '#98b07e', uneven: true as const, blemishes: 0.3 } : {}),
  });
  const stem = stemMaterial(kind.stem);
  const blade = kind.blade();
  const blades = Array.from({ length: 6 }, () =>
    bendBlade(blade, {
      length: kind.length,
      width: kind.width,
      bend: kind.hang * rng.range(0.6, 1.3),
      bendPower: 1.4,
      fold: rng.range(0.06, 0.2),
      cup: rng.around(-0.06, 0.08),
      wave: rng.range(0.03, 0.06),
      waves: 3.5,
      phase: rng.range(0, 6),
      twist: rng.around(0, 0.3),
    }),
  );
  const nodes: Vector3[] = Array.from({ length: kind.nodes }, (_, n) => {
    const t = (n + 0.8) / kind.nodes;
    // nodes lie closer towards the top, and the stem winds a little
    return vec(
      0.035 * Math.sin(n * 2.1),
      top + kind.height * (0.06 + 0.94 * (1 - (1 - t) ** 1.25)) * k,
      0.03 + 0.03 * Math.cos(n * 1.7),
    );
  });
  model.add(
    stem,
    rod([vec(0.01, top - 0.04, 0.03), ...nodes], (t) => kind.thick * (1 - 0.6 * t) * k, 8, 60),
  );
  addCane(model, top, kind.height * 1.06 * k, nodes);

  const addBlade = (at: Vector3, dir: Vector3, size: number, young: number): void => {
    model.add(
      leaf,
      rng.pick(blades),
      aim(at, dir, vec(dir.x * 0.3, 1, dir.z * 0.3 + 0.25), size * k),
      // the oldest begin to turn yellow
      new Color(young === 0 && rng.next() < 0.06 ? '#f3e08a' : '#ffffff')
        .lerp(new Color('#eefbb4'), 0.55 * young)
        .multiplyScalar(rng.range(0.8, 1.06)),
    );
  };
  const addLeaf = (from: Vector3, a: number, size: number, young: number): void => {
    const out = vec(Math.cos(a), 0, Math.sin(a));
    const rise = lerp(0.35, 1.1, young);
    const length = kind.stalk * size * k;
    const stretch = kind.leaflets > 1 ? kind.stalk + kind.length * 2.1 : kind.stalk;
    const p = (t: number): Vector3 =>
      from
        .clone()
        .addScaledVector(out, t * stretch * size * k)
        .add(
          vec(
            0,
            (rise * t - 0.42 * rise * t * t - (kind.leaflets > 1 ? kind.hang * 0.35 * t * t : 0)) *
              stretch *
              size *
              k,
            0,
          ),
        );
    model.add(
      stem,
      rod([p(0), p(0.35), p(0.7), p(1)], (t) => kind.thick * 0.42 * (1 - 0.4 * t) * k, 6, 10),
    );
    const slope = p(1).sub(p(0.9)).normalize();
    if (kind.leaflets === 1) {
      addBlade(p(0.98), slope.add(vec(0, -0.35 * (1 - young), 0)), size, young);
      return;
    }
    addBlade(p(0.99), slope, size * 1.15, young);
    const pairs = (kind.leaflets - 1) / 2;
    const first = length / (stretch * size * k);
    for (let j = 0; j < pairs; j++)
      for (const s of [-1, 1]) {
        const t = first + ((0.88 - first) * (j + 0.15)) / (pairs - 0.6);
        const b = a + s * rng.range(0.95, 1.25);
        const node = p(Math.min(0.93, t + (s > 0 ? 0.04 : 0)));
        const aside = vec(Math.cos(b), slope.y + rng.around(-0.05, 0.15), Math.sin(b));
        const foot = node.clone().addScaledVector(aside, 0.07 * size * k);
        model.add(
          stem,
          rod([node, foot], () => kind.thick * 0.2 * k, 4, 2),
        );
        addBlade(foot, aside, size * (j === 1 ? 1.02 : 0.84) * rng.range(0.84, 1.08), young);
        // small leaflets stand between the pairs
        if (j > 0)
          addBlade(
            p(t - 0.42 * ((0.88 - first) / (pairs - 0.6))),
            vec(Math.cos(b), slope.y + rng.around(0, 0.2), Math.sin(b)),
            size * rng.range(0.24, 0.4),
            young,
          );
      }
  };
  const bare = kind.leaflets > 1 ? 1 : 0;
  for (const [n, node] of nodes.entries()) {
    if (n < bare) continue;
    const t = n / (kind.nodes - 1);
    const size =
      (0.62 + 0.62 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.72 * t)) - 0.42 * t ** 3) * rng.range(0.9, 1.1);
    addLeaf(node, n * GOLDEN_ANGLE + 0.4 + rng.around(0, 0.2), size, Math.max(0, (t - 0.6) / 0.4));
    if (kind.tendrils && n > 2) addTendril(model, stem, rng, node, n * GOLDEN_ANGLE + 1.6, k);
  }
  const tip = nodes[nodes.length - 1] as Vector3;
  for (let j = 0; j < 3; j++) addLeaf(tip, j * 2.1 + 0.9, 0.34, 1);

  for (let i = 0; i < kind.fruit.count; i++) {
    // alternately left and right of the cane, on the visible side, from the lower half
    const node = nodes[
      Math.round(
        lerp(kind.fruit.kind === 'truss' ? 0.2 : 0.34, 0.7, (i + 0.2) / kind.fruit.count) * kind.nodes,
      )
    ] as Vector3;
    const hand = i % 2 ? 1 : -1;
    const a = Math.PI / 2 - hand * rng.range(0.5, 0.95);
    const reach = (kind.fruit.kind === 'truss' ? 0.2 : 0.3) * rng.range(0.9, 1.15) * k;
    const grown = kind.fruit.length * k * (kind.fruit.kind === 'truss' ? 1 : rng.range(0.78, 1.05));
    const below = kind.fruit.kind === 'truss' ? 6 * grown : grown;
    const at = node.clone().add(vec(Math.cos(a) * reach, -0.04, Math.sin(a) * reach));
    at.y = Math.max(at.y, top + below + 0.04);
    addVegetableFruit(
      model,
      rng,
      { ...kind.fruit, color: look.fruitColor ?? kind.fruit.color, length: grown },
      kind.stem,
      node,
      at,
      hand > 0 ? rng.around(0, 0.5) : Math.PI + rng.around(0, 0.5),
    );
  }
  for (let i = 0; i < kind.flower.count; i++) {
    const node = nodes[Math.round(kind.nodes * lerp(0.62, 0.9, i / kind.flower.count))] as Vector3;
    const hand = i % 2 ? -1 : 1;
    const at = node.clone().add(vec(hand * 0.17, 0.03, 0.26).multiplyScalar(k));
    model.add(stem, pedicel(node, at, 0.05, 0.009 * k));
    const m = aim(at, vec(hand * 0.4, -0.05, 1), vec(0, 1, 0), kind.flower.size * k);
    addBloom(model, rng, kind.flower.bloom, m, look.flowerColor ?? kind.flower.color, kind.flower.throat);
    if (kind.flower.cone)
      model.add(
        fleshMaterial('stamen', 0.7),
        turned(
          [
            [0.17, 0],
            [0.16, 0.16],
            [0.07, 0.5],
            [0.001, 0.54],
          ],
          10,
        ),
        m,
        new Color(kind.flower.cone),
      );
  }
  return {
    close: { target: vec(0, top + 0.5 * kind.height * k, 0.3), radius: 0.55 * k },
    elevation: 0.2,
  };
}

/** A bamboo cane behind the stem, tied to it twice. */
function addCane(model: Model, top: number, height: number, nodes: readonly Vector3[]): void {
  model.add(
    fleshMaterial('cane', 0.5, 0.4),
    rod(
      [vec(0, top - 0.1, -0.03), vec(0.01, top + height, -0.03)],
      (t) => 0.021 + 0.005 * Math.max(0, Math.cos(t * Math.PI * 2 * 7)) ** 24,
      10,
      120,
    ),
    undefined,
    new Color('#c7ad74'),
  );
  for (const share of [0.3, 0.72]) {
    const node = nodes[Math.round(share * (nodes.length - 1))] as Vector3;
    for (const lift of [0, 0.016])
      model.add(
        fleshMaterial('twine', 0.95, 0.1),
        new TorusGeometry(0.055, 0.008, 6, 28),
        place(vec(node.x * 0.5, node.y - 0.04 + lift, 0.005), Math.PI / 2 + 0.12 - lift * 9),
        new Color('#c9ae7a'),
      );
  }
}

/** A thread that reaches out and coils at its end. */
function addTendril(
  model: Model,
  stem: ReturnType<typeof stemMaterial>,
  rng: Rng,
  from: Vector3,
  a: number,
  k: number,
): void {
  const out = vec(Math.cos(a), 0, Math.sin(a));
  const points = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    const coil = Math.max(0, t - 0.45) / 0.55;
    const r = 0.035 * (1 - 0.4 * coil) * Math.min(1, coil * 4);
    return from
      .clone()
      .addScaledVector(out, (0.3 * Math.min(1, t / 0.5) + 0.1 * coil + r * Math.sin(coil * 22)) * k)
      .add(vec(0, (0.2 * Math.sin(t * 2) + r * Math.cos(coil * 22)) * k, 0));
  });
  model.add(
    stem,
    rod(points, (t) => 0.006 * (1 - 0.5 * t) * rng.range(0.98, 1.02) * k, 4, 70),
  );
}
