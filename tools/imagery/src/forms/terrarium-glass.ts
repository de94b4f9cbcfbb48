import { CatmullRomCurve3, Vector3 } from 'three';
import { clearGlassMaterial, woodMaterial } from '../core/goods-materials';
import { smooth } from '../core/rng';
import { turned } from '../core/solids';
import type { Built } from './build-form';
import { addMossGarden } from './moss-garden';
import type { Outline, ToolKit } from './tool-kit';

/** A blown outline through these points, without corners. */
function blown(points: Outline, count = 56): Outline {
  const curve = new CatmullRomCurve3(points.map(([r, y]) => new Vector3(r, y, 0)));
  return curve.getSpacedPoints(count).map(({ x, y }): readonly [number, number] => [Math.max(0.001, x), y]);
}

/** Glass as thick as the second outline leaves, joined over the rim. */
function addGlass({ model }: ToolKit, outside: Outline, inside: Outline): void {
  model.add(clearGlassMaterial(), turned(outside, 96));
  model.add(clearGlassMaterial(), turned([...inside].reverse(), 96));
}

/** Glass jar with a cork, and the moss garden in it. */
export function addJar(kit: ToolKit): Built {
  const body: Outline = [
    [0.001, 0],
    [0.62, 0],
    [0.76, 0.03],
    [0.83, 0.14],
    [0.85, 0.4],
    [0.85, 1.15],
    [0.81, 1.38],
    [0.68, 1.56],
    [0.52, 1.66],
    [0.47, 1.74],
    [0.49, 1.8],
    [0.485, 1.83],
  ];
  const inner: Outline = [
    [0.001, 0.07],
    [0.6, 0.07],
    [0.74, 0.1],
    [0.8, 0.2],
    [0.815, 0.4],
    [0.815, 1.15],
    [0.78, 1.36],
    [0.65, 1.53],
    [0.49, 1.63],
    [0.44, 1.74],
    [0.46, 1.83],
  ];
  addGlass(kit, blown(body), blown(inner));
  addMossGarden(kit.model, kit.rng, {
    wall: (y) => 0.815 - 0.16 * smooth(0.3, 0.07, y),
    floor: 0.09,
    soil: 0.25,
    top: 0.4,
  });
  kit.model.add(
    woodMaterial('#c9a67c'),
    turned(
      [
        [0.001, 1.64],
        [0.42, 1.64],
        [0.435, 1.66],
        [0.45, 1.84],
        [0.5, 1.85],
        [0.515, 1.87],
        [0.515, 2],
        [0.5, 2.02],
        [0.001, 2.02],
      ] satisfies Outline,
      64,
    ),
  );
  return { elevation: 0.24 };
}

/** Glass ball, open above, and the moss garden in it. */
export function addGlobe(kit: ToolKit): Built {
  const ball = (r: number): Outline => {
    const arc = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
      const a = -1.16 + (i / 24) * 2.1;
      return [r * Math.cos(a), 0.93 + r * Math.sin(a)];
    });
    return [[0.001, 0.93 - 0.92 * r], [0.2, 0.93 - 0.92 * r], ...arc];
  };
  const lip: Outline = [
    [0.615, 1.76],
    [0.63, 1.79],
    [0.62, 1.81],
  ];
  addGlass(kit, [...ball(1.02), ...lip], ball(0.985));
  addMossGarden(kit.model, kit.rng, {
    wall: (y) => Math.sqrt(Math.max(0.01, 0.985 ** 2 - (y - 0.93) ** 2)),
    floor: 0.1,
    soil: 0.27,
    top: 0.42,
  });
  return { elevation: 0.24 };
}

/** Glass bell with a knob over a wooden foot, and the moss garden in it. */
export function addDome(kit: ToolKit): Built {
  kit.model.add(
    woodMaterial('#a9825a'),
    turned(
      [
        [0.001, 0],
        [0.98, 0],
        [1.02, 0.03],
        [1.03, 0.08],
        [1.02, 0.13],
        [0.98, 0.16],
        [0.9, 0.17],
        [0.001, 0.17],
      ] satisfies Outline,
      96,
    ),
  );
  const bell = (r: number): Outline => [
    [r + 0.015, 0.17],
    [r, 0.2],
    [r, 0.7],
    ...Array.from({ length: 19 }, (_, i): readonly [number, number] => {
      const a = (i / 18) * 1.5;
      return [r * Math.cos(a), 1.36 + r * 0.93 * Math.sin(a)];
    }),
  ];
  const knob: Outline = [
    [0.05, 2.18],
    [0.045, 2.2],
    [0.09, 2.23],
    [0.12, 2.29],
    [0.11, 2.36],
    [0.06, 2.4],
    [0.001, 2.41],
  ];
  addGlass(kit, [...bell(0.87), ...knob], bell(0.845));
  addMossGarden(kit.model, kit.rng, {
    wall: (y) => 0.8 - 0.5 * Math.max(0, y - 0.24) ** 1.5,
    floor: 0.17,
    soil: 0.24,
    top: 0.36,
  });
  return { elevation: 0.24 };
}
