import { type BufferGeometry, CylinderGeometry, PlaneGeometry } from 'three';
import { Rng } from '../core/rng';
import { turned } from '../core/solids';
import type { Put } from './put';
import { ROOM } from './room-size';
import { softBox } from './soft-box';
import { COLORS, matter } from './surfaces';
import { grain, leafPrint, pile } from './textures';

/** Round oak table, 50 cm high, 40 cm across, on three legs. */
export function sideTable(put: Put): void {
  const oak = matter('#bd9567', { rough: 0.48, shine: 0.38, map: grain('#c19a6b') });
  const top = turned(
    [
      [0.001, 0.478],
      [0.185, 0.478],
      [0.196, 0.482],
      [0.2, 0.489],
      [0.198, 0.497],
      [0.193, 0.5],
      [0.001, 0.5],
    ],
    96,
  );
  const pos = top.getAttribute('position');
  const uv = top.getAttribute('uv');
  for (let i = 0; i < pos.count; i++) uv.setXY(i, pos.getX(i) * 1.2 + 0.5, pos.getZ(i) * 1.2 + 0.5);
  put(top, oak, [0.36, 0, 0]);
  const leg = matter('#b98f60', { rough: 0.5, shine: 0.35 });
  for (let i = 0; i < 3; i++) {
    const a = i * 2.0944 + 0.5;
    const g = new CylinderGeometry(0.014, 0.0105, 0.485, 20);
    const m = put(g, leg, [0.36 + Math.sin(a) * 0.142, 0.24, Math.cos(a) * 0.142]);
    m.rotation.set(Math.cos(a) * -0.09, 0, Math.sin(a) * 0.09);
  }
}

/** Wall shelf at 142 cm with books, a frame of A4 and a small vase. */
export function shelf(put: Put, box: (w: number, h: number, d: number) => BufferGeometry): void {
  const back = ROOM.back;
  const y = 1.4;
  const oak = matter('#bd9567', { rough: 0.5, shine: 0.35, map: grain('#c19a6b') });
  put(box(1.0, 0.022, 0.2), oak, [1.32, y, back + 0.1]);
  const rng = new Rng(4);
  const covers = ['#d8d2c4', '#7d8a7b', '#e9e5da', '#b99f7e', '#c8cdc9', '#ede9df', '#4f5a53'];
  let x = 1.32;
  for (const [i, color] of covers.entries()) {
    const thick = rng.range(0.016, 0.034);
    const high = rng.range(0.19, 0.26);
    const deep = rng.range(0.13, 0.16);
    const m = put(box(thick, high, deep), matter(color, { rough: 0.75 }), [
      x + thick / 2,
      y + 0.011 + high / 2,
      back + 0.02 + deep / 2,
    ]);
    if (i === covers.length - 1) {
      m.rotation.z = 0.16;
      m.position.x += 0.018;
    }
    x += thick + 0.001;
  }
  // A4 frame that leans on the wall
  const lean = -0.1;
  const fx = 1.06;
  const fy = y + 0.011 + 0.17;
  const fz = back + 0.045;
  const wood = matter('#b98f60', { rough: 0.5 });
  const bar = (w: number, h: number, dx: number, dy: number): void => {
    const g = box(w, h, 0.016);
    g.translate(dx, dy, 0);
    g.rotateX(lean);
    put(g, wood, [fx, fy, fz]);
  };
  bar(0.25, 0.012, 0, 0.161);
  bar(0.25, 0.012, 0, -0.161);
  bar(0.012, 0.334, 0.119, 0);
  bar(0.012, 0.334, -0.119, 0);
  const print = new PlaneGeometry(0.23, 0.32);
  print.rotateX(lean);
  put(print, matter('#f4f1ea', { rough: 0.7, map: leafPrint() }), [fx, fy, fz + 0.003]);
  // vase
  const vase = turned(
    [
      [0.001, 0],
      [0.036, 0.001],
      [0.047, 0.012],
      [0.058, 0.05],
      [0.056, 0.085],
      [0.038, 0.115],
      [0.02, 0.132],
      [0.019, 0.15],
      [0.023, 0.158],
      [0.018, 0.157],
      [0.014, 0.14],
    ],
    64,
  );
  put(vase, matter('#ddd3c0', { rough: 0.6, shine: 0.4 }), [1.66, y + 0.011, back + 0.1]);
}

/** Wool rug, 1.2 cm thick, its edges bound with a darker band. */
export function rug(put: Put, box: (w: number, h: number, d: number) => BufferGeometry): void {
  const [x0, x1, z0, z1] = [0.56, 2.02, 0.36, 1.46];
  const [midX, midZ] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const band = 0.03;
  put(box(x1 - x0, 0.012, z1 - z0), matter('#ffffff', { rough: 1, shine: 0, map: pile() }), [
    midX,
    0.006,
    midZ,
  ]);
  const binding = matter(COLORS.binding, { rough: 1, shine: 0 });
  for (const x of [x0, x1])
    put(softBox(band, 0.016, z1 - z0 + band, 0.006, 0, [4, 2, 8]), binding, [x, 0.008, midZ]);
  for (const z of [z0, z1])
    put(softBox(x1 - x0 + band, 0.016, band, 0.006, 0, [8, 2, 4]), binding, [midX, 0.008, z]);
}
