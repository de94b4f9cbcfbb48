import { potMaterial } from '../core/goods-materials';
import { physical, shared } from '../core/material-kit';
import type { Model } from '../core/model';
import { addPot } from '../core/pot';
import { place, rod, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Dry, a stick's window is white; wet, it is blue. */
const DRY = '#f4f4ef';
const WICK = '#d9d6cb';
/** Width of a stick relative to the outlines below. */
const SLIM = 1;

/** Length of a stick, how far it leans and its place: two of a set stand in a pot of soil, the third lies before it. */
const SET = [
  { long: 1.85, x: -0.16, z: -0.1, lean: 0.08, back: -0.1, wet: true },
  { long: 1.6, x: 0.17, z: 0.1, lean: -0.12, back: 0.06, wet: false },
] as const;

/** Moisture checkers that change colour: one in a pot of soil, or a set of three. */
export function addMeter({ model, rng, color, count = 3 }: ToolKit): Built {
  const pot = addPot(
    model,
    rng,
    { dressing: 'peat' },
    { radius: 0.52, height: 0.6, shape: 'classic', finish: 'terracotta', color: '#b5644a' },
  );
  const blue = color ?? '#3b8fb0';
  for (const { long, x, z, lean, back, wet } of count === 1 ? SET.slice(0, 1) : SET)
    addStick(model, long, place(vec(x, pot.top - 0.32, z), back, 0, lean), wet ? blue : DRY);
  if (count > 1)
    addStick(
      model,
      1.65,
      place(vec(-0.86, 0.09, 1), 0, 0.12).multiply(place(vec(0, 0, 0), 0, 0, -Math.PI / 2 + 0.02)),
      blue,
    );
  return { close: { target: vec(-0.02, pot.top + 1.2, 0), radius: 0.56 }, elevation: 0.24 };
}

/** One stick along +Y from its pointed foot. @param seen colour in its window */
function addStick(model: Model, long: number, at: ReturnType<typeof place>, seen: string): void {
  const m = at.clone().multiply(place(vec(0, 0, 0), 0, 0, 0, vec(SLIM, 1, SLIM)));
  const white = potMaterial('plastic', '#e3e3dc');
  const head = long - 0.62;
  model.add(
    potMaterial('plastic', WICK),
    turned(
      [
        [0.001, 0],
        [0.018, 0.03],
        [0.036, 0.12],
        [0.042, 0.24],
        [0.042, 0.34],
      ] satisfies Outline,
      24,
    ),
    m,
  );
  model.add(
    white,
    turned(
      [
        [0.04, 0.3],
        [0.05, 0.305],
        [0.052, 0.33],
        [0.05, head - 0.12],
        [0.056, head - 0.05],
        [0.075, head],
        [0.08, head + 0.03],
        [0.08, head + 0.1],
        [0.07, head + 0.105],
      ] satisfies Outline,
      32,
    ),
    m,
  );
  // the window: the colour-changing part, behind clear plastic with four bars
  model.add(
    shared(`moisture-window:${seen}`, () =>
      physical({
        color: seen,
        roughness: 0.16,
        clearcoat: 1,
        clearcoatRoughness: 0.06,
        specularIntensity: 0.7,
      }),
    ),
    turned(
      [
        [0.066, head + 0.09],
        [0.07, head + 0.12],
        [0.07, head + 0.44],
        [0.066, head + 0.47],
      ] satisfies Outline,
      32,
    ),
    m,
  );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.6;
    const on = (y: number) => vec(Math.cos(a) * 0.068, y, Math.sin(a) * 0.068);
    model.add(
      white,
      rod([on(head + 0.08), on(head + 0.48)], () => 0.013, 8, 2),
      m,
    );
  }
  model.add(
    white,
    turned(
      [
        [0.068, head + 0.455],
        [0.08, head + 0.46],
        [0.082, head + 0.5],
        [0.078, head + 0.56],
        [0.06, head + 0.605],
        [0.03, head + 0.62],
        [0.001, head + 0.622],
      ] satisfies Outline,
      32,
    ),
    m,
  );
}
