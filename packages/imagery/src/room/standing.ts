import { Box3, Group, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { detail, setDetail } from '../core/detail';
import { trimMaterials } from '../core/material-kit';
import { buildProduct } from '../forms';
import type { GroupParams, ProductParams } from '../params';
import { FRAME, PIXELS_PER_CM, project, STANDS } from './frame';

/** What stands in one pot. */
export type PottedParams = Exclude<ProductParams, GroupParams>;

/** A product in the room, of true size. */
export interface Standing {
  readonly product: PottedParams;
  /** What the ruler is to read at its top, in centimetres above what it stands on. */
  readonly heightCm: number;
  /** Outer diameter of its pot. */
  readonly potCm: number;
  readonly on: keyof typeof STANDS;
  /** Turn about the upright in radians. */
  readonly turn?: number;
}

/** How the product came out. */
export interface Stood {
  readonly group: Group;
  /** With the pot that it was built in. */
  readonly product: PottedParams;
  readonly heightCm: number;
  readonly potCm: number;
  /** Width of what touches the ground. */
  readonly footCm: number;
}

const ROUNDS = 7;

/**
 * Builds a product whose pot has its true width and whose top is at its true height on the ruler. A leaf that comes towards
 * the camera looks higher or lower than it is; the ruler is what the shopper reads, so the picture is fitted to the ruler.
 */
export function standing({ product, heightCm, potCm, on, turn = 0 }: Standing): Stood {
  const level = detail.painted ? 'picture' : 'shape';
  let potSize = product.potSize ?? 1;
  let trueCm = heightCm;
  setDetail('shape');
  for (let round = 0; round < ROUNDS; round++) {
    const { group } = buildProduct({ ...product, potSize });
    const { wide, high } = measure(group);
    if (wide > 0) potSize *= (((potCm / trueCm) * high) / wide) ** 0.9;
    trueCm *= heightCm / readHeight(put(group, trueCm / 100 / high, turn, on), on);
  }
  // measured shapes are unpainted, and so are the materials that they left behind
  trimMaterials(0);
  setDetail(level);
  const { group } = buildProduct({ ...product, potSize });
  const { wide, high } = measure(group);
  const scale = trueCm / 100 / high;
  const holder = put(group, scale, turn, on);
  return {
    group: holder,
    product: { ...product, potSize },
    heightCm: readHeight(holder, on),
    potCm: wide * scale * 100,
    footCm: footWidth(holder) * 100,
  };
}

function put(group: Group, scale: number, turn: number, on: keyof typeof STANDS): Group {
  const holder = new Group();
  group.rotation.y = turn;
  group.updateMatrixWorld(true);
  const low = new Box3().setFromObject(group).min.y;
  holder.add(group);
  holder.scale.setScalar(scale);
  const stand = STANDS[on];
  holder.position.set(stand.x, stand.y - low * scale, stand.z);
  holder.updateMatrixWorld(true);
  return holder;
}

/** What the ruler reads at the highest point that the camera sees. */
function readHeight(holder: Group, on: keyof typeof STANDS): number {
  let top = Number.POSITIVE_INFINITY;
  eachPoint(holder, ({ x, y, z }) => {
    top = Math.min(top, project(x, y, z)[1]);
  });
  return (FRAME.top - STANDS[on].y) * 100 - top / PIXELS_PER_CM;
}

function footWidth(holder: Group): number {
  const low = new Box3().setFromObject(holder).min.y;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  eachPoint(holder, ({ x, y }) => {
    if (y > low + 0.01) return;
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  return right > left ? right - left : 0.1;
}

function measure(group: Group): { wide: number; high: number } {
  group.updateMatrixWorld(true);
  let wide = 0;
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (!(part.material as MeshPhysicalMaterial).name.startsWith('pot')) return;
    const box = new Box3().setFromObject(part);
    wide = Math.max(wide, box.max.x - box.min.x);
  });
  const all = new Box3().setFromObject(group);
  return { wide, high: all.max.y - all.min.y };
}

function eachPoint(holder: Group, visit: (point: Vector3) => void): void {
  const point = new Vector3();
  holder.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++)
      visit(point.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
  });
}
