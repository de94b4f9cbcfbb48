import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { fbm, Rng } from '../core/rng';
import { turned } from '../core/solids';
import { FRAME } from './frame';
import type { Situation } from './situations';

/** Six tatami: 2.8 by 3.6 m, 2.4 m high. The window is in the left wall, the camera looks at the back wall. */
export const ROOM = { left: -0.75, right: 2.05, back: -0.5, near: 3.1, top: 2.4 } as const;
export const WINDOW = { from: -0.24, to: 1.46, bottom: 0.03, top: 2.0 } as const;

const COLORS = {
  wall: '#f4f1ea',
  ceiling: '#f4f3ef',
  oak: '#c6a277',
  linen: '#c9c0b0',
  white: '#f2f0ea',
  rug: '#cfc7b7',
  binding: '#9c917d',
};

interface Look {
  rough?: number;
  shine?: number;
  map?: CanvasTexture;
  vertexColors?: boolean;
  metal?: number;
}
export function matter(color: string, look: Look = {}): MeshPhysicalMaterial {
  const m = new MeshPhysicalMaterial({
    color: look.map ? '#ffffff' : color,
    roughness: look.rough ?? 0.9,
    specularIntensity: look.shine ?? 0.25,
    metalness: look.metal ?? 0,
    vertexColors: look.vertexColors ?? false,
    ...(look.map ? { map: look.map } : {}),
  });
  m.userData.albedo = new Color(color);
  return m;
}

/** The room without plants. `solid` is what light bounces from, in metres. */
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

  // shell: thick boxes, so that no light creeps in at the corners
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
    // what is outside: pale sky over soft green
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
  // so that no light is thrown back from under or behind the sofa
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

type Put = (
  g: BufferGeometry,
  m: Material,
  at: [number, number, number],
  bounce?: boolean,
  turn?: number,
) => Mesh;

/** Linen: thick and thin threads, drawn by the shader from where a point lies on the cloth. */
function linen(coarse = 1): MeshPhysicalMaterial {
  const m = matter('#ffffff', { rough: 1, shine: 0.04, vertexColors: true });
  m.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vCloth;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCloth = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vCloth;
        float threadHash( vec3 p ) { p = fract( p * 0.3183099 + 0.1 ); p *= 17.0; return fract( p.x * p.y * p.z * ( p.x + p.y + p.z ) ); }
        float threads( vec3 x ) {
          vec3 i = floor( x ); vec3 f = fract( x ); f = f * f * ( 3.0 - 2.0 * f );
          return mix( mix( mix( threadHash( i ), threadHash( i + vec3( 1, 0, 0 ) ), f.x ), mix( threadHash( i + vec3( 0, 1, 0 ) ), threadHash( i + vec3( 1, 1, 0 ) ), f.x ), f.y ),
            mix( mix( threadHash( i + vec3( 0, 0, 1 ) ), threadHash( i + vec3( 1, 0, 1 ) ), f.x ), mix( threadHash( i + vec3( 0, 1, 1 ) ), threadHash( i + vec3( 1, 1, 1 ) ), f.x ), f.y ), f.z );
        }`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        {
          vec3 q = vCloth * ${(1 / coarse).toFixed(2)};
          float warp = threads( q * vec3( 340.0, 46.0, 340.0 ) );
          float weft = threads( q * vec3( 46.0, 340.0, 46.0 ) + 7.0 );
          diffuseColor.rgb *= 1.0 + 0.2 * ( warp - 0.5 ) + 0.2 * ( weft - 0.5 ) + 0.06 * ( threads( q * 21.0 ) - 0.5 );
        }`,
      );
  };
  return m;
}

/** Low sofa: back 75 cm, seat 40 cm, arms 54 cm, 82 cm deep, 150 cm wide. */
function sofa(put: Put): void {
  const cloth = linen();
  cloth.userData.albedo = new Color(COLORS.linen);
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

/** Round oak table, 50 cm high, 40 cm across, on three legs. */
function sideTable(put: Put): void {
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
function shelf(put: Put, box: (w: number, h: number, d: number) => BufferGeometry): void {
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
function rug(put: Put, box: (w: number, h: number, d: number) => BufferGeometry): void {
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

/** In place of the window: a door whose frame is 200 cm high. */
function doorWall(
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

/** Sheer curtain in even folds; its brightness and thickness come from how the cloth turns to the eye and the light. */
function curtain([from, to]: [number, number]): Mesh[] {
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

function smooth(a: number, b: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

function floorGeometry(): BufferGeometry {
  const g = new BoxGeometry(ROOM.right - ROOM.left + 0.4, 0.04, 1.9);
  return g;
}

function draw(w: number, h: number, fn: (u: number, v: number) => Color): CanvasTexture {
  const el = document.createElement('canvas');
  el.width = w;
  el.height = h;
  const ctx = el.getContext('2d') as CanvasRenderingContext2D;
  const img = ctx.createImageData(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const c = fn(x / w, y / h).convertLinearToSRGB();
      const i = 4 * (y * w + x);
      img.data[i] = 255 * Math.min(1, c.r);
      img.data[i + 1] = 255 * Math.min(1, c.g);
      img.data[i + 2] = 255 * Math.min(1, c.b);
      img.data[i + 3] = 255;
    }
  ctx.putImageData(img, 0, 0);
  const t = new CanvasTexture(el);
  t.colorSpace = SRGBColorSpace;
  t.anisotropy = 16;
  return t;
}

/** Oak planks, 11 cm wide, running towards the camera. */
function planks(): CanvasTexture {
  const W = ROOM.right - ROOM.left + 0.4;
  const D = 1.9;
  const pitch = 0.115;
  const base = new Color('#c09a6c');
  const rng = new Rng(11);
  const rows = Array.from({ length: 60 }, () => ({ shift: rng.range(0, 2), tone: rng.next() }));
  return draw(1800, 1100, (u, v) => {
    const x = u * W;
    const z = v * D;
    const i = Math.floor(x / pitch);
    const row = rows[i % 60] as { shift: number; tone: number };
    const long = 1.1;
    const zz = z + row.shift;
    const j = Math.floor(zz / long);
    const id = i * 7.31 + j * 3.77;
    const fx = (x / pitch) % 1;
    const fz = (zz / long) % 1;
    const warp = fbm(fx * 1.3 + id, zz * 1.6, id, 3);
    const ring = Math.abs(((((fx * 3.2 + warp * 1.1 + id) % 1) + 1) % 1) - 0.5) * 2;
    const fine = fbm(x * 210, zz * 7, id, 2);
    const pore = Math.max(0, fbm(x * 420, zz * 14, id + 5, 1) - 0.25);
    const tone = 0.92 + 0.13 * (((id * 0.618) % 1) - 0.5) * 2 + 0.02 * (row.tone - 0.5);
    const k = tone * (1 - 0.1 * ring + 0.1 * fine - 0.22 * pore);
    const gap = Math.min(fx, 1 - fx) * pitch < 0.0011 || Math.min(fz, 1 - fz) * long < 0.001 ? 0.55 : 1;
    const c = base.clone().multiplyScalar(k * gap);
    c.g *= 1 + 0.02 * warp;
    c.b *= 1 + 0.05 * warp;
    return c;
  });
}

function grain(color: string, upright = false): CanvasTexture {
  const base = new Color(color);
  return draw(512, 512, (a, b) => {
    const u = upright ? b : a;
    const v = upright ? a : b;
    const warp = fbm(u * 1.2, v * 5, 1, 3) * 0.6;
    const ring = Math.abs(((((v * 6 + warp) % 1) + 1) % 1) - 0.5) * 2;
    const fine = fbm(u * 6, v * 160, 2, 2);
    return base.clone().multiplyScalar(0.94 + 0.09 * ring + 0.09 * fine);
  });
}

function garden(): CanvasTexture {
  const sky = new Color('#f8f7f0');
  const green = new Color('#b9cba6');
  return draw(256, 256, (u, v) => {
    const k = smooth(0.42, 0.75, v + 0.1 * fbm(u * 30, v * 6, 2));
    return sky
      .clone()
      .lerp(green, 0.75 * k * (0.7 + 0.5 * fbm(u * 60, v * 14, 5)))
      .multiplyScalar(0.62);
  });
}

/** A tree before the window: what falls into the room of it is its shadow. */
function boughs(): Mesh {
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

/** Looped wool in rows. */
function pile(): CanvasTexture {
  const base = new Color(COLORS.rug);
  return draw(1024, 700, (u, v) => {
    const row = Math.sin(v * 620 + 1.2 * fbm(u * 40, v * 9, 1, 2));
    const loop = fbm(u * 300, v * 220, 3, 2);
    return base.clone().multiplyScalar(0.93 + 0.05 * row + 0.13 * loop + 0.05 * fbm(u * 7, v * 7, 6, 3));
  });
}

function leafPrint(): CanvasTexture {
  const el = document.createElement('canvas');
  el.width = 230;
  el.height = 320;
  const c = el.getContext('2d') as CanvasRenderingContext2D;
  c.fillStyle = '#f6f3ec';
  c.fillRect(0, 0, 230, 320);
  c.strokeStyle = '#6c7767';
  c.fillStyle = '#8e9a86';
  c.lineWidth = 2;
  c.beginPath();
  c.moveTo(112, 262);
  c.quadraticCurveTo(106, 170, 122, 66);
  c.stroke();
  for (let i = 0; i < 7; i++)
    for (const s of [-1, 1]) {
      const y = 232 - i * 25;
      c.save();
      c.translate(112 + (i - 3) * 1.5, y);
      c.rotate(s * (0.9 - i * 0.06));
      c.beginPath();
      c.ellipse(0, -26 + i * 1.4, 8 - i * 0.5, 25 - i * 1.6, 0, 0, 7);
      c.fill();
      c.restore();
    }
  const t = new CanvasTexture(el);
  t.colorSpace = SRGBColorSpace;
  return t;
}
