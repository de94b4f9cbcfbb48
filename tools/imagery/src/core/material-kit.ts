import {
  CanvasTexture,
  Color,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { detail } from './detail';
import { clamp01 } from './rng';

const cache = new Map<string, MeshPhysicalMaterial>();

/** Materials are shared by key, so parts of one plant merge into one mesh. */
export function shared(key: string, make: () => MeshPhysicalMaterial): MeshPhysicalMaterial {
  const known = cache.get(key);
  if (known) return known;
  const made = detail.painted ? make() : new MeshPhysicalMaterial();
  made.name = key.replace(/[^\w:#.-]+/g, '_').slice(0, 48);
  cache.set(key, made);
  return made;
}

/** Drops cached materials above a limit; those in use keep working. */
export function trimMaterials(most = 120): void {
  if (cache.size < most) return;
  for (const material of cache.values()) {
    material.map?.dispose();
    material.normalMap?.dispose();
    material.roughnessMap?.dispose();
    material.emissiveMap?.dispose();
    material.dispose();
  }
  cache.clear();
}

interface Extra {
  /** 0..1 share of light that shines through from behind (leaves, petals, paper). */
  translucency?: number;
  /** Colour of the back, if it differs from the front's. */
  underside?: string;
}
export function physical(p: MeshPhysicalMaterialParameters & Extra): MeshPhysicalMaterial {
  const { translucency = 0, underside, ...rest } = p;
  const m = new MeshPhysicalMaterial({ vertexColors: true, ...rest });
  m.userData['translucency'] = translucency;
  if (underside) m.userData['underside'] = underside;
  return m;
}

export const hex = (c: string): Color => new Color(c);
/** Same hue, moved in lightness and saturation (HSL). */
export const shade = (c: string | Color, light: number, sat = 0, hue = 0): Color => {
  const out = new Color(c);
  const hsl = { h: 0, s: 0, l: 0 };
  out.getHSL(hsl);
  return out.setHSL((hsl.h + hue + 1) % 1, clamp01(hsl.s + sat), clamp01(hsl.l + light));
};
export const css = (c: Color, alpha = 1): string => {
  const s = c.clone().convertLinearToSRGB();
  return `rgba(${Math.round(s.r * 255)},${Math.round(s.g * 255)},${Math.round(s.b * 255)},${alpha})`;
};

export function canvas(w: number, h: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const el = document.createElement('canvas');
  el.width = w;
  el.height = h;
  return [el, el.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D];
}
export function texture(el: HTMLCanvasElement, srgb: boolean, repeat?: [number, number]): CanvasTexture {
  const t = new CanvasTexture(el);
  if (srgb) t.colorSpace = SRGBColorSpace;
  t.anisotropy = 4;
  if (repeat) {
    t.wrapS = t.wrapT = RepeatWrapping;
    t.repeat.set(...repeat);
  }
  return t;
}

/** Tangent-space normal map from a grey height canvas. */
export function normalsFrom(height: HTMLCanvasElement, strength: number): HTMLCanvasElement {
  const { width: w, height: h } = height;
  const src = (height.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, w, h).data;
  const [el, ctx] = canvas(w, h);
  const out = ctx.createImageData(w, h);
  const at = (x: number, y: number): number => src[(((y + h) % h) * w + ((x + w) % w)) * 4] as number;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const dx = ((at(x - 1, y) - at(x + 1, y)) / 255) * strength;
      const dy = ((at(x, y + 1) - at(x, y - 1)) / 255) * strength;
      const l = Math.hypot(dx, dy, 1);
      const i = (y * w + x) * 4;
      out.data[i] = ((dx / l) * 0.5 + 0.5) * 255;
      out.data[i + 1] = ((dy / l) * 0.5 + 0.5) * 255;
      out.data[i + 2] = ((1 / l) * 0.5 + 0.5) * 255;
      out.data[i + 3] = 255;
    }
  ctx.putImageData(out, 0, 0);
  return el;
}

/** Fills a canvas pixel by pixel from a function of u,v in 0..1. */
export function paint(w: number, h: number, fn: (u: number, v: number) => Color | number): HTMLCanvasElement {
  const [el, ctx] = canvas(w, h);
  const img = ctx.createImageData(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const c = fn(x / w, y / h);
      const i = (y * w + x) * 4;
      if (typeof c === 'number') img.data[i] = img.data[i + 1] = img.data[i + 2] = clamp01(c) * 255;
      else {
        const s = c.clone().convertLinearToSRGB();
        img.data[i] = s.r * 255;
        img.data[i + 1] = s.g * 255;
        img.data[i + 2] = s.b * 255;
      }
      img.data[i + 3] = 255;
    }
  ctx.putImageData(img, 0, 0);
  return el;
}
