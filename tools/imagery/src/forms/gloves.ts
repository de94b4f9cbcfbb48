import { Matrix4, type MeshPhysicalMaterial, Vector3 } from 'three';
import { blend, capsule, type Distance, implicitSolid } from '../core/implicit-solid';
import { hex, normalsFrom, paint, physical, shared, texture } from '../core/material-kit';
import { fbm, lerp, smooth } from '../core/rng';
import { place, vec } from '../core/solids';
import type { Built } from './build-form';
import type { ToolKit } from './tool-kit';

/** Joints of a finger from its root to its tip, and its radius at both ends. A hand lies with its fingers along -z. */
interface Finger {
  joints: readonly (readonly [number, number, number])[];
  thick: readonly [number, number];
}

/** Left hand, back up: little finger to index, then the thumb. */
const FINGERS: readonly Finger[] = [
  {
    joints: [
      [-0.3, 0, -0.3],
      [-0.39, 0.04, -0.58],
      [-0.47, 0, -0.9],
    ],
    thick: [0.104, 0.084],
  },
  {
    joints: [
      [-0.11, 0.01, -0.38],
      [-0.15, 0.07, -0.74],
      [-0.18, 0.01, -1.14],
    ],
    thick: [0.112, 0.092],
  },
  {
    joints: [
      [0.09, 0.01, -0.4],
      [0.1, 0.08, -0.8],
      [0.12, 0.01, -1.24],
    ],
    thick: [0.114, 0.094],
  },
  {
    joints: [
      [0.28, 0, -0.35],
      [0.33, 0.06, -0.7],
      [0.39, 0, -1.1],
    ],
    thick: [0.112, 0.094],
  },
  {
    joints: [
      [0.24, -0.02, 0.3],
      [0.5, 0, 0.02],
      [0.66, 0, -0.3],
    ],
    thick: [0.15, 0.108],
  },
];

/** From where along z the cuff is, and where it ends. */
const CUFF = 0.52;
const HEM = 0.98;
/** Half of the hand's thickness is this share of a round hand's. */
const FLAT = 0.72;

/** Distance to a stuffed hand, its cuff ribbed and open. */
function hand(): Distance {
  const fingers = FINGERS.map(({ joints, thick }) => {
    const [a, b, c] = joints.map(([x, y, z]) => vec(x, y / FLAT, z)) as [Vector3, Vector3, Vector3];
    const middle = lerp(thick[0], thick[1], 0.45);
    const [root, tip] = [capsule(a, b, thick[0], middle), capsule(b, c, middle, thick[1])];
    return (p: Vector3): number => blend(root(p), tip(p), 0.05);
  });
  const ball = [
    capsule(vec(-0.24, 0, -0.2), vec(-0.2, 0, 0.3), 0.19, 0.18),
    capsule(vec(0.2, 0, -0.24), vec(0.14, 0, 0.36), 0.21, 0.2),
  ];
  const q = new Vector3();
  return (at) => {
    // measured in a space in which the hand is round
    q.set(at.x, at.y / FLAT, at.z);
    let d = Infinity;
    for (const part of ball) d = d === Infinity ? part(q) : blend(d, part(q), 0.2);
    for (const [i, finger] of fingers.entries()) d = blend(d, finger(q), i === 4 ? 0.16 : 0.045);
    // wrinkles across the palm and the knuckles
    d += 0.007 * fbm(at.x * 4 + 3, at.z * 7, 2, 3) * smooth(-1, -0.2, at.z);
    const round = Math.atan2(q.y, q.x);
    const rib = at.z > CUFF ? 0.007 * Math.cos(round * 44) * (1 - smooth(HEM - 0.11, HEM - 0.09, at.z)) : 0;
    const hem = 0.012 * smooth(HEM - 0.1, HEM - 0.085, at.z);
    const wide = lerp(0.31, 0.37, smooth(0.3, HEM, at.z)) + 0.012 * Math.sin(at.z * 9) + rib + hem;
    const tube = (Math.hypot(q.x / wide, q.y / (wide * 0.62)) - 1) * wide * 0.62;
    const sleeve = Math.max(tube, 0.2 - at.z, at.z - HEM);
    d = blend(d, sleeve, 0.12);
    // the opening of the cuff
    const inner = (Math.hypot(q.x / (wide - 0.05), q.y / (wide * 0.62 - 0.05)) - 1) * wide * 0.55;
    return Math.max(d, -Math.max(inner, 0.7 - at.z)) * 0.8;
  };
}

/** Where rubber covers the hand: its palm, its fingertips all round and the sides of its fingers. */
function dipped(p: Vector3): number {
  const tips = smooth(-0.62, -0.86, p.z) + smooth(0.5, 0.62, p.x) * smooth(0.1, -0.16, p.z);
  const webs = smooth(-0.15, -0.34, p.z) * smooth(-0.8, -0.6, p.z);
  const line = 0.03 - 0.16 * Math.min(1, tips) - 0.06 * webs + 0.02 * fbm(p.x * 5, p.z * 5, 1, 2);
  return Math.max(p.y + line, p.z - 0.5 + 0.03 * Math.sin(p.x * 7));
}

const knitMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`knit:${color}`, () => {
    const c = hex(color);
    // columns of small v-shaped stitches
    const height = (u: number, v: number): number => {
      const x = (u * 16) % 1;
      const lean = Math.abs(x - 0.5) * 1.3;
      const y = (v * 16 + lean) % 1;
      return 0.25 + 0.75 * Math.sin(Math.PI * y) ** 0.7 * Math.sin(Math.PI * ((x * 2) % 1)) ** 0.6;
    };
    return physical({
      map: texture(
        paint(512, 512, (u, v) => c.clone().multiplyScalar(0.66 + 0.42 * height(u, v))),
        true,
        [3, 3],
      ),
      normalMap: texture(normalsFrom(paint(512, 512, height), 2.2), false, [3, 3]),
      roughness: 0.98,
      specularIntensity: 0.12,
    });
  });

const rubberMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`rubber:${color}`, () => {
    const c = hex(color);
    // crinkled so that it grips
    const height = (u: number, v: number): number =>
      0.5 + 0.9 * Math.abs(fbm(u * 34, v * 34, 3, 3)) - 0.25 + 0.2 * fbm(u * 90, v * 90, 5, 2);
    return physical({
      map: texture(
        paint(512, 512, (u, v) => c.clone().multiplyScalar(0.8 + 0.32 * height(u, v))),
        true,
        [1, 1],
      ),
      normalMap: texture(normalsFrom(paint(512, 512, height), 2.6), false, [1, 1]),
      roughness: 0.52,
      specularIntensity: 0.55,
    });
  });

/** A pair of knitted gloves with rubber on their palms: one lies on its palm, the other on its back across it. */
export function addGloves({ model, color }: ToolKit): Built {
  const solid = hand();
  const min = vec(-0.66, -0.3, -1.4);
  const max = vec(0.84, 0.3, HEM + 0.06);
  const onto = (p: Vector3): readonly [number, number] => [
    p.x * 0.9 + 0.5 + 0.4 * p.y,
    p.z * 0.9 + 0.3 * p.y,
  ];
  const onKnit = (p: Vector3, n: Vector3): readonly [number, number] =>
    Math.abs(n.y) < 0.45 && p.z > CUFF ? [p.y * 0.9, p.z * 0.9] : onto(p);
  const step = 0.0145;
  const hem = (p: Vector3): number => Math.max(solid(p) - 0.006, HEM - 0.085 - p.z);
  const cloth = implicitSolid(solid, min, max, step, onKnit);
  const band = implicitSolid(hem, min, max, step, onKnit);
  const coat = implicitSolid((p) => Math.max(solid(p) - 0.017, dipped(p)), min, max, step, onto);
  const left = place(vec(0.5, 0.2, -0.02), 0, -0.16);
  const right = place(vec(-0.46, 0.34, 0.12), 0.03, 0.24, -0.16)
    // the same hand mirrored, then laid on its back
    .multiply(new Matrix4().makeScale(-1, -1, 1));
  for (const m of [left, right]) {
    model.add(knitMaterial('#e4dcc8'), cloth, m);
    model.add(knitMaterial('#66754f'), band, m);
    model.add(rubberMaterial(color ?? '#b9a77a'), coat, m);
  }
  return { close: { target: vec(-0.2, 0.3, -0.25), radius: 0.66 }, elevation: 0.85, closeElevation: 0.7 };
}
