import type { BufferGeometry, Material, Mesh } from 'three';

/** Puts an object into the room, in metres; `bounce` makes it reflect light, `turn` is in radians round the upright axis. */
export type Put = (
  g: BufferGeometry,
  m: Material,
  at: [number, number, number],
  bounce?: boolean,
  turn?: number,
) => Mesh;
