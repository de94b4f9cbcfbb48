import type { BufferGeometry } from 'three';
import { woodMaterial } from '../core/goods-materials';
import type { Model } from '../core/model';
import { radialDirection, rod, turned, type vec } from '../core/solids';

/** Thickness of the top, in scene units. */
const TOP = 0.07;
const LEGS = 4;

/**
 * A wooden plant stand: a round top on splayed, tapered legs with a cross between them.
 * @param height of the upper face, in scene units
 * @param radius of the pot that stands on it
 */
export function addPlantStand(model: Model, height: number, radius: number): void {
  const wood = woodMaterial('#b58f63');
  const rim = radius * 0.98;
  const soft = 0.018;
  const plate = [
    [0.001, height - TOP],
    [rim - soft, height - TOP],
    [rim, height - TOP + soft],
    [rim, height - soft],
    [rim - soft, height],
    [0.001, height],
  ] as const;
  model.add(wood, turned(plate, 64));
  const on = (share: number, turn: number): ReturnType<typeof vec> =>
    radialDirection(turn)
      .multiplyScalar(radius * (0.98 - 0.26 * share))
      .setY(share * (height - TOP / 2));
  for (let i = 0; i < LEGS; i++) {
    const turn = ((i + 0.4) / LEGS) * Math.PI * 2;
    const leg = [on(0, turn), on(0.5, turn), on(1, turn)];
    model.add(wood, grainAlong(rod(leg, (t) => 0.03 + 0.016 * t, 12, 8)));
    const bar = [on(0.34, turn), on(0.34, turn + Math.PI)];
    if (i < LEGS / 2) model.add(wood, grainAlong(rod(bar, () => 0.022, 10, 4)));
  }
}

/** Wood's grain runs along u, a rod's length along v. */
function grainAlong(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getY(i), uv.getX(i) / 6);
  return geometry;
}
