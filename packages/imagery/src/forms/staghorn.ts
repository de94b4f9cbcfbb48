import { BoxGeometry, Color, type Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { woodMaterial } from '../core/goods-materials';
import { leafMaterial } from '../core/leaf-material';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { addPot } from '../core/pot';
import { fbm, GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, lump, place, surface, vec } from '../core/solids';
import type { Look } from '../form-params';
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
    const plant = new Model();
    addShieldAndAntlers(plant, rng, color, k);
    // the heart looks up and a little towards the viewer
    model.addModel(
      plant,
      place(vec(0, pot.top, 0.1 * k), -1.05).multiply(place(HEART.clone().multiplyScalar(-k))),
    );
    return { close: { target: vec(0, pot.top + 0.5 * k, 0.4), radius: 0.7 * k }, elevation: 0.24 };
  }
  if (mount === 'cork') addCork(model, k);
  else
    model.add(
      woodMaterial('#8a6a49'),
      new BoxGeometry(1.9 * k, 2.5 * k, 0.1 * k),
      place(vec(0, 1.25 * k, 0), -0.06),
    );
  addShieldAndAntlers(model, rng, color, k);
  return { close: { target: HEART.clone().multiplyScalar(k), radius: 0.7 * k }, elevation: 0.1 };
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

/** Shield leaves, moss and forked antlers, facing +Z round the heart. */
function addShieldAndAntlers(model: Model, rng: Rng, color: string, k: number): void {
  const heart = HEART.clone().multiplyScalar(k);
  const moss = fleshMaterial('moss', 0.95, 0.1);
  const tuft = lump(rng, 0, 0.5);
  for (let i = 0; i < 500; i++) {
    const r = Math.sqrt(i / 500) * 0.62 * k;
    const a = i * GOLDEN_ANGLE;
    const at = heart
      .clone()
      .add(vec(Math.cos(a) * r, Math.sin(a) * r, 0.26 * k * (1 - (r / (0.62 * k)) ** 2)));
    model.add(
      moss,
      tuft,
      place(at, rng.range(0, 6), rng.range(0, 6), 0, rng.range(0.03, 0.07) * k),
      new Color('#6d7a3c').multiplyScalar(rng.range(0.7, 1.2)),
    );
  }
  const leaf = leafMaterial({ color, veins: 0, roughness: 0.7, clearcoat: 0, translucency: 0.3 });
  for (let i = 0; i < 4; i++) {
    const bend = { length: 0.85 * k, width: 0.95 * k, bend: 0.7, cup: 0.3, wave: 0.05, waves: 3, phase: i };
    model.add(
      leaf,
      bendBlade(leafBlade('round', 8), bend),
      aim(
        heart.clone().add(vec(0, -0.35 * k, 0.3 * k)),
        vec(Math.cos(1.57 + (i - 1.5) * 0.8), Math.sin(1.57 + (i - 1.5) * 0.8), 0.25),
        vec(0, 0, 1),
      ),
      i < 2 ? new Color('#a58a5c') : shade('#ffffff', -0.05),
    );
  }
  const fork = (from: Vector3, dir: Vector3, length: number, width: number, depth: number): void => {
    const bend = {
      length,
      width,
      bend: rng.range(0.15, 0.45),
      fold: 0.12,
      wave: 0.03,
      waves: 1.5,
      phase: rng.range(0, 6),
    };
    const m = aim(from, dir, vec(0, 0.4, 1));
    model.add(leaf, bendBlade(leafBlade('strap', 3), bend), m, shade('#ffffff', -rng.range(0, 0.12)));
    if (depth === 0) return;
    const tip = vec(0, length * 0.86, -length * 0.12).applyMatrix4(m);
    for (const s of [-1, 1])
      fork(
        tip,
        dir.clone().add(vec(s * rng.range(0.3, 0.55), -0.25, rng.range(0, 0.2))),
        length * 0.62,
        width * 0.72,
        depth - 1,
      );
  };
  for (let i = 0; i < 9; i++) {
    const a = -0.2 + (i / 8) * 3.55;
    const d = vec(Math.cos(a), Math.sin(a) * 0.8 + 0.1, 0.75);
    fork(heart.clone().add(vec(0, 0, 0.3 * k)), d, 0.75 * rng.range(0.85, 1.15) * k, 0.22 * k, 2);
  }
}
