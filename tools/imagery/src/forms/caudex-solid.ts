import { BufferAttribute, type BufferGeometry, CatmullRomCurve3, type Vector3 } from 'three';
import { blend, capsule, type Distance, implicitSolid } from '../core/implicit-solid';
import { fbm } from '../core/rng';
import { vec } from '../core/solids';
import type { CaudexBuild } from './caudex';

/** An arm or one of its shoots; `radius` by the share of its length. */
export interface Limb {
  readonly points: readonly Vector3[];
  radius(t: number): number;
}

/** Edge of a cell of the mesh, in decimetres: thinner than the thinnest shoot. */
const STEP = 0.02;
/** Capsules for each limb. */
const PIECES = 12;

/** A swollen stem and its arms in one skin, so that an arm leaves the neck without an edge. */
export function fusedBody(build: CaudexBuild, foot: number, limbs: readonly Limb[]): BufferGeometry {
  const { k } = build;
  const step = STEP * k;
  const trunk = distanceToTrunk(build, foot);
  const fillet = 0.11 * k;
  const arms = limbs.map((limb) => distanceToLimb(limb, fillet));
  const distance: Distance = (p) => {
    let d = trunk(p);
    for (const arm of arms) d = blend(d, arm(p), fillet);
    return d > fillet ? d : d - 0.008 * k * fbm(p.x * 5, p.y * 5, p.z * 5, 2);
  };
  const [min, max] = bounds(build, foot, limbs);
  const height = build.top.y - foot;
  const share = (y: number): number => Math.max(0, (y - foot) / height);
  const solid = implicitSolid(distance, min, max, step, ({ x, y, z }) => {
    // the ends of the texture meet behind the plant; above the neck it runs back, without a border
    const turn = (((0.75 - Math.atan2(z, x) / (2 * Math.PI)) % 1) + 1) % 1;
    const v = share(y);
    return [turn + 0.25, v < 1 ? v : 2 - v];
  });
  const at = solid.getAttribute('position');
  const tint = Float32Array.from({ length: at.count * 3 }, () => 1);
  for (let i = 0; i < at.count; i++) {
    const u = -Math.atan2(at.getZ(i), at.getX(i)) / (2 * Math.PI);
    build.tint(u, Math.min(1, share(at.getY(i)))).toArray(tint, i * 3);
  }
  solid.setAttribute('color', new BufferAttribute(tint, 3));
  return solid;
}

/** The body without its arms: along the radius, which on a steep side is somewhat more than the true distance. */
function distanceToTrunk({ body, top, kind, k }: CaudexBuild, foot: number): Distance {
  const height = top.y - foot;
  const far = 1.7 * kind.radius * k;
  return ({ x, y, z }) => {
    const out = Math.hypot(x, z);
    if (out > far) return out - 0.9 * far;
    if (y > top.y) return Math.max(0.8 * out, y - top.y);
    const v = Math.min(1, Math.max(0, (y - foot) / height));
    const skin = body(-Math.atan2(z, x) / (2 * Math.PI), v);
    return Math.max(0.8 * (out - Math.hypot(skin.x, skin.z)), y - top.y);
  };
}

function distanceToLimb({ points, radius }: Limb, fillet: number): Distance {
  const curve = new CatmullRomCurve3([...points]);
  const joints = curve.getSpacedPoints(PIECES);
  const pieces = joints
    .slice(1)
    .map((end, i) => capsule(joints[i] as Vector3, end, radius(i / PIECES), radius((i + 1) / PIECES)));
  const [first, last] = [joints[0] as Vector3, joints[PIECES] as Vector3];
  const chord = capsule(first, last, 0, 0);
  const reach = Math.max(...joints.map((p, i) => chord(p) + radius(i / PIECES)));
  return (p) => {
    const outside = chord(p) - reach;
    // beyond the fillet a shorter distance, which costs less
    if (outside > fillet) return outside;
    // the joints of the pieces are softened, or they would show as rings
    return pieces.reduce((d, piece) => blend(d, piece(p), 0.2 * fillet), 1);
  };
}

function bounds(
  { kind, k, top }: CaudexBuild,
  foot: number,
  limbs: readonly Limb[],
): readonly [Vector3, Vector3] {
  const wide = 1.6 * kind.radius * k;
  const min = vec(-wide, foot, -wide);
  const max = vec(wide, top.y + 0.1 * k, wide);
  const room = 2.2 * kind.armThick * k;
  for (const { points } of limbs)
    for (const p of points) {
      min.min(p.clone().subScalar(room));
      max.max(p.clone().addScalar(room));
    }
  // below its foot the body is in the soil
  return [min.setY(foot), max];
}
