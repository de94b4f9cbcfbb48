import { BufferAttribute, type BufferGeometry, type Material } from 'three';
import type { Model } from './model';
import { surface, vec } from './solids';

/** Slits through the wall of a turned pot. */
export interface Slits {
  count: number;
  /** They reach from the ground to this height. */
  top: number;
  /** Parts nearer to the axis stay whole. */
  from: number;
  /** The wall between outside and inside. */
  wall: number;
  outside(y: number): number;
}

/**
 * Adds a turned pot with slits in its wall, through which its inside is visible.
 * @param body as turned from `outline`, in a number of parts around that `count` divides
 * @param outline [radius, height] of outside and inside
 */
export function addSlitted(
  model: Model,
  material: Material,
  body: BufferGeometry,
  outline: readonly (readonly [number, number])[],
  { count, top, from, wall, outside }: Slits,
): void {
  const rows = outline.length;
  const around = body.getAttribute('position').count / rows - 1;
  const each = around / count;
  const low = outline.map(([r, y]) => r >= from && y <= top * 1.001);
  const index = body.getIndex()?.array ?? [];
  const kept: number[] = [];
  for (let i = 0; i < index.length; i += 3) {
    const corners = Array.from(index.slice(i, i + 3));
    const column = Math.floor(Math.min(...corners) / rows);
    if (column % each !== 0 || !corners.every((corner) => low[corner % rows])) kept.push(...corners);
  }
  body.setIndex(new BufferAttribute(new Uint32Array(kept), 1));
  model.add(material, body);
  for (let i = 0; i < count; i++)
    for (const edge of [0, 1]) {
      const a = ((i * each + edge) / around) * Math.PI * 2;
      // each side of a slit faces the other
      const side = surface(
        (u, v) => {
          const r = outside(v * top) - wall * (edge ? 1 - u : u);
          return vec(Math.sin(a) * r, v * top, Math.cos(a) * r);
        },
        1,
        1,
      );
      model.add(material, side);
    }
}
