import { potMaterial, printMaterial } from '../core/goods-materials';
import { surface, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import { PRINT_FONT } from './print-font';
import type { Outline, ToolKit } from './tool-kit';

/** Flask of liquid feed with a dosing cap. */
export function addBottle({ model, color, content }: ToolKit): Built {
  model.add(
    potMaterial('plastic', '#f5f2ea'),
    turned(
      [
        [0.001, 0],
        [0.5, 0],
        [0.54, 0.04],
        [0.54, 1.35],
        [0.46, 1.6],
        [0.24, 1.78],
        [0.22, 1.86],
      ] satisfies Outline,
      64,
    ),
  );
  model.add(
    potMaterial('plastic', color ?? '#3f7d3a'),
    turned(
      [
        [0.22, 1.84],
        [0.27, 1.86],
        [0.28, 2.14],
        [0.24, 2.2],
        [0.001, 2.2],
      ] satisfies Outline,
      40,
    ),
  );
  const label = printMaterial(
    `bottle:${color}:${content}`,
    1024,
    560,
    (ctx) => drawBottleLabel(ctx, color, content),
    0.45,
    0.15,
  );
  // round the front, seam at the back
  const span = Math.PI * 1.86;
  model.add(
    label,
    surface(
      (u, v) => {
        const a = (u - 0.5) * span;
        return vec(Math.sin(a) * 0.546, 0.22 + 0.98 * v, Math.cos(a) * 0.546);
      },
      64,
      2,
    ),
  );
  return { close: { target: vec(0, 0.95, 0.3), radius: 0.75 }, elevation: 0.2 };
}

/** Label of the bottle, flat: the middle third faces the buyer. */
function drawBottleLabel(ctx: CanvasRenderingContext2D, color = '#3f7d3a', content?: string): void {
  const { width: w, height: h } = ctx.canvas;
  ctx.fillStyle = '#fbfaf2';
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = color;
  ctx.fillRect(0, h * 0.66, w, h * 0.34);
  ctx.beginPath();
  // a drop, and the leaf that grows out of it
  ctx.moveTo(w / 2, h * 0.07);
  ctx.bezierCurveTo(w * 0.54, h * 0.17, w * 0.545, h * 0.29, w / 2, h * 0.3);
  ctx.bezierCurveTo(w * 0.455, h * 0.29, w * 0.46, h * 0.17, w / 2, h * 0.07);
  ctx.fill();
  ctx.textAlign = 'center';
  ctx.fillStyle = '#232d23';
  ctx.font = `900 ${h * 0.15}px ${PRINT_FONT}`;
  ctx.fillText('液体肥料', w / 2, h * 0.47);
  ctx.fillStyle = '#5d6a5d';
  ctx.font = `500 ${h * 0.058}px ${PRINT_FONT}`;
  ctx.fillText('IKUDO LAB', w / 2, h * 0.58);
  ctx.fillStyle = '#ffffff';
  ctx.font = `900 ${h * 0.13}px ${PRINT_FONT}`;
  ctx.fillText(content ?? '5 - 10 - 5', w / 2, h * 0.83);
  ctx.font = `500 ${h * 0.062}px ${PRINT_FONT}`;
  ctx.fillText(content ? '5 - 10 - 5' : '水で薄めて十日に一度', w / 2, h * 0.93);
}
