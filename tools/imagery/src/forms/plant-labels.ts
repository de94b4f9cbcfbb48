import { ExtrudeGeometry, Shape } from 'three';
import { metalMaterial } from '../core/goods-materials';
import { canvas, hex, normalsFrom, physical, shared, texture } from '../core/material-kit';
import { addPot } from '../core/pot';
import { fbm } from '../core/rng';
import { place, surface, vec } from '../core/solids';
import type { Built } from './build-form';
import { PRINT_FONT } from './print-font';
import type { ToolKit } from './tool-kit';

/** Example names for the engraving. */
const NAMES = ['Rosemary', 'Lavender', 'Mint', 'Basil', 'Thyme'] as const;
const WIDTH = 0.66;
const HEIGHT = 0.36;
/** Length of a stem's point. */
const FOOT = 0.1;

/** Five brass plant labels with engraved names, stuck into a tray of soil. */
export function addLabels({ model, rng, color }: ToolKit): Built {
  const main = color ?? '#c9a24e';
  const brass = metalMaterial(main, 0.34);
  const tray = addPot(
    model,
    rng,
    { dressing: 'peat' },
    { radius: 1.6, height: 0.32, shape: 'tray', finish: 'matte', color: '#d8d0c1' },
  );
  const plate = new ExtrudeGeometry(rounded(WIDTH, HEIGHT, 0.05), {
    depth: 0.012,
    bevelThickness: 0.006,
    bevelSize: 0.006,
    bevelSegments: 2,
    curveSegments: 10,
  });
  for (const [i, name] of NAMES.entries()) {
    const row = i % 2;
    const m = place(
      vec((i - 2) * 0.56, tray.top - 0.2, row ? -0.36 : 0.24),
      -0.16,
      -0.05 + 0.07 * Math.sin(i * 2.3),
      0.05 * Math.sin(i * 3.1),
    );
    const lift = row ? 1.36 : 1.02;
    // from just above the tray's floor to behind the plate
    const stem = new ExtrudeGeometry(spike(0.07, lift), {
      depth: 0.012,
      bevelThickness: 0.004,
      bevelSize: 0.004,
      bevelSegments: 1,
    });
    model.add(brass, stem, m.clone().multiply(place(vec(0, FOOT, -0.014))));
    const face = m.clone().multiply(place(vec(0, lift, 0)));
    model.add(brass, plate, face);
    model.add(
      engraved(main, name),
      surface((u, v) => vec((u - 0.5) * WIDTH * 0.97, (v - 0.5) * HEIGHT * 0.94, 0.0195), 1, 1),
      face,
    );
  }
  return {
    close: { target: vec(0, tray.top + 0.95, 0.2), radius: 0.62 },
    elevation: 0.3,
    closeElevation: 0.24,
  };
}

function rounded(w: number, h: number, r: number): Shape {
  const [x, y] = [w / 2, h / 2];
  const shape = new Shape();
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .quadraticCurveTo(x, -y, x, -y + r);
  shape.lineTo(x, y - r).quadraticCurveTo(x, y, x - r, y);
  shape.lineTo(-x + r, y).quadraticCurveTo(-x, y, -x, y - r);
  shape.lineTo(-x, -y + r).quadraticCurveTo(-x, -y, -x + r, -y);
  return shape;
}

/** A flat stem that ends in a point below. */
function spike(w: number, h: number): Shape {
  const shape = new Shape();
  shape
    .moveTo(0, -FOOT)
    .lineTo(w / 2, 0.12)
    .lineTo(w / 2, h)
    .lineTo(-w / 2, h)
    .lineTo(-w / 2, 0.12)
    .lineTo(0, -FOOT);
  return shape;
}

/** Brushed brass with a name scratched into it. */
const engraved = (color: string, name: string) =>
  shared(`engraved:${color}:${name}`, () => {
    const [w, h] = [768, 400];
    const [el, ctx] = canvas(w, h);
    const [deep, hctx] = canvas(w, h);
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(0, 0, w, h);
    hctx.fillStyle = '#909090';
    hctx.fillRect(0, 0, w, h);
    for (let y = 0; y < h; y++) {
      const k = Math.round(226 + 28 * fbm(3, y * 0.7, 1, 3));
      ctx.fillStyle = `rgb(${k},${k},${k})`;
      ctx.fillRect(0, y, w, 1);
      const g = Math.round(144 + 14 * fbm(9, y * 0.9, 4, 2));
      hctx.fillStyle = `rgb(${g},${g},${g})`;
      hctx.fillRect(0, y, w, 1);
    }
    for (const [c, style] of [
      [ctx, '#4f3d20'],
      [hctx, '#303030'],
    ] as const) {
      c.textAlign = 'center';
      c.fillStyle = style;
      c.strokeStyle = style;
      c.font = `500 ${h * 0.27}px ${PRINT_FONT}`;
      c.fillText(name, w / 2, h * 0.58);
      c.lineWidth = 3;
      c.beginPath();
      c.moveTo(w * 0.3, h * 0.72);
      c.lineTo(w * 0.7, h * 0.72);
      c.stroke();
    }
    return physical({
      color: hex(color),
      map: texture(el, true),
      normalMap: texture(normalsFrom(deep, 1.2), false),
      metalness: 1,
      roughness: 0.36,
    });
  });
