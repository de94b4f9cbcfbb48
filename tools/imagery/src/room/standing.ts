import { Box3, Color, Group, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { detail, setDetail } from '../core/detail';
import { trimMaterials } from '../core/material-kit';
import { Model } from '../core/model';
import { fleshMaterial } from '../core/plant-materials';
import { rod, vec } from '../core/solids';
import { buildProduct } from '../forms';
import type { GroupParams, ProductParams } from '../params';
import { FRAME, PIXELS_PER_CM, project, STANDS } from './frame';

/** A product in one pot. */
export type PottedParams = Exclude<ProductParams, GroupParams>;

/** A product in the room, in true size. */
export interface Standing {
  readonly product: PottedParams;
  /** The ruler's reading at its top, in centimetres above its base; for a hanging plant, above its lowest tip. */
  readonly heightCm: number;
  /** Outer diameter of its pot. */
  readonly potCm: number;
  readonly on: keyof typeof STANDS;
  /** Turn about the upright in radians. */
  readonly turn?: number;
}

/** The built product. */
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
/** End of a hanging plant's cord: above the image, in metres. */
const CEILING = 2.4;

/**
 * Builds a product with its pot in true width and its top at the true height on the ruler. Perspective makes a leaf near
 * the camera look higher or lower than it is. The shopper reads the ruler, so the image is fitted to the ruler.
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
  // measured shapes are unpainted, and so are their cached materials
  trimMaterials(0);
  setDetail(level);
  const { group } = buildProduct({ ...product, potSize });
  const { wide, high } = measure(group);
  const scale = trueCm / 100 / high;
  const holder = put(group, scale, turn, on);
  return {
    group: on === 'hook' ? withCord(holder) : holder,
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
  const low = grownBox(group).min.y;
  holder.add(group);
  holder.scale.setScalar(scale);
  const stand = STANDS[on];
  holder.position.set(stand.x, stand.y - low * scale, stand.z);
  holder.updateMatrixWorld(true);
  if (on === 'hook') {
    // a plant hanging above eye level looks higher nearer to the camera
    holder.position.y += stand.y - readTips(holder).low / 100;
    holder.updateMatrixWorld(true);
  }
  return holder;
}

/** A cord to the ceiling from the highest point, where the pot's own cords meet. */
function withCord(holder: Group): Group {
  const { x, z } = holder.position;
  const ring = new Box3().setFromObject(holder).max.y;
  const model = new Model();
  model.add(
    fleshMaterial('cord', 0.95, 0.1),
    rod([vec(x, ring, z), vec(x, (ring + CEILING) / 2, z), vec(x, CEILING, z)], () => 0.0024, 7, 4),
    undefined,
    new Color('#cdbf9f'),
  );
  const cord = model.build();
  // with few lamps its shadow would be a band
  for (const part of cord.children) part.castShadow = false;
  return new Group().add(holder, cord);
}

/** The ruler's reading at the highest point visible to the camera. */
function readHeight(holder: Group, on: keyof typeof STANDS): number {
  const { low, high } = readTips(holder);
  return high - (on === 'hook' ? low : STANDS[on].y * 100);
}

/** The floor ruler's readings at the lowest and the highest point visible to the camera, in centimetres. */
function readTips(holder: Group): { low: number; high: number } {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  eachPoint(holder, ({ x, y, z }) => {
    const [, at] = project(x, y, z);
    top = Math.min(top, at);
    bottom = Math.max(bottom, at);
  });
  const cm = (at: number) => FRAME.top * 100 - at / PIXELS_PER_CM;
  return { low: cm(bottom), high: cm(top) };
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
  const all = grownBox(group);
  return { wide, high: all.max.y - all.min.y };
}

/** The box around pot and plant, without the cords that hold them. */
function grownBox(group: Group): Box3 {
  const box = new Box3();
  group.traverse((part) => {
    if (part instanceof Mesh && !isCord(part)) box.union(new Box3().setFromObject(part));
  });
  return box;
}

/** Cords, and the ring of wood above them; a standing pot has neither. */
function isCord({ material }: Mesh): boolean {
  return /^(?:flesh:cord|wood):/.test((material as MeshPhysicalMaterial).name);
}

function eachPoint(holder: Group, visit: (point: Vector3) => void): void {
  const point = new Vector3();
  holder.traverse((part) => {
    if (!(part instanceof Mesh) || isCord(part)) return;
    const position = part.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i++)
      visit(point.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
  });
}
