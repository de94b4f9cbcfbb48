import { BoxGeometry, BufferAttribute, type BufferGeometry, Color, Vector3 } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { fbm } from '../core/rng';

/** Box with round edges, cushioned faces and a little unevenness; coloured by vertex. */
export function softBox(
  w: number,
  h: number,
  d: number,
  r: number,
  bulge = 0,
  segments: [number, number, number] = [16, 16, 16],
  color?: string,
  mottle = 0.05,
  scale = 12,
): BufferGeometry {
  const raw = new BoxGeometry(w, h, d, ...segments);
  raw.deleteAttribute('normal');
  raw.deleteAttribute('uv');
  const g = mergeVertices(raw, 1e-6);
  const p = g.getAttribute('position');
  const half = [w / 2, h / 2, d / 2] as const;
  const base = new Color(color ?? '#ffffff');
  const col = new Float32Array(p.count * 3);
  const inner = new Vector3();
  const v = new Vector3();
  for (let i = 0; i < p.count; i++) {
    v.fromBufferAttribute(p, i);
    const n = [v.x / half[0], v.y / half[1], v.z / half[2]] as const;
    inner.set(
      Math.max(-half[0] + r, Math.min(half[0] - r, v.x)),
      Math.max(-half[1] + r, Math.min(half[1] - r, v.y)),
      Math.max(-half[2] + r, Math.min(half[2] - r, v.z)),
    );
    const out = v.clone().sub(inner);
    if (out.lengthSq() > 0) inner.addScaledVector(out.normalize(), r);
    const puff = (a: number, b: number): number => Math.max(0, 1 - a ** 4) * Math.max(0, 1 - b ** 4);
    if (bulge) {
      inner.x += Math.sign(n[0]) * Math.abs(n[0]) ** 3 * bulge * puff(n[1], n[2]);
      inner.y += Math.sign(n[1]) * Math.abs(n[1]) ** 3 * bulge * puff(n[0], n[2]);
      inner.z += Math.sign(n[2]) * Math.abs(n[2]) ** 3 * bulge * puff(n[0], n[1]);
      const dent = 0.12 * bulge * fbm(v.x * 7 + w * 9, v.y * 7, v.z * 7, 3);
      inner.addScalar(dent);
    }
    p.setXYZ(i, inner.x, inner.y, inner.z);
    const k = 1 + mottle * fbm(v.x * scale, v.y * scale, v.z * scale, 3);
    col[3 * i] = base.r * k;
    col[3 * i + 1] = base.g * k;
    col[3 * i + 2] = base.b * k;
  }
  if (color) g.setAttribute('color', new BufferAttribute(col, 3));
  g.computeVertexNormals();
  return g;
}
