import { BoxGeometry, CylinderGeometry, ExtrudeGeometry, Shape, TorusGeometry } from 'three';
import { metalMaterial, potMaterial, woodMaterial } from '../core/goods-materials';
import type { Model } from '../core/model';
import { place, rod, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Radius of the board, and how many slats it is sawn from. */
const RADIUS = 1;
const SLATS = 7;
const GAP = 0.035;
/** Height of the slats' underside above the floor, and their thickness. */
const DECK = 0.42;
const THICK = 0.11;

/** Round board of wooden slats with eased edges, on four swivelling castors. */
export function addCaster({ model, color }: ToolKit): Built {
  const tone = color ?? '#8a6a49';
  const pitch = (2 * RADIUS + GAP) / SLATS;
  for (let i = 0; i < SLATS; i++) {
    const from = -RADIUS + i * pitch;
    const slat = new ExtrudeGeometry(strip(from, from + pitch - GAP), {
      depth: THICK - 0.03,
      bevelThickness: 0.015,
      bevelSize: 0.014,
      bevelSegments: 3,
      curveSegments: 24,
    });
    // each from another part of the plank; the grain runs along it
    const uv = slat.getAttribute('uv');
    for (let j = 0; j < uv.count; j++)
      uv.setXY(j, uv.getX(j) * 0.42 + 0.37 * i, uv.getY(j) * 0.42 + 0.29 * i);
    model.add(woodMaterial(tone, [1, 1.001]), slat, place(vec(0, DECK + THICK - 0.015, 0), Math.PI / 2));
  }
  for (const x of [-0.5, 0.5])
    model.add(woodMaterial(tone), new BoxGeometry(0.2, 0.09, 1.62), place(vec(x, DECK - 0.045, 0)));
  for (const [i, [x, z]] of (
    [
      [-0.5, -0.56],
      [0.5, -0.56],
      [-0.5, 0.62],
      [0.5, 0.62],
    ] as const
  ).entries())
    addCastor(model, vec(x, 0, z), 0.5 + i * 1.3);
  return { close: { target: vec(0.3, DECK, 0.6), radius: 0.62 }, elevation: 0.36, closeElevation: 0.3 };
}

/** A slat as wide as the circle between two chords. */
function strip(from: number, to: number): Shape {
  const shape = new Shape();
  const inner = RADIUS - 0.014;
  const angle = (y: number): number => Math.asin(Math.max(-1, Math.min(1, y / inner)));
  const [low, high] = [angle(from + 0.014), angle(to - 0.014)];
  const end = Array.from({ length: 25 }, (_, i) => low + ((high - low) * i) / 24);
  for (const [i, a] of end.entries()) {
    const [x, y] = [Math.cos(a) * inner, Math.sin(a) * inner];
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  for (const a of end.reverse()) shape.lineTo(-Math.cos(a) * inner, Math.sin(a) * inner);
  return shape;
}

/** A swivelling wheel under a plate with screws. */
function addCastor(model: Model, at: ReturnType<typeof vec>, turn: number): void {
  const steel = metalMaterial('#a9adb0', 0.35);
  const rubber = potMaterial('plastic', '#33332f');
  const top = DECK - 0.09;
  const m = place(at, 0, turn);
  const put = (x: number, y: number, z: number, rx = 0, rz = 0) =>
    m.clone().multiply(place(vec(x, y, z), rx, 0, rz));
  model.add(steel, new BoxGeometry(0.19, 0.02, 0.19), put(0, top - 0.01, 0));
  model.add(
    steel,
    turned(
      [
        [0.001, top - 0.06],
        [0.07, top - 0.06],
        [0.09, top - 0.045],
        [0.085, top - 0.02],
      ] satisfies Outline,
      28,
    ),
    m,
  );
  // the fork trails behind the pivot
  for (const s of [-1, 1])
    model.add(
      steel,
      rod(
        [vec(s * 0.062, top - 0.05, 0), vec(s * 0.066, 0.22, 0.03), vec(s * 0.066, 0.13, 0.06)],
        () => 0.017,
        8,
        10,
      ),
      m,
    );
  model.add(
    rubber,
    new TorusGeometry(0.085, 0.045, 16, 44),
    put(0, 0.13, 0.06).multiply(place(vec(0, 0, 0), 0, Math.PI / 2)),
  );
  model.add(steel, new CylinderGeometry(0.07, 0.07, 0.06, 28), put(0, 0.13, 0.06, 0, Math.PI / 2));
  model.add(steel, new CylinderGeometry(0.022, 0.022, 0.16, 16), put(0, 0.13, 0.06, 0, Math.PI / 2));
}
