import {
  BoxGeometry,
  type BufferGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import { boughs } from './boughs';
import { curtain } from './curtain';
import { doorWall } from './door-wall';
import { rug, shelf, sideTable } from './furniture';
import { ROOM, WINDOW } from './room-size';
import type { Situation } from './situations';
import { sofa } from './sofa';
import { softBox } from './soft-box';
import { COLORS, matter } from './surfaces';
import { garden, planks } from './textures';

/** The room without plants. `solid` contains the surfaces that reflect light, in metres. */
export function buildRoom(situation: Situation): { visible: Group; solid: Group; glow: Mesh[] } {
  const visible = new Group();
  const solid = new Group();
  const glow: Mesh[] = [];
  const put = (
    g: BufferGeometry,
    m: Material,
    at: [number, number, number],
    bounce = false,
    turn = 0,
  ): Mesh => {
    const mesh = new Mesh(g, m);
    mesh.position.set(...at);
    mesh.rotation.y = turn;
    mesh.castShadow = mesh.receiveShadow = true;
    visible.add(mesh);
    if (bounce) {
      const copy = mesh.clone();
      solid.add(copy);
    }
    return mesh;
  };
  const box = (w: number, h: number, d: number): BoxGeometry => new BoxGeometry(w, h, d);
  const { left, right, back, near, top } = ROOM;
  const wall = matter(COLORS.wall, { rough: 0.95, shine: 0.12 });
  const white = matter(COLORS.white, { rough: 0.5, shine: 0.35 });
  const width = right - left;
  const depth = near - back;
  const midX = (left + right) / 2;
  const midZ = (back + near) / 2;

  // shell: thick boxes, so that no light leaks in at the corners
  const T = 0.12;
  put(box(width + 2 * T, top, T), wall, [midX, top / 2, back - T / 2], true);
  put(box(T, top, depth), wall, [right + T / 2, top / 2, midZ], true);
  put(box(width + 2 * T, T, depth + 2 * T), matter(COLORS.ceiling), [midX, top + T / 2, midZ], true);
  const floor = matter('#b78f62', { rough: 0.42, shine: 0.42, map: planks() });
  put(floorGeometry(), floor, [midX, -0.02, 0.35], true);
  const behind = new Mesh(box(width, top, T), wall);
  behind.position.set(midX, top / 2, near + T / 2);
  solid.add(behind);
  const farFloor = new Mesh(box(width, 0.04, 2), floor);
  farFloor.position.set(midX, -0.02, 2.2);
  solid.add(farFloor);

  // baseboards, 6 cm
  const base = (w: number, x: number): void => {
    put(box(w, 0.06, 0.009), white, [x, 0.03, back + 0.0045]);
  };
  base(width, midX);

  if (situation === 'corner') {
    doorWall(put, box, wall, white);
  } else {
    const { from, to, bottom, top: head } = WINDOW;
    put(box(T, top, from - back), wall, [left - T / 2, top / 2, (from + back) / 2], true);
    put(box(T, top, near - to), wall, [left - T / 2, top / 2, (near + to) / 2], true);
    put(box(T, top - head, to - from), wall, [left - T / 2, (top + head) / 2, (from + to) / 2], true);
    put(box(T, bottom, to - from), white, [left - T / 2, bottom / 2, (from + to) / 2]);
    put(box(0.009, 0.06, from - back), white, [left + 0.0045, 0.03, (from + back) / 2]);
    // oak casing and aluminium sashes
    const casing = matter('#c9ab84', { rough: 0.5, shine: 0.35 });
    put(box(0.135, head, 0.024), casing, [left - 0.055, head / 2, from + 0.012]);
    put(box(0.135, 0.024, to - from), casing, [left - 0.055, head + 0.012, (from + to) / 2]);
    const sash = matter('#d9d9d6', { rough: 0.4, shine: 0.5 });
    const mid = (from + to) / 2;
    for (const z of [from + 0.05, mid - 0.02, mid + 0.03, to - 0.05])
      put(box(0.03, head - bottom, 0.045), sash, [left - 0.085, (head + bottom) / 2, z]);
    for (const y of [bottom + 0.04, head - 0.03])
      put(box(0.03, 0.06, to - from), sash, [left - 0.085, y, mid]);
    // the outside: pale sky over soft green
    const outside = new Mesh(
      new PlaneGeometry(26, 7),
      new MeshBasicMaterial({ map: garden(), side: DoubleSide }),
    );
    outside.rotation.y = Math.PI / 2;
    outside.position.set(left - 1.6, 1.3, -4.5);
    outside.castShadow = false;
    visible.add(outside);
    glow.push(outside);
    if (situation === 'sun') visible.add(boughs());
    for (const sheet of curtain(situation === 'lace' ? [-0.4, 2.0] : [-0.4, -0.12])) {
      visible.add(sheet);
      glow.push(sheet);
    }
  }

  sofa(put);
  // prevents reflected light from under or behind the sofa
  for (const [w, h, d, x, y, z] of [
    [1.56, 0.42, 0.82, 1.42, 0.22, -0.06],
    [1.56, 0.4, 0.24, 1.42, 0.55, -0.36],
  ] as const) {
    const block = new Mesh(box(w, h, d), matter(COLORS.linen));
    block.position.set(x, y, z);
    solid.add(block);
  }
  sideTable(put);
  shelf(put, box);
  rug(put, box);
  // outlet at 25 cm, as everywhere in Japan
  put(softBox(0.07, 0.12, 0.008, 0.003, 0, [2, 2, 1]), white, [0.2, 0.25, back + 0.004]);
  for (const y of [0.234, 0.266])
    for (const x of [-0.006, 0.006])
      put(box(0.0022, 0.009, 0.002), matter('#55524c'), [0.2 + x, y, back + 0.0085]);
  return { visible, solid, glow };
}

function floorGeometry(): BufferGeometry {
  const g = new BoxGeometry(ROOM.right - ROOM.left + 0.4, 0.04, 1.9);
  return g;
}
