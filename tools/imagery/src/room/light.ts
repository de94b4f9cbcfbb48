import { Color, type Group, type Mesh, type MeshPhysicalMaterial, Raycaster, Vector3 } from 'three';
import { Rng } from '../core/rng';
import { evenPoint } from '../studio/light';
import { ROOM, WINDOW } from './room-size';
import type { Situation } from './situations';

/** A small flat lamp: shines from `at` to its front by the cosine law. `power` is intensity along `to`. */
export interface Lamp {
  at: Vector3;
  to: Vector3;
  color: Color;
  power: number;
  /** Square of the distance, in metres, below which its light does not increase. */
  soft: number;
}

export interface Sun {
  direction: Vector3;
  color: Color;
  power: number;
  /** Half angle in radians. */
  softness: number;
}

export interface RoomLight {
  lamps: Lamp[];
  sun?: Sun;
  exposure: number;
}

interface Emitter {
  point(u: number, v: number): Vector3;
  normal: Vector3;
  area: number;
  radiance: number;
  color: string;
  share: number;
}

const v3 = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);

/** The window as one large soft lamp; the curtain hangs in it. */
const windowLamp = (radiance: number, color: string, tilt = 0, share = 1): Emitter => ({
  point: (u, v) =>
    v3(
      ROOM.left + 0.05,
      WINDOW.bottom + 0.05 + v * (WINDOW.top - WINDOW.bottom - 0.1),
      WINDOW.from + 0.04 + u * (WINDOW.to - WINDOW.from - 0.08),
    ),
  normal: v3(1, -tilt, 0).normalize(),
  area: (WINDOW.to - WINDOW.from) * (WINDOW.top - WINDOW.bottom),
  radiance,
  color,
  share,
});

/** The curtain's last fold, which lights the corner behind it. */
function fold(radiance: number): Emitter {
  return {
    point: (u, v) => v3(ROOM.left + 0.02 + 0.19 * u, 0.04 + 2.06 * v, -0.24),
    normal: v3(0.25, 0, -1).normalize(),
    area: 0.3,
    radiance,
    color: '#fffaf1',
    share: 0.2,
  };
}

const EMITTERS: Record<Situation, Emitter[]> = {
  lace: [windowLamp(2.1, '#fffaf1', 0.1, 0.8), fold(0.95)],
  sun: [windowLamp(1.5, '#f3f7fb', 0.35, 0.94), fold(0.3)],
  corner: [
    {
      // a window far away behind the camera, to the right
      point: (u, v) => v3(0.1 + 1.5 * u, 0.7 + 1.2 * v, 3.0),
      normal: v3(-0.1, -0.1, -1).normalize(),
      area: 1.8,
      radiance: 2.3,
      color: '#f4f7f8',
      share: 1,
    },
  ],
};

const SUN_DIRECTION = v3(-0.86, 0.62, 0.3).normalize();

/**
 * Lamps on the window, and lamps for the bounced light where the window's light falls on walls, floor and furniture.
 * @param solid surfaces that reflect light
 */
export function roomLight(situation: Situation, solid: Group, direct: number, bounced: number): RoomLight {
  const lamps: Lamp[] = [];
  solid.updateMatrixWorld(true);
  const sun: Sun | undefined =
    situation === 'sun'
      ? { direction: SUN_DIRECTION, color: new Color('#ffe9c9'), power: 7.5, softness: 0.012 }
      : undefined;
  const rays = new Raycaster();
  const rng = new Rng(23);
  const bounce: Lamp[] = [];
  for (const e of EMITTERS[situation]) {
    const n = Math.round(direct * e.share);
    for (let i = 0; i < n; i++) {
      const [u, v] = n < 24 ? [evenPoint(i)[0], (i + 0.5) / n] : evenPoint(i);
      lamps.push({
        at: e.point(u, v),
        to: e.normal,
        color: new Color(e.color),
        power: (e.radiance * e.area) / n,
        soft: 0.03,
      });
    }
    const photons = Math.round(bounced * 0.45 * (sun ? 0.6 : 1) * e.share);
    for (let i = 0; i < photons; i++) {
      const [u, v] = evenPoint(i + 31);
      follow(
        e.point(u, v),
        cosine(e.normal, rng),
        new Color(e.color).multiplyScalar((Math.PI * e.radiance * e.area) / photons),
      );
    }
  }
  if (sun) {
    const photons = Math.round(bounced * 0.3);
    const area = (WINDOW.to - WINDOW.from) * (WINDOW.top - WINDOW.bottom) * Math.abs(sun.direction.x);
    for (let i = 0; i < photons; i++) {
      const [u, v] = evenPoint(i);
      const at = windowLamp(1, '#fff').point(u, v);
      follow(
        at,
        sun.direction.clone().negate(),
        sun.color.clone().multiplyScalar((sun.power * area) / photons),
      );
    }
  }
  function follow(from: Vector3, dir: Vector3, flux: Color): void {
    let at = from;
    let to = dir;
    const energy = flux.clone();
    for (let k = 0; k < 4; k++) {
      rays.set(at, to);
      rays.near = 0.001;
      const [hit] = rays.intersectObject(solid, true);
      if (!hit?.face) return;
      const material = (hit.object as Mesh).material as MeshPhysicalMaterial;
      const albedo = material.userData['albedo'] as Color;
      energy.multiply(albedo);
      const normal = hit.face.normal.clone().transformDirection(hit.object.matrixWorld);
      if (normal.dot(to) > 0) normal.negate();
      const p = hit.point.clone().addScaledVector(normal, 0.012);
      bounce.push({ at: p, to: normal, color: energy.clone(), power: 1 / Math.PI, soft: 0.22 });
      if (rng.next() > 0.72) return;
      energy.multiplyScalar(1 / 0.72);
      at = p;
      to = cosine(normal, rng);
    }
  }
  // interleaved, so that every frame has both
  const all = [...lamps, ...bounce];
  const order = all.map((lamp, i) => ({ lamp, key: (i * 0.6180339887) % 1 })).sort((a, b) => a.key - b.key);
  return { lamps: order.map(({ lamp }) => lamp), ...(sun ? { sun } : {}), exposure: 1 };
}

function cosine(normal: Vector3, rng: Rng): Vector3 {
  const a = rng.next() * Math.PI * 2;
  const r = Math.sqrt(rng.next()) * 0.97;
  const x = new Vector3()
    .crossVectors(Math.abs(normal.y) > 0.9 ? v3(1, 0, 0) : v3(0, 1, 0), normal)
    .normalize();
  const y = new Vector3().crossVectors(normal, x);
  return normal
    .clone()
    .multiplyScalar(Math.sqrt(1 - r * r))
    .addScaledVector(x, r * Math.cos(a))
    .addScaledVector(y, r * Math.sin(a))
    .normalize();
}
