import type { BufferGeometry, Vector3 } from 'three';
import { rod, vec } from '../core/solids';

/**
 * The stalk of one flower or fruit, from the node it grows at to where it ends, bent upwards in its middle.
 * @param rise by how much its middle is higher than a straight line's
 * @param rings of which it is made along its length
 */
export function pedicel(
  node: Vector3,
  end: Vector3,
  rise: number,
  radius: number,
  rings = 8,
): BufferGeometry {
  const middle = node
    .clone()
    .lerp(end, 0.5)
    .add(vec(0, rise, 0));
  return rod([node, middle, end], () => radius, 5, rings);
}
