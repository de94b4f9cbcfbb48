import { expect, it } from 'vitest';
import { cleanShadow } from './clean-shadow';
import { project, WHOLE } from './frame';

const [WIDTH, HEIGHT] = [480, 360];
const SCALE = WIDTH / WHOLE.width;

/** A floor of one tone under a brighter wall, and a dark post in front of both. */
const POST = 300;
const plate = filled((x, y) => (Math.abs(x - POST) < 4 ? 0.2 : y > 312 ? 0.5 : 0.75));

it('removes artefacts along edges of the room, and keeps the shadow on the floor', () => {
  const [footX, footY] = project(-0.14, 0, 0).map((value) => Math.round(value * SCALE)) as [number, number];
  const isShadow = (x: number, y: number): boolean => Math.hypot((x - footX) / 30, (y - footY) / 8) < 1;
  const isGhost = (x: number): boolean => Math.abs(x - POST) === 5;
  const values = filled((x, y) => (isShadow(x, y) ? 0.6 : isGhost(x) ? 0.3 : 0.02));
  const clean = cleanShadow({ values, width: WIDTH, height: HEIGHT }, plate, WHOLE);
  const at = (x: number, y: number): number => clean[y * WIDTH + x] as number;
  expect(at(footX, footY)).toBeGreaterThan(0.5);
  expect(at(POST + 5, 150)).toBeLessThan(0.02);
  expect(at(380, 100)).toBe(0);
});

it('keeps the contact line of pot and table', () => {
  const foot = { x: 908, y: 810, radius: 26 };
  const [x, y] = [Math.round(foot.x * SCALE), Math.round(foot.y * SCALE)];
  const values = filled((px, py) => (Math.abs(px - x) < 6 && Math.abs(py - y) < 2 ? 0.5 : 0));
  const clean = cleanShadow({ values, width: WIDTH, height: HEIGHT }, plate, WHOLE, foot);
  expect(clean[y * WIDTH + x]).toBeCloseTo(0.5);
});

it('casts no shadow on the window wall', () => {
  const clean = cleanShadow({ values: filled(() => 0.4), width: WIDTH, height: HEIGHT }, plate, WHOLE);
  expect(clean[100 * WIDTH + 20]).toBe(0);
  expect(clean[100 * WIDTH + 240]).toBeGreaterThan(0.3);
});

function filled(valueAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => valueAt(i % WIDTH, Math.floor(i / WIDTH)));
}
