import { Color, type MeshPhysicalMaterial } from 'three';
import { hex, normalsFrom, paint, physical, shared, texture } from './material-kit';
import { clamp01, fbm, smooth } from './rng';

/**
 * Skin of a swollen stem: `smooth` with fine rings and pores, or `cracked` into corky islands.
 * @param crack colour between the islands; darker than `color` when absent
 */
export const skinMaterial = (
  color: string,
  kind: 'smooth' | 'cracked',
  crack?: string,
): MeshPhysicalMaterial =>
  shared(`skin:${color}:${kind}:${crack}`, () => {
    const base = hex(color);
    const gap = crack === undefined ? base.clone().multiplyScalar(0.5) : hex(crack);
    const rings = (x: number, z: number, v: number): number => {
      const waver = v + 0.03 * fbm(x * 2, z * 2, v * 3, 2);
      return fbm(x * 1.2, z * 1.2, waver * 46, 2);
    };
    const island = (x: number, z: number, v: number): number => {
      // warped, so that no border is straight
      const w = 0.35 * fbm(x * 3, z * 3, v * 6, 3);
      return cellEdge(x * 3.4 + w, z * 3.4 - w, v * 7 + 2 * w);
    };
    const height = paint(512, 512, (u, v) => {
      const [x, z] = round(u);
      if (kind === 'cracked')
        return 0.2 + 0.6 * smooth(0.02, 0.22, island(x, z, v)) + 0.2 * fbm(x * 9, z * 9, v * 14, 3);
      return 0.5 + 0.22 * fbm(x * 3, z * 3, v * 5, 3) + 0.16 * rings(x, z, v);
    });
    const map = paint(512, 512, (u, v) => {
      const [x, z] = round(u);
      const broad = fbm(x * 1.4 + 5, z * 1.4, v * 2.4, 3);
      const grain = fbm(x * 14, z * 14, v * 30, 2);
      if (kind === 'cracked') {
        const plate = smooth(0.01, 0.2, island(x, z, v) + 0.22 * grain);
        return gap
          .clone()
          .multiplyScalar(0.8 + 0.4 * broad)
          .lerp(base.clone().multiplyScalar(0.85 + 0.35 * broad + 0.25 * grain), plate);
      }
      // warped: along a plane of the noise's own grid the pores would stand in a row
      const w = 1.5 * fbm(x * 5, z * 5, v * 9, 2);
      const pore = smooth(0.36, 0.5, fbm(x * 16 + 3 + w, z * 16 - w, v * 34 + w, 2));
      const green = clamp01(0.5 * broad + 0.16);
      return base
        .clone()
        .lerp(GREENER, green)
        .lerp(PALE, 0.4 * pore)
        .multiplyScalar(clamp01(0.9 + 0.22 * broad + 0.1 * grain + 0.09 * rings(x, z, v)));
    });
    return physical({
      map: texture(map, true, [1, 1]),
      normalMap: texture(normalsFrom(height, kind === 'cracked' ? 5 : 2.2), false, [1, 1]),
      roughness: kind === 'cracked' ? 0.85 : 0.62,
      specularIntensity: 0.4,
    });
  });

const GREENER = new Color('#8a9268');
const PALE = new Color('#d8d2c2');

/** A texture's u as a place round a stem, so that its ends meet. */
const round = (u: number): [number, number] => [Math.cos(u * Math.PI * 2), Math.sin(u * Math.PI * 2)];

/** Distance from the border between the two nearest of scattered points. */
function cellEdge(x: number, y: number, z: number): number {
  let [first, second] = [9, 9];
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let l = -1; l <= 1; l++) {
        const [cx, cy, cz] = [xi + i, yi + j, zi + l];
        const at = (s: number): number => 0.5 + 0.5 * Math.sin(cx * 127.1 + cy * 311.7 + cz * 74.7 + s);
        const d = Math.hypot(x - cx - at(0), y - cy - at(2.1), z - cz - at(4.4));
        if (d < first) [first, second] = [d, first];
        else if (d < second) second = d;
      }
  return second - first;
}
