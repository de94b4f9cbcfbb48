import type { BufferGeometry, Material, Mesh } from 'three';

/** Puts a thing into the room, in metres; `bounce` lets light come back from it, `turn` is in radians round the upright axis. */
export type Put = (
  g: BufferGeometry,
  m: Material,
  at: [number, number, number],
  bounce?: boolean,
  turn?: number,
) => Mesh;
