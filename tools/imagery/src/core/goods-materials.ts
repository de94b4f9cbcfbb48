import {
  Color,
  CustomBlending,
  DoubleSide,
  MeshLambertMaterial,
  type MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three';
import type { PotFinish } from '../form-params';
import { canvas, css, hex, normalsFrom, paint, physical, shade, shared, texture } from './material-kit';
import { clamp01, fbm, Rng, smooth } from './rng';

export function potMaterial(finish: PotFinish, color: string): MeshPhysicalMaterial {
  return shared(`pot:${finish}:${color}`, () => {
    const c = hex(color);
    const S = 512;
    if (finish === 'burlap') {
      const weave = (u: number, v: number): number =>
        0.5 +
        0.3 * Math.sin(u * 760 + fbm(u * 30, v * 30) * 2) * Math.sin(v * 420 + fbm(u * 20, v * 40, 3) * 2);
      const el = paint(S, S, (u, v) => {
        const [x, y, z] = [Math.cos(u * 6.2832) * 2, v * 3, Math.sin(u * 6.2832) * 2];
        return c.clone().multiplyScalar(0.72 + 0.4 * weave(u, v) + 0.3 * fbm(x, y, z, 4));
      });
      return physical({
        map: texture(el, true),
        normalMap: texture(normalsFrom(paint(S, S, weave), 2), false),
        roughness: 0.95,
        specularIntensity: 0.15,
      });
    }
    if (finish === 'glass')
      return physical({ color: c, roughness: 0.08, transparent: true, opacity: 0.22, clearcoat: 1 });
    if (finish === 'metal') return physical({ color: c, metalness: 0.9, roughness: 0.32 });
    if (finish === 'wicker') {
      // over-under weave
      const h = (u: number, v: number): number => {
        const nx = u * 48,
          ny = v * 20;
        const over = (Math.floor(nx) + Math.floor(ny)) % 2 === 0;
        const fx = nx % 1,
          fy = ny % 1;
        const hx = Math.sin(fy * Math.PI) ** 0.5,
          hy = Math.sin(fx * Math.PI) ** 0.5;
        return over
          ? hx * (0.55 + 0.45 * Math.sin(fx * Math.PI))
          : hy * 0.6 * (0.6 + 0.4 * Math.sin(fy * Math.PI));
      };
      const el = paint(S * 2, S, (u, v) =>
        c
          .clone()
          .multiplyScalar(
            (0.35 + 0.75 * h(u, v)) * (1 + 0.25 * fbm(Math.floor(u * 48) * 3.3, Math.floor(v * 20) * 7.7)),
          ),
      );
      return physical({
        map: texture(el, true),
        normalMap: texture(normalsFrom(paint(S * 2, S, h), 5), false),
        roughness: 0.75,
        side: DoubleSide,
      });
    }
    const ring = (u: number, v: number, f: number): [number, number, number] => [
      Math.cos(u * 6.2832) * f,
      v * f * 1.2,
      Math.sin(u * 6.2832) * f,
    ];
    if (finish === 'terracotta') {
      const el = paint(S, S, (u, v) => {
        const [x, y, z] = ring(u, v, 1.5);
        const blotch = fbm(x, y, z, 5),
          grain = fbm(x * 40, y * 40, z * 40, 2);
        const lime = Math.max(0, fbm(x * 1.3 + 20, y * 1.3, z * 1.3, 4) - 0.12) * 1.3;
        return c
          .clone()
          .multiplyScalar(1 + 0.2 * blotch + 0.1 * grain)
          .lerp(new Color('#d9c3b2'), clamp01(lime) * 0.75);
      });
      const hel = paint(S, S, (u, v) => {
        const [x, y, z] = ring(u, v, 1);
        return (
          0.5 + 0.3 * fbm(x * 30, y * 30, z * 30, 3) + 0.05 * Math.sin(v * 260 + 2 * fbm(x * 3, y * 3, z * 3))
        );
      });
      return physical({
        map: texture(el, true),
        normalMap: texture(normalsFrom(hel, 0.9), false),
        roughness: 0.9,
        specularIntensity: 0.25,
      });
    }
    if (finish === 'concrete') {
      // as long upwards as round the pot: a wall is about half as high as it is round
      const even = (u: number, v: number): [number, number, number] => {
        const [x, , z] = ring(u, v, 1.5);
        return [x, v * 4.6, z];
      };
      const hole = (x: number, y: number, z: number): number =>
        smooth(0.4, 0.56, -fbm(x * 17, y * 17, z * 17, 2)) *
        smooth(-0.1, 0.25, fbm(x * 1.1 + 9, y * 1.1, z * 1.1, 2));
      const el = paint(S, S, (u, v) => {
        const [x, y, z] = even(u, v);
        const cloud = 0.15 * fbm(x * 0.8, y * 0.8, z * 0.8, 5) + 0.07 * fbm(x * 3, y * 3, z * 3, 3);
        return c
          .clone()
          .multiplyScalar(1 + cloud + 0.07 * fbm(x * 34, y * 34, z * 34, 2) - 0.2 * hole(x, y, z));
      });
      const hel = paint(S, S, (u, v) => {
        const [x, y, z] = even(u, v);
        return (
          0.6 +
          0.09 * fbm(x * 22, y * 22, z * 22, 3) +
          0.05 * fbm(x * 3, y * 3, z * 3, 3) -
          0.4 * hole(x, y, z)
        );
      });
      return physical({
        map: texture(el, true),
        normalMap: texture(normalsFrom(hel, 1.3), false),
        roughness: 0.92,
        specularIntensity: 0.22,
      });
    }
    if (finish === 'plastic') return physical({ color: c, roughness: 0.42, specularIntensity: 0.6 });
    const glazed = finish === 'glazed';
    const rng = new Rng(9);
    const el = paint(S, S, (u, v) => {
      const [x, y, z] = ring(u, v, 1.2);
      return c.clone().multiplyScalar(1 + (glazed ? 0.14 : 0.05) * fbm(x, y * 1.5, z, 4));
    });
    if (glazed) {
      const ctx = el.getContext('2d') as CanvasRenderingContext2D;
      for (let k = 0; k < 240; k++) {
        ctx.fillStyle = css(shade(color, -0.25), rng.range(0.08, 0.35));
        ctx.beginPath();
        ctx.arc(rng.range(0, S), rng.range(0, S), rng.range(0.5, 1.8), 0, 7);
        ctx.fill();
      }
    }
    return physical({
      map: texture(el, true),
      roughness: glazed ? 0.3 : 0.62,
      clearcoat: glazed ? 0.7 : 0,
      clearcoatRoughness: 0.12,
      specularIntensity: 0.6,
    });
  });
}

export const woodMaterial = (color: string, repeat: [number, number] = [1, 1]): MeshPhysicalMaterial =>
  shared(`wood:${color}:${repeat.join()}`, () => {
    const c = hex(color);
    const h = (u: number, v: number): number => {
      const warp = fbm(u * 1.2, v * 5, 1, 3) * 0.6;
      const ring = Math.abs(((v * 9 + warp + 0.25 * fbm(u * 3, v * 3, 5)) % 1) - 0.5) * 2;
      return 0.55 * ring + 0.35 * (fbm(u * 5, v * 160, 2, 2) + 0.5);
    };
    const el = paint(1024, 1024, (u, v) => {
      const k = h(u, v);
      return c.clone().multiplyScalar(0.78 + 0.3 * k + 0.12 * fbm(u * 2, v * 8, 7));
    });
    return physical({
      map: texture(el, true, repeat),
      normalMap: texture(normalsFrom(paint(1024, 1024, h), 0.5), false, repeat),
      roughness: 0.55,
      specularIntensity: 0.4,
    });
  });

/** Planks across a table top, each with a grain and tone of its own, and dark joints between them. */
export const plankMaterial = (color: string, repeat: [number, number]): MeshPhysicalMaterial =>
  shared(`planks:${color}:${repeat.join()}`, () => {
    const c = hex(color);
    const PLANKS = 5;
    const grain = (u: number, v: number): number => {
      const plank = Math.floor(v * PLANKS);
      const across = (v * PLANKS) % 1;
      const own = plank * 13.7;
      const warp = 1.6 * fbm(u * 2.4 + own, across * 1.3, own, 3);
      const ring = Math.abs(((across * 4 + warp + own) % 1) - 0.5) * 2;
      const pores = fbm(u * 26 + own, across * 60, own, 2);
      return 0.4 * ring + 0.35 * (pores + 0.5);
    };
    const joint = (v: number): number =>
      clamp01(1 - Math.min((v * PLANKS) % 1, 1 - ((v * PLANKS) % 1)) / 0.008);
    const el = paint(512, 2048, (u, v) => {
      const own = Math.floor(v * PLANKS);
      const tone = 0.86 + 0.14 * Math.sin(own * 2.3) * 0.6 + 0.26 * grain(u, v);
      return c.clone().multiplyScalar(tone * (1 - 0.6 * joint(v)));
    });
    return physical({
      map: texture(el, true, repeat),
      normalMap: texture(
        normalsFrom(
          paint(512, 2048, (u, v) => grain(u, v) - 0.7 * joint(v)),
          0.7,
        ),
        false,
        repeat,
      ),
      roughness: 0.6,
      specularIntensity: 0.35,
    });
  });

/** Trowelled plaster: clouds of tone and low waves that light from the side brings out. */
export const plasterMaterial = (color: string): MeshLambertMaterial => {
  const c = hex(color);
  const trowel = (u: number, v: number): number =>
    0.5 + 0.5 * fbm(u * 30 + 2 * fbm(u * 9, v * 9, 5), v * 44, 3, 3);
  const tile: [number, number] = [3, 3];
  return new MeshLambertMaterial({
    map: texture(
      paint(512, 512, (u, v) => c.clone().multiplyScalar(1 + 0.05 * fbm(u * 14, v * 14, 8, 4))),
      true,
      tile,
    ),
    normalMap: texture(normalsFrom(paint(1024, 1024, trowel), 0.5), false, tile),
  });
};

export const metalMaterial = (color: string, roughness = 0.28): MeshPhysicalMaterial =>
  shared(`metal:${color}:${roughness}`, () =>
    physical({ color: hex(color), metalness: 1, roughness, side: DoubleSide }),
  );

export const enamelMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`enamel:${color}`, () =>
    physical({
      color: hex(color),
      roughness: 0.35,
      clearcoat: 0.6,
      clearcoatRoughness: 0.15,
      side: DoubleSide,
    }),
  );

/** Emits light visually; it illuminates nothing else. */
export const glowMaterial = (color: string, strength: number): MeshPhysicalMaterial =>
  shared(`glow:${color}:${strength}`, () =>
    physical({
      color: hex(color),
      roughness: 0.4,
      emissive: hex(color),
      emissiveIntensity: strength,
      side: DoubleSide,
    }),
  );

export const paperMaterial = (color: string, translucency = 0.3): MeshPhysicalMaterial =>
  shared(`paper:${color}:${translucency}`, () => {
    const c = hex(color);
    const el = paint(256, 256, (u, v) =>
      c.clone().multiplyScalar(1 + 0.05 * fbm(u * 40, v * 40) + 0.05 * fbm(u * 160, v * 30)),
    );
    return physical({
      map: texture(el, true, [2, 2]),
      roughness: 0.85,
      side: DoubleSide,
      specularIntensity: 0.3,
      translucency,
    });
  });

export const glassMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`glass:${color}`, () =>
    physical({
      color: hex(color),
      roughness: 0.05,
      transparent: true,
      opacity: 0.35,
      side: DoubleSide,
      clearcoat: 1,
    }),
  );

/** Clear glass: almost invisible when looked through, rims darker and slightly green, highlights at full strength. */
export const clearGlassMaterial = (): MeshPhysicalMaterial =>
  shared('clear-glass', () => {
    const material = physical({
      color: hex('#26332f'),
      roughness: 0.04,
      transparent: true,
      opacity: 0.035,
      side: DoubleSide,
      depthWrite: false,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      specularIntensity: 0.7,
    });
    material.userData['clearGlass'] = true;
    return material;
  });

/** Printed surface drawn with canvas text and shapes. */
export const printMaterial = (
  key: string,
  w: number,
  h: number,
  draw: (ctx: CanvasRenderingContext2D) => void,
  roughness = 0.38,
  clearcoat = 0.25,
): MeshPhysicalMaterial =>
  shared(`print:${key}`, () => {
    const [el, ctx] = canvas(w, h);
    draw(ctx);
    return physical({
      map: texture(el, true),
      roughness,
      clearcoat,
      clearcoatRoughness: 0.3,
      side: DoubleSide,
    });
  });
