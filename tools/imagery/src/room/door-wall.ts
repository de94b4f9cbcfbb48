import { type BufferGeometry, CylinderGeometry, type Material } from 'three';
import type { Put } from './put';
import { ROOM } from './room-size';
import { matter } from './surfaces';
import { grain } from './textures';

/** Replaces the window: a door whose frame is 200 cm high. */
export function doorWall(
  put: Put,
  box: (w: number, h: number, d: number) => BufferGeometry,
  wall: Material,
  white: Material,
): void {
  const { left, back, near, top } = ROOM;
  const from = -0.2;
  const to = 0.62;
  const head = 2.0;
  const T = 0.12;
  put(box(T, top, from - back), wall, [left - T / 2, top / 2, (from + back) / 2], true);
  put(box(T, top, near - to), wall, [left - T / 2, top / 2, (near + to) / 2], true);
  put(box(T, top - head, to - from), wall, [left - T / 2, (top + head) / 2, (from + to) / 2], true);
  put(box(0.009, 0.06, from - back - 0.03), white, [left + 0.0045, 0.03, (from + back) / 2 - 0.015]);
  const oak = matter('#c19a6b', { rough: 0.5, shine: 0.35 });
  put(box(0.15, head + 0.03, 0.03), oak, [left - 0.06, (head + 0.03) / 2, from + 0.015]);
  put(box(0.15, head + 0.03, 0.03), oak, [left - 0.06, (head + 0.03) / 2, to - 0.015]);
  put(box(0.15, 0.03, to - from), oak, [left - 0.06, head + 0.015, (from + to) / 2]);
  put(
    box(0.04, head, to - from - 0.06),
    matter('#cfae82', { rough: 0.5, shine: 0.35, map: grain('#cba97c', true) }),
    [left - 0.06, head / 2, (from + to) / 2],
    true,
  );
  const metal = matter('#8d8a84', { rough: 0.35, metal: 0.8, shine: 0.6 });
  const rod = new CylinderGeometry(0.009, 0.009, 0.12, 16);
  rod.rotateX(Math.PI / 2);
  put(rod, metal, [left + 0.012, 0.98, from + 0.14]);
}
