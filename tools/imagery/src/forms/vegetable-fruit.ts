import { type BufferGeometry, Color, type Matrix4, type Vector3 } from 'three';
import { bendBlade, gridBlade, ovate } from '../core/blade';
import type { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { clamp01, fbm, GOLDEN_ANGLE, lerp, type Rng, smooth } from '../core/rng';
import { aim, lump, place, rod, surface, vec } from '../core/solids';
import { addBloom } from './blooms';
import { addFruit } from './fruit-shapes';
import { pedicel } from './pedicel';

/** The fruit of a vegetable: its kind, its colour, its length. */
export interface VegetableFruit {
  kind: 'aubergine' | 'cucumber' | 'truss';
  color: string;
  length: number;
}

/** Half-width of a fruit along its length from the stalk, both as shares of the length. */
type Outline = (t: number) => number;

const endsRound = (t: number, from: number): number =>
  Math.sqrt(Math.max(0, 1 - clamp01((t - from) / (1 - from)) ** 2));

const AUBERGINE: Outline = (t) =>
  0.24 * Math.min(1, Math.sqrt(t / 0.05)) * lerp(0.62, 1, smooth(0.08, 0.72, t)) * endsRound(t, 0.66);
const CUCUMBER: Outline = (t) =>
  0.092 * Math.min(1, Math.sqrt(t / 0.06)) * lerp(0.68, 1, smooth(0, 0.3, t)) * endsRound(t, 0.9);

/** A solid that hangs from the origin, bent sideways in its middle. */
function hanging(
  outline: Outline,
  curve: number,
  color: (u: number, t: number) => Color,
  relief: (u: number, t: number) => number = () => 0,
): BufferGeometry {
  return surface(
    (u, v) => {
      const t = (1 - Math.cos(Math.PI * clamp01(v))) / 2;
      const a = u * Math.PI * 2;
      const r = outline(t) * (1 + relief(u, t));
      return vec(Math.cos(a) * r + curve * Math.sin(Math.PI * t), -t, Math.sin(a) * r);
    },
    48,
    40,
    color,
  );
}

/**
 * Hangs one fruit, or one truss of them, on a stalk.
 * @param from where the stalk leaves the plant
 * @param at where the fruit's shoulder hangs
 * @param turn about the upright, so that no two look the same way
 */
export function addVegetableFruit(
  model: Model,
  rng: Rng,
  fruit: VegetableFruit,
  stem: string,
  from: Vector3,
  at: Vector3,
  turn: number,
): void {
  const stalk = (points: Vector3[], thick: number): void => {
    model.add(
      fleshMaterial('stalk', 0.6, 0.4),
      rod(points, (t) => thick * (1 + 0.5 * t ** 4), 8, 14),
      undefined,
      new Color(stem),
    );
  };
  const over = from
    .clone()
    .lerp(at, 0.6)
    .setY(Math.max(from.y, at.y) + 0.05);
  if (fruit.kind === 'truss') {
    addTruss(model, rng, fruit, stem, from, at);
    return;
  }
  stalk(
    [from, over, at.clone().add(vec(0, 0.02, 0)), at.clone().add(vec(0, -0.01, 0))],
    fruit.kind === 'aubergine' ? 0.02 : 0.013,
  );
  const m = place(at, rng.around(0, 0.08), turn, rng.around(0, 0.06), fruit.length);
  if (fruit.kind === 'aubergine') addAubergine(model, fruit, m);
  else addCucumber(model, rng, fruit, m);
}

/** Glossy, pear-shaped, under a green cap of pointed sepals. */
function addAubergine(model: Model, { color }: VegetableFruit, m: Matrix4): void {
  const skin = new Color(color);
  const pale = new Color('#8a5a96');
  model.add(
    fleshMaterial('aubergine', 0.16, 1),
    hanging(AUBERGINE, 0.05, (_u, t) => skin.clone().lerp(pale, 0.5 * (1 - smooth(0.1, 0.26, t)))),
    m,
  );
  model.add(
    fleshMaterial('calyx', 0.6, 0.2),
    surface(
      (u, v) => {
        const a = u * Math.PI * 2;
        const reach = 0.07 + 0.15 * Math.abs(Math.cos(a * 2.5)) ** 1.6;
        const t = v * reach;
        const r = AUBERGINE(t) + 0.014 * (1 - 0.6 * v) + 0.012;
        return vec(Math.cos(a) * r + 0.05 * Math.sin(Math.PI * t), -t + 0.02, Math.sin(a) * r);
      },
      80,
      12,
      (_u, v) => new Color('#7d9a52').lerp(new Color('#5a3f66'), 0.15 + 0.5 * v),
    ),
    m,
  );
}

/** Ribbed and warty, striped paler towards the end, where the flower has dried. */
function addCucumber(model: Model, rng: Rng, { color }: VegetableFruit, m: Matrix4): void {
  const skin = new Color(color);
  const pale = new Color('#9dbb5e');
  model.add(
    fleshMaterial('cucumber', 0.34, 0.7),
    hanging(
      CUCUMBER,
      0.045,
      (u, t) =>
        skin
          .clone()
          .lerp(pale, 0.75 * smooth(0.45, 1, t) * (0.35 + 0.65 * Math.abs(Math.cos(u * Math.PI * 5)) ** 3))
          .multiplyScalar(0.9 + 0.2 * fbm(u * 14, t * 12, 3)),
      (u, t) => 0.035 * Math.cos(u * Math.PI * 10) * Math.sin(Math.PI * t),
    ),
    m,
  );
  const wart = lump(rng, 0, 0.1);
  for (let i = 0; i < 90; i++) {
    const t = 0.06 + 0.88 * ((i + 0.5) / 90);
    const a = i * GOLDEN_ANGLE;
    const r = CUCUMBER(t) * 1.01;
    const spot = vec(Math.cos(a) * r + 0.045 * Math.sin(Math.PI * t), -t, Math.sin(a) * r);
    model.add(
      fleshMaterial('cucumber', 0.34, 0.7),
      wart,
      m.clone().multiply(place(spot, 0, 0, 0, 0.009)),
      skin.clone().lerp(pale, 0.4),
    );
  }
  addBloom(
    model,
    rng,
    'bell',
    m.clone().multiply(aim(vec(0, -0.985, 0), vec(0.05, -1, 0), vec(0, 0, 1), 0.075)),
    '#dcb648',
    '#b98a3a',
  );
}

const TURNING = new Color('#ee8a34');
const UNRIPE = new Color('#9cb653');

/** A bent stalk with fruits to both sides; those near the plant ripen first. */
function addTruss(
  model: Model,
  rng: Rng,
  { color, length }: VegetableFruit,
  stem: string,
  from: Vector3,
  at: Vector3,
): void {
  const out = at.clone().sub(from).setY(0).normalize();
  const side = vec(-out.z, 0, out.x);
  const end = at
    .clone()
    .addScaledVector(out, 0.06)
    .add(vec(0, -5.2 * length, 0));
  const stalk = fleshMaterial('stalk', 0.6, 0.4);
  const green = new Color(stem);
  const bent = [
    from,
    from
      .clone()
      .lerp(at, 0.7)
      .add(vec(0, 0.05, 0)),
    at,
    at.clone().lerp(end, 0.5).addScaledVector(out, 0.02),
    end,
  ];
  model.add(
    stalk,
    rod(bent, (t) => 0.014 * (1 - 0.5 * t), 7, 20),
    undefined,
    green,
  );
  const count = 9;
  const ripe = new Color(color);
  const sepal = bendBlade(gridBlade(ovate(0.3, 0.5, 0.9), 2, 6), {
    length: 0.95,
    width: 0.24,
    bend: -0.5,
    fold: 0.2,
  });
  for (let j = 0; j < count; j++) {
    const t = j / (count - 1);
    const node = at.clone().lerp(end, t);
    const s = length * (1.08 - 0.35 * t) * rng.range(0.94, 1.06);
    const hand = j % 2 ? 1 : -1;
    const middle = node
      .clone()
      .addScaledVector(side, t === 1 ? 0 : hand * s * 0.98)
      .addScaledVector(out, s * rng.range(0.2, 0.7))
      .add(vec(0, -0.75 * s, 0));
    const up = node
      .clone()
      .sub(middle)
      .add(vec(0, s, 0))
      .normalize();
    const shoulder = middle.clone().addScaledVector(up, s * 0.94);
    model.add(stalk, pedicel(node, shoulder, 0.02, 0.008, 6), undefined, green);
    const m = aim(middle, up, vec(0, 0, 1), s);
    const young = smooth(0.35, 1, t + rng.around(0, 0.12));
    // red, then orange, then green
    const skin =
      young < 0.5 ? ripe.clone().lerp(TURNING, young * 2) : TURNING.clone().lerp(UNRIPE, young * 2 - 1);
    addFruit(model, rng, 'cherry', m, skin);
    for (let q = 0; q < 5; q++)
      model.add(
        fleshMaterial('calyx', 0.6, 0.2),
        sepal,
        m.clone().multiply(place(vec(0, 0.95, 0), -1.35, (q / 5) * Math.PI * 2 + rng.around(0, 0.2))),
        new Color('#5f9440'),
      );
  }
}
