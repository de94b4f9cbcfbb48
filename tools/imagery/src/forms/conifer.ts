import { BufferAttribute, BufferGeometry, type Color, DoubleSide } from 'three';
import { detail } from '../core/detail';
import { physical, shade, shared } from '../core/material-kit';
import type { Model } from '../core/model';
import { fbm, GOLDEN_ANGLE, type Rng } from '../core/rng';
import { aim, surface, vec } from '../core/solids';
import type { Site } from './trunk-site';

/** A plume of length 1 along +Y: an axis with short side shoots all round, clothed in tiny scale leaves. */
function plume(rng: Rng, inner: Color, outer: Color): BufferGeometry {
  const pos: number[] = [];
  const nor: number[] = [];
  const col: number[] = [];
  const index: number[] = [];
  const scale = (
    at: ReturnType<typeof vec>,
    dir: ReturnType<typeof vec>,
    length: number,
    tone: number,
  ): void => {
    const d = dir.normalize();
    const side = vec(d.z, rng.around(0, 0.4), -d.x)
      .normalize()
      .multiplyScalar(0.2 * length);
    const i = pos.length / 3;
    const c = inner.clone().lerp(outer, tone);
    // light as a soft body has it, not as a blade
    const n = vec(at.x * 2.2, 0.9, at.z * 2.2)
      .addScaledVector(d, 0.4)
      .normalize();
    for (const [t, s] of [
      [0, 0],
      [0.45, 1],
      [1, 0],
      [0.45, -1],
    ] as const) {
      pos.push(
        at.x + d.x * length * t + side.x * s,
        at.y + d.y * length * t + side.y * s,
        at.z + d.z * length * t + side.z * s,
      );
      nor.push(n.x, n.y, n.z);
      const e = c.clone().multiplyScalar(0.82 + 0.3 * t);
      col.push(e.r, e.g, e.b);
    }
    index.push(i, i + 1, i + 2, i, i + 2, i + 3);
  };
  const twig = (
    from: ReturnType<typeof vec>,
    dir: ReturnType<typeof vec>,
    length: number,
    leaves: number,
    tone: number,
  ): void => {
    const d = dir.clone().normalize();
    const x = vec(d.y, -d.x, 0.3).normalize();
    const z = x.clone().cross(d).normalize();
    for (let i = 0; i < leaves; i++) {
      const t = (i + 0.4) / leaves;
      const b = i * GOLDEN_ANGLE + rng.range(0, 1);
      const out = x.clone().multiplyScalar(Math.cos(b)).addScaledVector(z, Math.sin(b));
      scale(
        from.clone().addScaledVector(d, length * t),
        d.clone().addScaledVector(out, 0.6 * (1 - 0.5 * t)),
        0.1 * rng.range(0.8, 1.2) * (1 - 0.3 * t),
        Math.min(1, tone + 0.5 * t),
      );
    }
  };
  twig(vec(0, 0, 0), vec(0, 1, 0), 1, 34, 0.35);
  const shoots = 15;
  for (let j = 0; j < shoots; j++) {
    const t = 0.1 + (0.8 * (j + 0.5)) / shoots;
    const a = j * GOLDEN_ANGLE;
    twig(
      vec(0, t, 0),
      vec(Math.cos(a) * 0.72, 1, Math.sin(a) * 0.72),
      0.4 * (1 - 0.62 * t) * rng.range(0.8, 1.15),
      Math.round(13 * (1 - 0.4 * t)),
      0.25 + 0.35 * t,
    );
  }
  const g = new BufferGeometry();
  g.setAttribute('position', new BufferAttribute(new Float32Array(pos), 3));
  g.setAttribute('normal', new BufferAttribute(new Float32Array(nor), 3));
  g.setAttribute('uv', new BufferAttribute(new Float32Array((pos.length / 3) * 2), 2));
  g.setAttribute('color', new BufferAttribute(new Float32Array(col), 3));
  g.setIndex(index);
  return g;
}

/** A slender cone of upright plumes, bright at their tips and dark between them: a lemon cypress. */
export function addConifer({ model, rng, kind, pot, k }: Site & { model: Model }, color: string): void {
  const outer = shade(color, 0.15, 0.08, -0.006);
  const inner = shade(color, -0.06, 0, 0.02);
  const scales = shared('scales', () =>
    // light passes from scale to scale, more often than the light samples cover
    physical({ roughness: 0.8, specularIntensity: 0.2, translucency: 0.5, side: DoubleSide }),
  );
  const plumes = Array.from({ length: 6 }, () => plume(rng, inner, outer));
  const h = kind.height * k;
  const low = pot.top + 0.04 * k;
  const o = rng.range(0, 30);
  /** Radius of the cone at a height of 0 to 1: rounded below, a spire above. */
  const wide = (y: number, a: number): number =>
    0.205 *
    h *
    Math.min(1, 0.86 + 1.6 * y) *
    (1 - y) ** 0.8 *
    (1 + 0.22 * fbm(Math.cos(a) * 1.5 + o, y * 5, Math.sin(a) * 1.5, 3));
  // dark twigs inside, so that no light comes through
  model.add(
    scales,
    surface(
      (u, v) => {
        const a = -u * Math.PI * 2;
        const r = 0.6 * wide(v, a);
        return vec(Math.cos(a) * r, low + h * v * 0.97, Math.sin(a) * r);
      },
      24,
      30,
      () => inner.clone().multiplyScalar(0.7),
    ),
  );
  const count = Math.round(620 * (detail.leaves < 1 ? 0.6 : 1));
  for (let i = 0; i < count; i++) {
    const y = 1 - Math.sqrt(1 - (i + 0.5) / count) ** 1.1;
    const a = i * GOLDEN_ANGLE;
    const r = wide(y, a);
    const depth = rng.range(0.45, 0.72);
    const at = vec(Math.cos(a) * r * depth, low + h * y * 0.96, Math.sin(a) * r * depth);
    const length = (0.1 * h + 0.62 * r) * rng.range(0.75, 1.15) * (1 - 0.35 * y);
    const dir = vec(Math.cos(a) * (0.62 - 0.35 * y), 1, Math.sin(a) * (0.62 - 0.35 * y));
    dir.add(vec(rng.around(0, 0.16), 0, rng.around(0, 0.16)));
    model.add(
      scales,
      rng.pick(plumes),
      aim(at, dir, vec(Math.cos(a), 0, Math.sin(a)), length),
      shade('#ffffff', -rng.range(0, 0.12) - 0.2 * (0.72 - depth)),
    );
  }
}
