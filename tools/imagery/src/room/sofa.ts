import { type BufferGeometry, Color, CylinderGeometry } from 'three';
import { fbm } from '../core/rng';
import type { Put } from './put';
import { softBox } from './soft-box';
import { COLORS, linen, matter } from './surfaces';

/** Low sofa: back 75 cm, seat 40 cm, arms 54 cm, 82 cm deep, 150 cm wide. */
export function sofa(put: Put): void {
  const cloth = linen();
  cloth.userData['albedo'] = new Color(COLORS.linen);
  const c = COLORS.linen;
  const x0 = 0.64;
  const w = 1.56;
  const arm = 0.13;
  const midX = x0 + w / 2;
  const zBack = -0.47;
  const part = (
    size: [number, number, number],
    at: [number, number, number],
    r: number,
    bulge: number,
    tilt = 0,
  ): void => {
    const g = softBox(size[0], size[1], size[2], r, bulge, [40, 24, 28], c, 0.05, 9);
    if (tilt) g.rotateX(tilt);
    put(g, cloth, at);
  };
  part([w - 0.02, 0.2, 0.8], [midX, 0.21, zBack + 0.41], 0.03, 0);
  part([arm, 0.42, 0.82], [x0 + arm / 2, 0.33, zBack + 0.41], 0.045, 0.006);
  part([arm, 0.42, 0.82], [x0 + w - arm / 2, 0.33, zBack + 0.41], 0.045, 0.006);
  part([w - 0.02, 0.58, 0.15], [midX, 0.44, zBack + 0.08], 0.05, 0.004);
  const seat = (w - 2 * arm) / 2;
  for (const i of [0, 1]) {
    const x = x0 + arm + seat * (i + 0.5);
    part([seat - 0.008, 0.15, 0.62], [x, 0.355, zBack + 0.5], 0.055, 0.014);
    part([seat - 0.012, 0.4, 0.17], [x, 0.565, zBack + 0.22], 0.07, 0.022, -0.16);
  }
  const leg = matter('#a87f52', { rough: 0.5, shine: 0.35 });
  for (const x of [x0 + 0.09, x0 + w - 0.09])
    for (const z of [zBack + 0.09, zBack + 0.74])
      put(new CylinderGeometry(0.018, 0.014, 0.13, 20), leg, [x, 0.065, z]);
  // a cushion in the left corner
  const cushion = pillow(0.45, 0.43, 0.075, '#e9e1d1');
  cushion.rotateX(-0.3);
  cushion.rotateY(0.22);
  put(cushion, linen(0.7), [x0 + 0.39, 0.62, zBack + 0.43]);
}

/** Loose cushion: full in the middle, thin and a little drawn in at its seams, pulled to points at the corners. */
function pillow(w: number, h: number, thick: number, color: string): BufferGeometry {
  const g = softBox(w, h, 0.02, 0.004, 0, [36, 36, 2], color, 0.05, 14);
  const p = g.getAttribute('position');
  for (let i = 0; i < p.count; i++) {
    const a = p.getX(i) / (w / 2);
    const b = p.getY(i) / (h / 2);
    const full = Math.max(0, (1 - a * a) * (1 - b * b)) ** 0.42;
    const crease = 1 + 0.1 * fbm(a * 3, b * 3, 2, 3);
    p.setZ(i, Math.sign(p.getZ(i)) * (0.004 + thick * full * crease));
    p.setX(i, p.getX(i) * (1 - 0.07 * (1 - b * b) * a * a));
    p.setY(i, p.getY(i) * (1 - 0.07 * (1 - a * a) * b * b));
  }
  g.computeVertexNormals();
  return g;
}
