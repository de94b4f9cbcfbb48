import { PerspectiveCamera } from 'three';

/**
 * The room's camera. It is level and its picture plane is parallel to the back wall (a shift lens). Everything in the
 * plane z = 0 therefore has one scale, and heights can be read with a ruler. Lengths are metres.
 */
export const FRAME = {
  /** Pixels of the plate. */
  width: 1600,
  height: 1200,
  /** Extent of the plane z = 0 on the plate. */
  left: -1.4,
  right: 1.7,
  bottom: -0.255,
  top: 2.07,
  eye: { x: 0.5, y: 1.2, z: 4.6 },
} as const;

/**
 * Positions of plants: large ones on the floor, small ones on the side table, and the lowest tip of hanging ones; all in the
 * plane z = 0.
 */
export const STANDS = {
  floor: { x: -0.14, y: 0, z: 0 },
  table: { x: 0.36, y: 0.5, z: 0 },
  hook: { x: 0.1, y: 1.4, z: 0 },
} as const;

export const PIXELS_PER_CM = FRAME.width / ((FRAME.right - FRAME.left) * 100);

/** Part of the plate in its pixels, from the upper left. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };

/** Position of a point in the plate. */
export function project(x: number, y: number, z: number): [number, number] {
  const k = FRAME.eye.z / (FRAME.eye.z - z);
  const px = FRAME.eye.x + (x - FRAME.eye.x) * k;
  const py = FRAME.eye.y + (y - FRAME.eye.y) * k;
  const s = PIXELS_PER_CM * 100;
  return [(px - FRAME.left) * s, (FRAME.top - py) * s];
}

export function roomCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera();
  camera.position.set(FRAME.eye.x, FRAME.eye.y, FRAME.eye.z);
  camera.near = 0.5;
  camera.far = 12;
  camera.updateMatrixWorld();
  return camera;
}

/** Points the camera at a part of the plate, moved by a fraction of a pixel. */
export function look(camera: PerspectiveCamera, part: Part, dx: number, dy: number): void {
  const s = PIXELS_PER_CM * 100;
  const k = camera.near / FRAME.eye.z;
  const l = FRAME.left + (part.x + dx) / s - FRAME.eye.x;
  const r = FRAME.left + (part.x + part.width + dx) / s - FRAME.eye.x;
  const t = FRAME.top - (part.y + dy) / s - FRAME.eye.y;
  const b = FRAME.top - (part.y + part.height + dy) / s - FRAME.eye.y;
  camera.projectionMatrix.makePerspective(l * k, r * k, t * k, b * k, camera.near, camera.far);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
