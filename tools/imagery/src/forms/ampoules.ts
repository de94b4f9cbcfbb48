import { BoxGeometry, Color, type MeshPhysicalMaterial } from 'three';
import { paperMaterial, potMaterial, printMaterial } from '../core/goods-materials';
import { physical, shade, shared } from '../core/material-kit';
import { smooth } from '../core/rng';
import { place, surface, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import { PRINT_FONT } from './print-font';
import { printLeaf } from './printed-leaf';
import type { Outline, ToolKit } from './tool-kit';

/** Ampoules in each of two rows. */
const ROW = 5;
/** Between two ampoules of a row. */
const STEP = 0.43;
/** How high the liquid stands. */
const LEVEL = 0.86;

/** Soft flask with a long spout, from its foot to where the cap sits. */
const FLASK = [
  [0.001, 0],
  [0.12, 0.002],
  [0.16, 0.02],
  [0.175, 0.06],
  [0.178, 0.12],
  [0.17, 0.16],
  [0.178, 0.2],
  [0.178, 0.74],
  [0.17, 0.78],
  [0.178, 0.82],
  [0.176, 0.9],
  [0.15, 0.99],
  [0.1, 1.06],
  [0.066, 1.12],
  [0.056, 1.2],
  [0.05, 1.34],
] satisfies Outline;

/** Ten tonic ampoules, filled and labelled, upright in their open carton. */
export function addAmpoules({ model, color }: ToolKit): Built {
  const main = color ?? '#8fce5a';
  const flask = turned(FLASK, 40);
  const full = new Color(main);
  const empty = new Color('#eef5e4');
  const pos = flask.getAttribute('position');
  const tints: number[] = [];
  for (let i = 0; i < pos.count; i++) {
    const c = full.clone().lerp(empty, smooth(LEVEL - 0.03, LEVEL + 0.05, pos.getY(i)));
    tints.push(c.r, c.g, c.b);
  }
  flask.setAttribute('color', pos.clone().copyArray(tints));
  const cap = turned(
    [
      [0.052, 1.22],
      [0.072, 1.225],
      [0.075, 1.25],
      [0.066, 1.4],
      [0.05, 1.44],
      [0.001, 1.45],
    ] satisfies Outline,
    28,
  );
  const label = printMaterial(`ampoule:${main}`, 720, 268, (ctx) => drawAmpouleLabel(ctx, main), 0.5, 0.1);
  const sleeve = surface(
    (u, v) => {
      const a = (u - 0.5) * Math.PI * 2;
      return vec(Math.sin(a) * 0.1805, 0.36 + 0.42 * v, Math.cos(a) * 0.1805);
    },
    48,
    1,
  );
  for (let i = 0; i < ROW * 2; i++) {
    const back = i >= ROW;
    const x = ((i % ROW) - (ROW - 1) / 2) * STEP + (back ? 0.5 : 0) * STEP - 0.25 * STEP;
    const m = place(vec(x, 0.05, back ? -0.27 : 0.2), 0, 0.12 * Math.sin(i * 2.3));
    model.add(softPlastic(), flask, m);
    model.add(potMaterial('plastic', '#f4f5f1'), cap, m);
    model.add(label, sleeve, m);
  }
  addCarton(model, main);
  return { close: { target: vec(0.1, 0.75, 0.3), radius: 0.6 }, elevation: 0.3 };
}

/** Thin plastic through which light comes. */
const softPlastic = (): MeshPhysicalMaterial =>
  shared('soft-plastic', () =>
    physical({
      roughness: 0.3,
      clearcoat: 0.5,
      clearcoatRoughness: 0.2,
      specularIntensity: 0.6,
      translucency: 0.5,
    }),
  );

/** Low open carton, printed in front. */
function addCarton(model: ToolKit['model'], color: string): void {
  const width = (ROW + 0.85) * STEP;
  const depth = 1.05;
  const height = 0.42;
  const card = paperMaterial('#e8dcc4', 0);
  const wall = 0.025;
  const slab = (w: number, h: number, d: number, x: number, y: number, z: number): void => {
    model.add(card, new BoxGeometry(w, h, d), place(vec(x, y, z)));
  };
  slab(width, wall, depth, 0, wall / 2, 0);
  slab(width, height + 0.26, wall, 0, (height + 0.26) / 2, -depth / 2);
  slab(width, height, wall, 0, height / 2, depth / 2);
  for (const side of [-1, 1]) slab(wall, height, depth, (side * width) / 2, height / 2, 0);
  const print = printMaterial(
    `ampoule-carton:${color}`,
    1536,
    Math.round((1536 * height) / width),
    (ctx) => drawCarton(ctx, color),
    0.6,
    0.1,
  );
  model.add(
    print,
    surface((u, v) => vec((u - 0.5) * width, v * height, depth / 2 + wall / 2 + 0.002), 2, 2),
  );
}

function drawAmpouleLabel(ctx: CanvasRenderingContext2D, color: string): void {
  const { width: w, height: h } = ctx.canvas;
  const deep = shade(color, -0.26, 0.05).getStyle();
  ctx.fillStyle = '#fbfaf3';
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = deep;
  ctx.fillRect(0, h * 0.76, w, h * 0.24);
  for (const turn of [-0.7, 0, 0.7])
    printLeaf(ctx, {
      x: w / 2,
      y: h * 0.38,
      length: h * 0.24,
      turn,
      color: turn === 0 ? '#5c9a34' : '#86bf52',
      outline: [0.4, 0.3, 0.28],
    });
  ctx.textAlign = 'center';
  ctx.fillStyle = '#232d23';
  ctx.font = `900 ${h * 0.165}px ${PRINT_FONT}`;
  ctx.fillText('活力剤', w / 2, h * 0.62);
  ctx.fillStyle = '#ffffff';
  ctx.font = `700 ${h * 0.085}px ${PRINT_FONT}`;
  ctx.fillText('土に差すだけ', w / 2, h * 0.91);
}

function drawCarton(ctx: CanvasRenderingContext2D, color: string): void {
  const { width: w, height: h } = ctx.canvas;
  const deep = shade(color, -0.26, 0.05).getStyle();
  ctx.fillStyle = deep;
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = shade(color, 0.04).getStyle();
  for (let i = 0; i < 9; i++)
    printLeaf(ctx, {
      x: w * (0.72 + 0.04 * i),
      y: h * 1.08,
      length: h * (0.8 + 0.18 * Math.sin(i * 2)),
      turn: -0.5 + 0.12 * i,
      color: i % 2 ? '#6fae3c' : shade(color, -0.06).getStyle(),
      outline: [0.4, 0.3, 0.28],
    });
  ctx.textAlign = 'left';
  ctx.fillStyle = '#ffffff';
  ctx.font = `900 ${h * 0.36}px ${PRINT_FONT}`;
  ctx.fillText('植物活力剤', w * 0.06, h * 0.55);
  ctx.font = `500 ${h * 0.17}px ${PRINT_FONT}`;
  ctx.fillText('アンプル 10本入り', w * 0.062, h * 0.82);
}
