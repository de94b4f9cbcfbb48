import { CanvasTexture, Color, SRGBColorSpace } from 'three';
import { fbm, Rng, smooth } from '../core/rng';
import { ROOM } from './room-size';
import { COLORS } from './surfaces';

function draw(w: number, h: number, fn: (u: number, v: number) => Color): CanvasTexture {
  const el = document.createElement('canvas');
  el.width = w;
  el.height = h;
  const ctx = el.getContext('2d') as CanvasRenderingContext2D;
  const img = ctx.createImageData(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const c = fn(x / w, y / h).convertLinearToSRGB();
      const i = 4 * (y * w + x);
      img.data[i] = 255 * Math.min(1, c.r);
      img.data[i + 1] = 255 * Math.min(1, c.g);
      img.data[i + 2] = 255 * Math.min(1, c.b);
      img.data[i + 3] = 255;
    }
  ctx.putImageData(img, 0, 0);
  const t = new CanvasTexture(el);
  t.colorSpace = SRGBColorSpace;
  t.anisotropy = 16;
  return t;
}

/** Oak planks, 11 cm wide, running towards the camera. */
export function planks(): CanvasTexture {
  const W = ROOM.right - ROOM.left + 0.4;
  const D = 1.9;
  const pitch = 0.115;
  const base = new Color('#c09a6c');
  const rng = new Rng(11);
  const rows = Array.from({ length: 60 }, () => ({ shift: rng.range(0, 2), tone: rng.next() }));
  return draw(1800, 1100, (u, v) => {
    const x = u * W;
    const z = v * D;
    const i = Math.floor(x / pitch);
    const row = rows[i % 60] as { shift: number; tone: number };
    const long = 1.1;
    const zz = z + row.shift;
    const j = Math.floor(zz / long);
    const id = i * 7.31 + j * 3.77;
    const fx = (x / pitch) % 1;
    const fz = (zz / long) % 1;
    const warp = fbm(fx * 1.3 + id, zz * 1.6, id, 3);
    const ring = Math.abs(((((fx * 3.2 + warp * 1.1 + id) % 1) + 1) % 1) - 0.5) * 2;
    const fine = fbm(x * 210, zz * 7, id, 2);
    const pore = Math.max(0, fbm(x * 420, zz * 14, id + 5, 1) - 0.25);
    const tone = 0.92 + 0.13 * (((id * 0.618) % 1) - 0.5) * 2 + 0.02 * (row.tone - 0.5);
    const k = tone * (1 - 0.1 * ring + 0.1 * fine - 0.22 * pore);
    const gap = Math.min(fx, 1 - fx) * pitch < 0.0011 || Math.min(fz, 1 - fz) * long < 0.001 ? 0.55 : 1;
    const c = base.clone().multiplyScalar(k * gap);
    c.g *= 1 + 0.02 * warp;
    c.b *= 1 + 0.05 * warp;
    return c;
  });
}

export function grain(color: string, upright = false): CanvasTexture {
  const base = new Color(color);
  return draw(512, 512, (a, b) => {
    const u = upright ? b : a;
    const v = upright ? a : b;
    const warp = fbm(u * 1.2, v * 5, 1, 3) * 0.6;
    const ring = Math.abs(((((v * 6 + warp) % 1) + 1) % 1) - 0.5) * 2;
    const fine = fbm(u * 6, v * 160, 2, 2);
    return base.clone().multiplyScalar(0.94 + 0.09 * ring + 0.09 * fine);
  });
}

export function garden(): CanvasTexture {
  const sky = new Color('#f8f7f0');
  const green = new Color('#b9cba6');
  return draw(256, 256, (u, v) => {
    const k = smooth(0.42, 0.75, v + 0.1 * fbm(u * 30, v * 6, 2));
    return sky
      .clone()
      .lerp(green, 0.75 * k * (0.7 + 0.5 * fbm(u * 60, v * 14, 5)))
      .multiplyScalar(0.62);
  });
}

/** Looped wool in rows. */
export function pile(): CanvasTexture {
  const base = new Color(COLORS.rug);
  return draw(1024, 700, (u, v) => {
    const row = Math.sin(v * 620 + 1.2 * fbm(u * 40, v * 9, 1, 2));
    const loop = fbm(u * 300, v * 220, 3, 2);
    return base.clone().multiplyScalar(0.93 + 0.05 * row + 0.13 * loop + 0.05 * fbm(u * 7, v * 7, 6, 3));
  });
}

export function leafPrint(): CanvasTexture {
  const el = document.createElement('canvas');
  el.width = 230;
  el.height = 320;
  const c = el.getContext('2d') as CanvasRenderingContext2D;
  c.fillStyle = '#f6f3ec';
  c.fillRect(0, 0, 230, 320);
  c.strokeStyle = '#6c7767';
  c.fillStyle = '#8e9a86';
  c.lineWidth = 2;
  c.beginPath();
  c.moveTo(112, 262);
  c.quadraticCurveTo(106, 170, 122, 66);
  c.stroke();
  for (let i = 0; i < 7; i++)
    for (const s of [-1, 1]) {
      const y = 232 - i * 25;
      c.save();
      c.translate(112 + (i - 3) * 1.5, y);
      c.rotate(s * (0.9 - i * 0.06));
      c.beginPath();
      c.ellipse(0, -26 + i * 1.4, 8 - i * 0.5, 25 - i * 1.6, 0, 0, 7);
      c.fill();
      c.restore();
    }
  const t = new CanvasTexture(el);
  t.colorSpace = SRGBColorSpace;
  return t;
}
