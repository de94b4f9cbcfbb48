import { Color, DoubleSide, type MeshPhysicalMaterial } from 'three';
import { css, hex, normalsFrom, paint, physical, shade, shared, texture } from './material-kit';
import { clamp01, fbm, Rng, smooth } from './rng';

const WHITE = new Color('#ffffff');
/**
 * Thin, matte, light-passing petal.
 * @param glow light from petals around it, beyond what a flat flower has
 */
export const petalMaterial = (color: string, throat?: string, rough = 0.72, glow = 0): MeshPhysicalMaterial =>
  shared(`petal:${color}:${throat}:${rough}:${glow}`, () => {
    const a = hex(color),
      b = hex(throat ?? css(shade(color, -0.08, 0.05)));
    // white petals stay below the ground's white, or their outline disappears
    const pale = clamp01((a.r + a.g + a.b - 1.2) / 1.6);
    const lines = new Rng(5);
    const off = Array.from({ length: 64 }, () => lines.next());
    const el = paint(256, 256, (u, v) => {
      const t = 1 - v;
      // throat colour runs outward along the veins
      const vein = off[Math.floor(u * 63)] as number;
      const k = 1 - smooth(0.1 + 0.14 * vein, 0.34 + 0.3 * vein, t) + 0.2 * vein * (1 - t);
      const stripe = vein * 0.12 + 0.06 * fbm(u * 40, t * 4);
      return a
        .clone()
        .lerp(b, clamp01(k))
        .lerp(WHITE, 0.1 * t * t)
        .multiplyScalar((1 - stripe * (1.2 - t) * (1 - 0.7 * pale)) * (1 - 0.26 * pale));
    });
    return physical({
      map: texture(el, true),
      side: DoubleSide,
      roughness: rough,
      specularIntensity: 0.35,
      translucency: 0.38 + 0.22 * pale,
      // light bouncing between petals, which the light samples do not cover: strongest in white ones
      emissive: WHITE,
      emissiveMap: texture(el, true),
      emissiveIntensity: 0.07 + 0.09 * pale + glow,
    });
  });

/** Vertex-coloured plant flesh: succulent leaves, cacti, stems, fruit. */
export const fleshMaterial = (name: string, roughness = 0.6, specularIntensity = 0.6): MeshPhysicalMaterial =>
  shared(`flesh:${name}:${roughness}:${specularIntensity}`, () =>
    physical({ roughness, specularIntensity, translucency: 0.12, side: DoubleSide }),
  );

export const stemMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`stem:${color}`, () =>
    physical({ color: hex(color), roughness: 0.55, translucency: 0.1, specularIntensity: 0.5 }),
  );

/** Bark from stretched noise; `repeat` along the trunk. */
export const barkMaterial = (
  color: string,
  repeat: [number, number] = [2, 3],
  relief = 5,
  plates = 0,
): MeshPhysicalMaterial =>
  shared(`bark:${color}:${repeat.join()}:${relief}:${plates}`, () => {
    const c = hex(color);
    const h = (u: number, v: number): number => {
      const a = u * Math.PI * 2;
      const x = Math.cos(a) * 1.6,
        z = Math.sin(a) * 1.6;
      const long = fbm(x * 3, z * 3, v * 4, 4);
      const crack = plates
        ? Math.abs(fbm(x * 2.2 + 4, z * 2.2, v * 7, 3))
        : Math.abs(fbm(x * 4 + 9, z * 4, v * 2.5, 3));
      return 0.5 + 0.4 * long + (plates ? 1.2 : 0.7) * Math.min(0.25, crack) - 0.15;
    };
    const hel = paint(256, 256, h);
    const el = paint(256, 256, (u, v) => c.clone().multiplyScalar(0.35 + 1.05 * clamp01(h(u, v))));
    return physical({
      map: texture(el, true, repeat),
      normalMap: texture(normalsFrom(hel, relief), false, repeat),
      roughness: 0.92,
      specularIntensity: 0.3,
    });
  });

export const soilMaterial = (color: string): MeshPhysicalMaterial =>
  shared(`soil:${color}`, () => physical({ color: hex(color), roughness: 0.97, specularIntensity: 0.2 }));
