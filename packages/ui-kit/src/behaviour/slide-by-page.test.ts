// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { slideByPage } from './slide-by-page.ts';

/** Ten slides, 200 pixels from one to the next, seen through a window of 1240: six whole ones. */
const row = (scrollLeft: number, count = 10) => {
  const viewport = document.createElement('div');
  const track = viewport.appendChild(document.createElement('ul'));
  for (let index = 0; index < count; index += 1) {
    const slide = document.createElement('li');
    slide.getBoundingClientRect = () => new DOMRect(index * 200 - scrollLeft, 0, 190, 100);
    track.append(slide);
  }
  Object.defineProperties(viewport, {
    clientWidth: { value: 1240 },
    scrollWidth: { value: count * 200 },
    scrollLeft: { value: scrollLeft },
  });
  return viewport;
};

test.each([
  ['on by six whole slides, not past the end', 0, 1, false, 760],
  ['back by six', 760, -1, false, 0],
  ['at the end it stays', 760, 1, false, 760],
  ['at the start it stays', 0, -1, false, 0],
  ['[SLIDE-01] at the end it goes round to the start', 760, 1, true, 0],
  ['[SLIDE-02] at the start it goes round to the end', 0, -1, true, 760],
] as const)('%s', (_, from, direction, loop, to) => {
  expect(slideByPage(row(from), direction, loop)).toBe(to);
});

test('a row that fits does not move', () => {
  expect(slideByPage(row(0, 4), 1, true)).toBe(0);
});
