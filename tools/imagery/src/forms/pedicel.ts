import type { BufferGeometry, Vector3 } from 'three';
import { rod, vec } from '../core/solids';

/**
 * The stalk of one flower or fruit, from its node to its end, bent upwards in its middle.
 * @param rise height of its middle above a straight line
 * @param rings number of rings along its length
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
