import { BufferAttribute, type BufferGeometry, Color } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { clamp01, fbm, noise3, type Rng, smooth } from '../core/rng';
import { aim, needle, surface, vec } from '../core/solids';

/** Measures of a leaf; it grows along +Y, its upper face to +Z. */
export interface LeafSize {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly bend: number;
}

/** Point of a bent solid leaf, `across` and `out` from its midrib. */
export function bent({ length, bend }: LeafSize, t: number, across: number, out: number) {
  const turn = bend * t;
  const r = length / bend;
  return vec(
    across,
    r * Math.sin(turn) - out * Math.sin(turn),
    r * (1 - Math.cos(turn)) + out * Math.cos(turn),
  );
}

/** From even steps to steps that lie closer at both ends of a leaf. */
export const along = (v: number): number => (1 - Math.cos(Math.PI * clamp01(v))) / 2;

/**
 * A swollen leaf with a clear end, into which dark veins run: a haworthia's.
 * @param clear colour of the end
 * @param offset moves its noise, so that no two leaves are the same
 */
export function windowLeaf(size: LeafSize, base: Color, clear: Color, offset: number): BufferGeometry {
  const vein = base.clone().lerp(new Color('#123a20'), 0.6);
  const foot = base.clone().lerp(new Color('#dfe2bd'), 0.35);
  const widest = 0.7;
  const profile = (t: number): number =>
    t < widest
      ? 0.56 + 0.44 * smooth(0.1, widest, t)
      : Math.sqrt(Math.max(0, 1 - ((t - widest) / (1 - widest)) ** 2));
  return surface(
    (u, v) => {
      const t = along(v);
      const a = -u * Math.PI * 2;
      const w = profile(t);
      // the upper face is flatter, the back keeled
      const s = Math.sin(a);
      return bent(
        size,
        t,
        (Math.cos(a) * w * size.width) / 2,
        s * w * size.thickness * (s > 0 ? 0.42 : 0.58),
      );
    },
    72,
    34,
    (u, v) => {
      const t = along(v);
      const a = u * Math.PI * 2;
      const ragged = 0.05 * noise3(Math.cos(a) * 3 + offset, Math.sin(a) * 3, 4);
      const open = smooth(0.56 + ragged, 0.82 + ragged, t);
      // veins run up from the green part, waver, and end in the clear one at different heights
      const lines = 12;
      const wander = 0.7 * fbm(t * 4 + offset, Math.cos(a) * 2, Math.sin(a) * 2, 2);
      const near = Math.abs(((((u * lines + wander) % 1) + 1) % 1) - 0.5) * 2;
      const end = 0.95 + 0.05 * noise3(Math.cos(a) * 3 + offset, Math.sin(a) * 3, 1);
      const line = smooth(0.6, 0.9, near) * (1 - smooth(end - 0.1, end + 0.03, t));
      const glow = clear.clone().multiplyScalar(0.56 + 0.56 * smooth(0.72, 1, t));
      return foot
        .clone()
        .lerp(base, smooth(0, 0.3, t))
        .lerp(glow, open)
        .lerp(vein, (0.85 - 0.2 * open) * smooth(0.2, 0.5, t) * line);
    },
  );
}

/** A thick felted leaf, brown dots along the edge of its outer half: a panda plant's ear. */
export function furryLeaf(rng: Rng, size: LeafSize, felt: Color, dots: Color): BufferGeometry {
  const o = rng.range(0, 50);
  const profile = (t: number): number =>
    t < 0.6 ? 0.42 + 0.58 * smooth(0, 0.6, t) : Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2.2) ** 0.6;
  const point = (u: number, v: number) => {
    const t = along(v);
    const a = -u * Math.PI * 2;
    const w = profile(t);
    const s = Math.sin(a);
    const hollow = 0.3 * Math.cos(a) ** 2;
    return bent(
      size,
      t,
      (Math.cos(a) * w * size.width) / 2,
      (s * (s > 0 ? 0.3 : 0.7) + hollow) * Math.sqrt(w) * size.thickness,
    );
  };
  const body = surface(point, 30, 52, (u, v) => {
    const t = along(v);
    const a = u * Math.PI * 2;
    const edge = Math.abs(Math.cos(a));
    const side = Math.cos(a) > 0 ? 0 : 9;
    // dots merge towards the tip
    const k = ((t - 0.42) / 0.075) % 1;
    const dot = smooth(
      0.42,
      0.2,
      Math.abs(k - 0.5) - 0.08 * noise3(Math.floor((t - 0.42) / 0.075) + o, side),
    );
    const brown =
      t < 0.42
        ? 0
        : Math.max(
            dot * smooth(0.8, 0.96, edge),
            smooth(0.955, 0.985, t),
            0.7 * smooth(0.93, 1, edge) * smooth(0.8, 0.95, t),
          );
    return felt
      .clone()
      .multiplyScalar(0.92 + 0.22 * fbm(Math.cos(a) * 3 + o, t * 9, Math.sin(a) * 3, 3))
      .lerp(dots, 0.92 * brown);
  });
  const hair = needle(0.05, 3);
  const hairs = Array.from({ length: 150 }, () => {
    const u = rng.next();
    const v = rng.range(0.06, 0.97);
    const at = point(u, v);
    const out = point(u + 0.01, v)
      .sub(point(u - 0.01, v))
      .cross(point(u, v + 0.01).sub(point(u, v - 0.01)));
    const one = hair.clone();
    one.applyMatrix4(
      aim(
        at,
        out.normalize().add(vec(rng.around(0, 0.5), 0.5 + rng.around(0, 0.4), rng.around(0, 0.5))),
        vec(0, 0, 1),
        rng.range(0.018, 0.034),
      ),
    );
    const light = felt.clone().lerp(new Color('#ffffff'), 0.22);
    const colors = new Float32Array(one.getAttribute('position').count * 3);
    for (let i = 0; i < colors.length; i += 3) colors.set([light.r, light.g, light.b], i);
    one.setAttribute('color', new BufferAttribute(colors, 3));
    return one;
  });
  return mergeGeometries([body, ...hairs]);
}

/** A thick spoon with a bloom of white powder, worn off in places, that blushes at its edge: an Echeveria laui's. */
export function powderLeaf(size: LeafSize, base: Color, blush: Color, offset: number): BufferGeometry {
  const powder = new Color('#e9e8e6');
  const profile = (t: number): number =>
    t < 0.64 ? 0.36 + 0.64 * smooth(0, 0.64, t) : Math.max(0, 1 - ((t - 0.64) / 0.36) ** 2.3) ** 0.55;
  return surface(
    (u, v) => {
      const t = along(v);
      const a = -u * Math.PI * 2;
      const w = profile(t);
      const s = Math.sin(a);
      const thick = size.thickness * Math.sqrt(w) * (1 - 0.25 * t);
      // the face is a shallow spoon between rounded edges, the back full
      const spoonful = 0.2 * Math.cos(a) ** 2;
      return bent(
        size,
        t,
        (Math.cos(a) * w * size.width) / 2,
        (s * (s > 0 ? 0.22 : 0.78) + spoonful) * thick,
      );
    },
    32,
    32,
    (u, v) => {
      const t = along(v);
      const a = u * Math.PI * 2;
      const [x, y, z] = [Math.cos(a) * 1.6 + offset, t * 3.2, Math.sin(a)];
      const edge = Math.abs(Math.cos(a)) ** 5;
      const rosy = clamp01(0.75 * smooth(0.4, 1, t) + 0.55 * edge * smooth(0.2, 0.7, t));
      const cover = clamp01(0.62 + 0.75 * fbm(x * 1.5, y * 1.5, z * 1.5, 4));
      const worn = smooth(0.36, 0.46, fbm(x * 2.6 + 30, y * 2.6, z * 2.6, 3));
      return base
        .clone()
        .lerp(blush, rosy)
        .lerp(powder, 0.6 * cover * (1 - 0.85 * worn))
        .multiplyScalar(1 - 0.12 * worn);
    },
  );
}

/**
 * A thin channelled leaf, broad at its foot, that tapers to a thread and rolls up towards its end: an air plant's.
 * Its silver scales leave the foot greener.
 */
export function ribbonLeaf(size: LeafSize, silver: Color, dry: Color, rng: Rng): BufferGeometry {
  const rolled = size.bend * rng.range(0.75, 1.35);
  const aside = rng.around(0, 1.1);
  const twist = rng.around(0, 0.9);
  const steps = 40;
  const spine = [vec(0, 0, 0)];
  const turnAt = (t: number): number => rolled * (0.24 * t + 0.76 * t ** 3);
  for (let i = 1; i <= steps; i++) {
    const t = (i - 0.5) / steps;
    const [turn, yaw] = [turnAt(t), aside * t ** 2];
    const ahead = vec(Math.sin(yaw) * Math.cos(turn), Math.cos(yaw) * Math.cos(turn), Math.sin(turn));
    spine.push((spine[i - 1] ?? vec(0, 0, 0)).clone().addScaledVector(ahead, size.length / steps));
  }
  const profile = (t: number): number => (0.8 + 0.2 * smooth(0, 0.12, t)) * (1 - t) ** 0.85 + 0.012;
  return surface(
    (u, v) => {
      const t = clamp01(v);
      const f = t * steps;
      const i = Math.min(steps - 1, Math.floor(f));
      const at = (spine[i] ?? vec(0, 0, 0)).clone().lerp(spine[i + 1] ?? vec(0, 0, 0), f - i);
      const a = -u * Math.PI * 2;
      const w = profile(t);
      const x = Math.cos(a);
      const across = (x * w * size.width) / 2;
      const out = (0.26 * x * x * w * size.width) / 2 + Math.sin(a) * size.thickness * (1 - 0.6 * t);
      const [turn, roll] = [turnAt(t), twist * t];
      const [px, pz] = [
        across * Math.cos(roll) - out * Math.sin(roll),
        across * Math.sin(roll) + out * Math.cos(roll),
      ];
      return at.add(vec(px, -pz * Math.sin(turn), pz * Math.cos(turn)));
    },
    16,
    48,
    (u, v) => {
      const green = silver.clone().lerp(new Color('#7f9a6a'), 0.5 * (1 - smooth(0.02, 0.3, v)));
      const streak = 1 + 0.05 * Math.sin(u * 90) - 0.03;
      return green.lerp(dry, 0.75 * smooth(0.72, 1, v)).multiplyScalar(streak);
    },
  );
}
