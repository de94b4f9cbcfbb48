import { expect, test } from 'vitest';
import { moveBy, NEAREST, WHOLE, type ZoomView, zoomAt } from './zoom-view.ts';

/** A phone: the image as wide as the frame, the frame taller. */
const frame = { picture: 400, width: 400, height: 700 };

test('[PROD-01] the point under the fingers stays under them', () => {
  const near = zoomAt(WHOLE, 2, { x: 100, y: 0 }, frame);
  expect(near).toEqual({ scale: 2, x: -100, y: 0 });
});

test.each<[string, ZoomView, ZoomView]>([
  [
    'not nearer than the pictures are sharp',
    zoomAt(WHOLE, 9, { x: 0, y: 0 }, frame),
    { ...WHOLE, scale: NEAREST },
  ],
  ['not farther than the whole', zoomAt({ scale: 2, x: 90, y: 0 }, 0.1, { x: 0, y: 0 }, frame), WHOLE],
  ['the whole picture does not move', moveBy(WHOLE, { x: 50, y: -50 }, frame), WHOLE],
  [
    'sideways to its edge',
    moveBy({ ...WHOLE, scale: 2 }, { x: 900, y: 0 }, frame),
    { scale: 2, x: 200, y: 0 },
  ],
  [
    'upwards to its edge',
    moveBy({ ...WHOLE, scale: 2 }, { x: 0, y: -900 }, frame),
    { scale: 2, x: 0, y: -50 },
  ],
])('[PROD-01] %s', (_sentence, view, expected) => {
  expect(view).toEqual(expected);
});
