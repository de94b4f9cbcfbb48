import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { blend, capsule, implicitSolid } from './implicit-solid';

const ball = capsule(new Vector3(0, -0.2, 0), new Vector3(0, 0.2, 0), 0.3, 0.3);
const solid = implicitSolid(ball, new Vector3(-0.5, -0.7, -0.5), new Vector3(0.5, 0.7, 0.5), 0.04, (p) => [
  p.x,
  p.z,
]);
const position = solid.getAttribute('position');
const normal = solid.getAttribute('normal');
const at = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, i);

describe('a solid given by its distance function', () => {
  it('has its surface where the distance is zero', () => {
    for (let i = 0; i < position.count; i++) expect(Math.abs(ball(at(i)))).toBeLessThan(0.01);
  });

  it('is closed: each edge of its faces is shared by two of them, once in each direction', () => {
    const index = [...(solid.getIndex()?.array ?? [])];
    const edges = new Map<string, number>();
    for (let i = 0; i < index.length; i += 3)
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const [from = -1, to = -1] = [index[i + a], index[i + b]];
        const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1));
      }
    expect(edges.size).toBeGreaterThan(500);
    expect([...edges.values()].filter((sum) => sum !== 0)).toEqual([]);
  });

  it('has outward normals and faces', () => {
    for (let i = 0; i < position.count; i++) {
      const p = at(i);
      const out = p.clone().setY(Math.sign(p.y) * Math.max(0, Math.abs(p.y) - 0.2));
      expect(new Vector3().fromBufferAttribute(normal, i).dot(out)).toBeGreaterThan(0.25);
    }
    const [a = 0, b = 0, c = 0] = solid.getIndex()?.array ?? [];
    const face = at(b)
      .sub(at(a))
      .cross(at(c).sub(at(a)));
    expect(face.dot(new Vector3().fromBufferAttribute(normal, a))).toBeGreaterThan(0);
  });

  it('joins two parts with a fillet and leaves distant parts unchanged', () => {
    expect(blend(0.1, 0.1, 0.2)).toBeLessThan(0.1);
    expect(blend(0.1, 0.9, 0.2)).toBe(0.1);
  });
});
