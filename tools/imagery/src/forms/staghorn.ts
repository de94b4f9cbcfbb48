import { BoxGeometry, type BufferGeometry, Color, type Matrix4, Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { woodMaterial } from '../core/goods-materials';
import { leafMaterial } from '../core/leaf-material';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { addPot } from '../core/pot';
import { fbm, GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, lump, place, surface, vec } from '../core/solids';
import type { Look } from '../form-params';
import { antlerBlade } from './antler';
import type { Built } from './build-form';

/**
 * A staghorn fern on an upright board, on a piece of cork, or in a pot, over whose rim its antlers lean.
 * @param k the plant's size
 */
export function addStaghorn(
  model: Model,
  rng: Rng,
  look: Look,
  mount: 'board' | 'cork' | 'pot',
  color: string,
  k: number,
): Built {
  if (mount === 'pot') {
    const pot = addPot(model, rng, look, {
      radius: 0.8,
      height: 1,
      shape: 'tapered',
      finish: 'terracotta',
      color: '#b5644a',
    });
    // the heart looks up and a little towards the viewer
    const heart = place(vec(0, pot.top + 0.02 * k, 0.06 * k), -1.25);
    addShieldsAndAntlers(model, rng, color, k, heart, 0.72, 1);
    return { close: { target: vec(0, pot.top + 0.5 * k, 0.4), radius: 0.95 * k }, elevation: 0.36 };
  }
  if (mount === 'cork') addCork(model, k);
  else
    model.add(
      woodMaterial('#8a6a49'),
      new BoxGeometry(1.9 * k, 2.5 * k, 0.1 * k),
      place(vec(0, 1.25 * k, 0), -0.06),
    );
  addShieldsAndAntlers(model, rng, color, k, place(HEART.clone().multiplyScalar(k)));
  return { close: { target: HEART.clone().multiplyScalar(k), radius: 0.95 * k }, elevation: 0.1 };
}

/** Where a plant of size 1 sits on its board. */
const HEART = vec(0, 1.45, 0.12);

/** A rugged, bent piece of bark, taller than wide. */
function addCork(model: Model, k: number): void {
  const rough = (u: number, v: number, side: number): number =>
    0.1 * fbm(u * 5, v * 9, side * 3) + 0.05 * fbm(u * 19, v * 31, side * 5 + 1);
  for (const side of [1, -1])
    model.add(
      fleshMaterial('cork', 0.95, 0.1),
      surface(
        (u, v) => {
          const across = (side > 0 ? u : 1 - u) * 2 - 1;
          const width = 0.72 + 0.1 * fbm(v * 3, side * 0, 7) + 0.06 * Math.sin(v * 9 + across);
          const edge =
            Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 4)) *
            Math.sqrt(Math.max(0, 1 - Math.abs(v * 2 - 1) ** 12));
          const x = across * width;
          return vec(
            x,
            v * 2.5 + 0.12 * fbm(x * 3, v, 4) * (v > 0.5 ? 1 : 0),
            -0.28 * across * across + side * edge * (0.09 + rough(u, v, side)),
          ).multiplyScalar(k);
        },
        70,
        110,
        (u, v) =>
          new Color('#8f7358').multiplyScalar(
            0.65 + 0.6 * fbm(u * 13, v * 24, side + 2) + 0.25 * fbm(u * 40, v * 60, 3),
          ),
      ),
    );
}

/**
 * Moss, shield leaves round it and forked antlers out of its middle, which hang by their weight.
 * @param from position of the heart, looking along its +Z
 * @param held extent of its bed: a pot holds less than a board
 * @param rise distance of the antlers from their bed before they bend
 */
function addShieldsAndAntlers(
  model: Model,
  rng: Rng,
  color: string,
  k: number,
  from: Matrix4,
  held = 1,
  rise = 0.6,
): void {
  const moss = fleshMaterial('moss', 0.95, 0.1);
  const tuft = lump(rng, 0, 0.5);
  for (let i = 0; i < 420; i++) {
    const r = Math.sqrt(i / 420) * 0.64;
    const a = i * GOLDEN_ANGLE;
    const at = vec(Math.cos(a) * r, Math.sin(a) * r, 0.2 * (1 - (r / 0.64) ** 2)).multiplyScalar(k * held);
    model.add(
      moss,
      tuft,
      from.clone().multiply(place(at, rng.range(0, 6), rng.range(0, 6), 0, rng.range(0.03, 0.06) * k)),
      new Color('#6d7a3c').multiplyScalar(rng.range(0.7, 1.15)),
    );
  }
  const shields = [
    // x, y, turn, size, age: old ones are paper, the young ones cover their middle
    [-0.22, -0.1, 1.9, 0.74, 1],
    [0.24, -0.08, -1.85, 0.72, 0.8],
    [0.02, -0.18, 3.1, 0.68, 0.6],
    [-0.1, 0.08, 0.4, 0.66, 0.12],
    [0.12, 0, -0.55, 0.58, 0],
  ] as const;
  for (const [i, [x, y, turn, size, age]] of shields.entries())
    model.add(
      fleshMaterial('shield', 0.9, 0.15),
      shieldLeaf(rng, size * k * held, new Color(color), age),
      from.clone().multiply(place(vec(x, y, 0.08 + 0.035 * i).multiplyScalar(k * held), 0, 0, turn)),
    );
  const felt = leafMaterial({
    color,
    veins: 0,
    veinLight: 0.05,
    roughness: 0.85,
    clearcoat: 0,
    translucency: 0.28,
    relief: 0.8,
  });
  const heart = new Vector3().setFromMatrixPosition(from);
  const bud = vec(0, 0, 0.27 * k).applyMatrix4(from);
  const potted = rise >= 1;
  const count = potted ? 12 : 9;
  for (let i = 0; i < count; i++) {
    // young ones stand up in the middle, older ones arch out and hang: a fan on a board's visible side, all round in a pot
    const young = i / (count - 1);
    const side = i % 2 ? 1 : -1;
    const a = potted ? i * GOLDEN_ANGLE + 0.35 : -0.2 + side * ((1.5 - 1.1 * young) * rng.range(0.7, 1.05));
    const out = 1.05 - (potted ? 0.6 : 0.35) * young;
    const dir = vec(
      Math.sin(a) * out,
      (potted ? Math.cos(a) * out : 0) +
        (potted ? 0.25 : 0.45 + 0.55 * young * rng.range(0.8, 1.2)) +
        rng.around(0, 0.12),
      rise * rng.range(0.9, potted ? 1.1 : 1.5),
    ).transformDirection(from);
    const length = (2.25 - 0.95 * young) * rng.range(0.85, 1.12) * k;
    const { blade, wide } = antlerBlade(rng, young > 0.8 ? 2 : 3, rng.range(1, 1.25));
    const down = Math.acos(Math.max(-1, Math.min(1, -dir.y)));
    const geometry = bendBlade(blade, {
      length,
      width: length * wide,
      bend: down * (1.02 - 0.5 * young) * rng.range(0.92, 1.06),
      bendPower: 0.7,
      fold: 0.1,
      cup: 0.06,
      wave: 0.03,
      waves: 1.9,
      phase: rng.range(0, 6),
      twist: rng.around(0, 0.5),
    });
    // its upper face looks up, so that it bends by its weight, and towards the light
    model.add(
      felt,
      geometry,
      aim(bud.clone().lerp(heart, 0.2), dir, vec(0, 1, 0.75)),
      shade('#ffffff', 0.02 * young - rng.range(0, 0.14)),
    );
  }
}

/** A kidney-shaped leaf that lies on the fern's base; lobed at its far edge, at +Y, ribbed, brown when `age` is 1. */
function shieldLeaf(rng: Rng, size: number, green: Color, age: number): BufferGeometry {
  const o = rng.range(0, 50);
  const paper = new Color('#9b7d50');
  return surface(
    (u, v) => {
      const a = u * Math.PI * 2;
      const far = 0.5 + 0.5 * Math.cos(a);
      const r =
        v *
        (0.62 +
          0.38 * far +
          far * 0.07 * Math.sin(a * 9 + o) +
          0.05 * fbm(Math.cos(a) * 2 + o, Math.sin(a) * 2));
      const rib = 0.012 * Math.sin(a * 26 + 3 * fbm(a, v * 3, o)) * v;
      // hollow over the moss, and its far edge stands off a little
      const z =
        0.2 * (1 - v * v) + far * 0.16 * v ** 4 + rib + 0.03 * v * fbm(Math.cos(a) * 3, Math.sin(a) * 3, o);
      return vec(Math.sin(a) * r, Math.cos(a) * r, z).multiplyScalar(size);
    },
    96,
    18,
    (u, v) => {
      const a = u * Math.PI * 2;
      const vein = 0.5 + 0.5 * Math.sin(a * 26 + 3 * fbm(a, v * 3, o));
      const dry = Math.min(
        1,
        Math.max(0, age + 0.5 * fbm(Math.cos(a) * 3 + o, v * 4, Math.sin(a) * 3) * (age > 0 ? 1 : 0)),
      );
      return green
        .clone()
        .lerp(paper, dry)
        .multiplyScalar(0.86 + 0.16 * vein * v - 0.12 * (1 - v));
    },
  );
}
