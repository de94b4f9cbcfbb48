import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { Rng } from '../core/rng';
import { ROOM } from './room-size';

/** A tree before the window: only its shadow falls into the room. */
export function boughs(): Mesh {
  const rng = new Rng(31);
  const parts: number[] = [];
  const index: number[] = [];
  const toSun = new Vector3(-0.86, 0.62, 0.3).normalize();
  const side = new Vector3(0, 1, 0).cross(toSun).normalize();
  const up = new Vector3().crossVectors(toSun, side);
  const origin = new Vector3(ROOM.left, 1.0, 0.6).addScaledVector(toSun, 1.9);
  const leaf = (x: number, y: number, angle: number, length: number): void => {
    const n = parts.length / 3;
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * Math.PI * 2;
      const a = (Math.cos(t) * length) / 2;
      const b = Math.sin(t) * length * 0.2;
      const px = x + a * Math.cos(angle) - b * Math.sin(angle);
      const py = y + a * Math.sin(angle) + b * Math.cos(angle);
      const p = origin
        .clone()
        .addScaledVector(side, px)
        .addScaledVector(up, py)
        .addScaledVector(toSun, rng.range(-0.15, 0.3));
      parts.push(p.x, p.y, p.z);
      if (i > 1) index.push(n, n + i - 1, n + i);
    }
  };
  for (const [x, y, angle, length, pairs] of [
    [-1.25, 0.95, -0.55, 1.1, 11],
    [-1.2, 0.62, -0.2, 0.9, 9],
    [-0.5, 1.05, -0.95, 0.8, 8],
    [0.15, 1.0, -1.2, 0.6, 6],
    [-1.25, 0.15, 0.12, 0.55, 6],
  ] as const)
    for (let i = 0; i < pairs; i++) {
      const t = (i + 0.7) / pairs;
      const bend = angle - 0.35 * t;
      const cx = x + Math.cos(bend) * length * t;
      const cy = y + Math.sin(bend) * length * t;
      for (const s of [-1, 1]) {
        const a = bend + s * rng.range(0.6, 1.1);
        const l = rng.range(0.13, 0.2) * (1 - 0.3 * t);
        leaf(cx + Math.cos(a) * l * 0.55, cy + Math.sin(a) * l * 0.55, a, l);
      }
    }
  const g = new BufferGeometry();
  g.setAttribute('position', new BufferAttribute(new Float32Array(parts), 3));
  g.setIndex(index);
  const m = new Mesh(g, new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide }));
  m.castShadow = true;
  return m;
}
