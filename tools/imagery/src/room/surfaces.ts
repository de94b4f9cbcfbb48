import { type CanvasTexture, Color, MeshPhysicalMaterial } from 'three';

export const COLORS = {
  wall: '#f4f1ea',
  ceiling: '#f4f3ef',
  oak: '#c6a277',
  linen: '#c9c0b0',
  white: '#f2f0ea',
  rug: '#cfc7b7',
  binding: '#9c917d',
};

interface Look {
  rough?: number;
  shine?: number;
  map?: CanvasTexture;
  vertexColors?: boolean;
  metal?: number;
}
export function matter(color: string, look: Look = {}): MeshPhysicalMaterial {
  const m = new MeshPhysicalMaterial({
    color: look.map ? '#ffffff' : color,
    roughness: look.rough ?? 0.9,
    specularIntensity: look.shine ?? 0.25,
    metalness: look.metal ?? 0,
    vertexColors: look.vertexColors ?? false,
    ...(look.map ? { map: look.map } : {}),
  });
  m.userData['albedo'] = new Color(color);
  return m;
}

/** Linen: thick and thin threads, drawn by the shader from a point's position on the cloth. */
export function linen(coarse = 1): MeshPhysicalMaterial {
  const m = matter('#ffffff', { rough: 1, shine: 0.04, vertexColors: true });
  m.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vCloth;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCloth = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vCloth;
        float threadHash( vec3 p ) { p = fract( p * 0.3183099 + 0.1 ); p *= 17.0; return fract( p.x * p.y * p.z * ( p.x + p.y + p.z ) ); }
        float threads( vec3 x ) {
          vec3 i = floor( x ); vec3 f = fract( x ); f = f * f * ( 3.0 - 2.0 * f );
          return mix( mix( mix( threadHash( i ), threadHash( i + vec3( 1, 0, 0 ) ), f.x ), mix( threadHash( i + vec3( 0, 1, 0 ) ), threadHash( i + vec3( 1, 1, 0 ) ), f.x ), f.y ),
            mix( mix( threadHash( i + vec3( 0, 0, 1 ) ), threadHash( i + vec3( 1, 0, 1 ) ), f.x ), mix( threadHash( i + vec3( 0, 1, 1 ) ), threadHash( i + vec3( 1, 1, 1 ) ), f.x ), f.y ), f.z );
        }`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        {
          vec3 q = vCloth * ${(1 / coarse).toFixed(2)};
          float warp = threads( q * vec3( 340.0, 46.0, 340.0 ) );
          float weft = threads( q * vec3( 46.0, 340.0, 46.0 ) + 7.0 );
          diffuseColor.rgb *= 1.0 + 0.2 * ( warp - 0.5 ) + 0.2 * ( weft - 0.5 ) + 0.06 * ( threads( q * 21.0 ) - 0.5 );
        }`,
      );
  };
  return m;
}
