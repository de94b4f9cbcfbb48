import { BufferAttribute, DoubleSide, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import { fbm, smooth } from '../core/rng';
import { FRAME } from './frame';
import { ROOM, WINDOW } from './room-size';

/** Sheer curtain in even folds; its brightness and thickness depend on the cloth's angle to the eye and the light. */
export function curtain([from, to]: [number, number]): Mesh[] {
  const gathered = to - from < 0.6;
  const n = Math.round((to - from) * (gathered ? 900 : 420));
  const rows = gathered ? 60 : 160;
  const bottom = 0.012;
  const top = 2.12;
  const pitch = gathered ? 0.07 : 0.128;
  const depth = gathered ? 0.05 : 0.042;
  const eye = new Vector3(FRAME.eye.x, FRAME.eye.y, FRAME.eye.z);
  const at = (z: number, y: number): Vector3 => {
    const down = 1 - y / top;
    // folds of uneven width, which keep their place all the way down and open a little
    const phase =
      (z / pitch) * Math.PI * 2 + 2.6 * fbm(z * 1.9, 0, 8) + 0.5 * fbm(z * 1.3, y * 0.3, 2) * down;
    const amp = depth * (0.6 + 0.4 * down) * (1 + 0.5 * fbm(z * 3.1, 1, 4));
    const sway = 0.014 * fbm(z * 2.1, y * 0.5, 3) * down;
    const wave = Math.sin(phase) + 0.2 * Math.sin(2 * phase + 0.8);
    return new Vector3(ROOM.left + 0.085 + amp * wave + sway, y, z + 0.26 * amp * Math.cos(phase));
  };
  const geometry = new PlaneGeometry(1, 1, n, rows);
  const pos = geometry.getAttribute('position');
  const col = new Float32Array(pos.count * 4);
  const d1 = new Vector3();
  const d2 = new Vector3();
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= n; i++) {
      const k = j * (n + 1) + i;
      const z = from + ((to - from) * i) / n;
      const y = top - ((top - bottom) * j) / rows;
      const p = at(z, y);
      pos.setXYZ(k, p.x, p.y, p.z);
      d1.copy(at(z + 0.002, y)).sub(at(z - 0.002, y));
      d2.copy(at(z, y + 0.01)).sub(at(z, y - 0.01));
      const normal = d1.cross(d2).normalize();
      const view = eye.clone().sub(p).normalize();
      const nv = Math.max(0.12, Math.abs(normal.dot(view)));
      const nl = Math.abs(normal.x);
      // light comes through from the window, less beside and above it
      const inWindow =
        smooth(WINDOW.from - 0.06, WINDOW.from + 0.03, z) *
        (1 - smooth(WINDOW.top - 0.03, WINDOW.top + 0.03, y)) *
        (0.55 + 0.45 * smooth(0, 0.12, y));
      const sky = 0.82 + 0.18 * smooth(0.1, 1.7, y);
      const hem = y < 0.05 ? 0.93 : 1;
      // soft shadows of a tree outside
      const tree = smooth(-0.1, 0.5, fbm(z * 1.6 + y * 0.6, y * 1.3, 5, 2)) * smooth(0.5, 1.3, y);
      const lit =
        (0.64 + 0.36 * nl) *
        (1 + 0.035 * fbm(z * 70, y * 0.4, 6, 2)) *
        sky *
        (0.5 + 0.5 * inWindow) *
        (1 - 0.09 * tree);
      const b = 0.64 * lit * hem;
      col[4 * k] = b * 1.045;
      col[4 * k + 1] = b;
      col[4 * k + 2] = b * 0.915;
      col[4 * k + 3] = gathered ? 1 : Math.min(0.97, 1 - Math.exp(-(y < 0.05 ? 1.0 : 0.58) / nv));
    }
  geometry.setAttribute('color', new BufferAttribute(col, 4));
  const sheet = new Mesh(
    geometry,
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: !gathered,
      side: DoubleSide,
      depthWrite: gathered,
    }),
  );
  sheet.castShadow = false;
  return [sheet];
}
