// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SlideRow, slideRow } from './slide-row.ts';

/** The slide pitch and the window of six whole slides, in pixels. */
const PITCH = 200;
const WINDOW = 1240;

let viewport: HTMLElement;
let buttons: HTMLElement;
let row: SlideRow | undefined;
const names = () => Array.from(viewport.querySelectorAll('li a'), ({ textContent }) => textContent);
const isShown = () => names()[Math.round(viewport.scrollLeft / PITCH)];
const rest = () => viewport.dispatchEvent(new Event('scrollend'));

/** A row of slides with a mocked layout: the test's browser has none. */
function lay(count: number, loop: boolean): SlideRow {
  document.body.innerHTML = `<div id="row"><ul>${Array.from(
    { length: count },
    (_, index) => `<li><a href="#${index + 1}">${index + 1}</a><button>♡</button></li>`,
  ).join('')}</ul></div><div id="buttons"></div>`;
  [viewport, buttons] = Array.from(document.body.children) as [HTMLElement, HTMLElement];
  let left = 0;
  const slides = () => Array.from<Element>(viewport.querySelectorAll('li'));
  const last = () => Math.max(0, slides().length * PITCH - WINDOW);
  Object.defineProperties(viewport, {
    clientWidth: { get: () => WINDOW },
    scrollWidth: { get: () => slides().length * PITCH },
    scrollLeft: {
      get: () => left,
      set: (value: number) => {
        left = Math.min(Math.max(value, 0), last());
      },
    },
    scrollTo: { value: (to: ScrollToOptions) => (viewport.scrollLeft = to.left ?? 0) },
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(slides().indexOf(this) * PITCH - left, 0, PITCH - 10, 100);
  });
  row = slideRow(viewport, { loop, buttons });
  return row;
}

beforeEach(() => {
  Object.assign(window, { onscrollend: null });
});

afterEach(() => {
  row?.stop();
  vi.restoreAllMocks();
});

test('a slider with ends moves by whole pages and stops there', () => {
  const { move } = lay(10, false);
  move(-1);
  expect(isShown()).toBe('1');
  move(1);
  expect(viewport.scrollLeft).toBe(10 * PITCH - WINDOW);
  move(1);
  expect(viewport.scrollLeft).toBe(10 * PITCH - WINDOW);
  move(-1);
  expect(isShown()).toBe('1');
  expect(names()).toHaveLength(10);
});

test('a slider without overflow does not move', () => {
  lay(4, false).move(1);
  expect(viewport.scrollLeft).toBe(0);
});

test('[SLIDE-01] a looping slider moves by one, past both ends, and rests on its original slides', () => {
  const { move } = lay(10, true);
  move(-1);
  expect(isShown()).toBe('10');
  move(1);
  move(1);
  expect(isShown()).toBe('2');
  for (let press = 0; press < 50; press += 1) move(1);
  expect(isShown()).toBe('2');
  rest();
  expect(isShown()).toBe('2');
  expect(viewport.scrollLeft).toBe(11 * PITCH);
  for (let press = 0; press < 43; press += 1) move(-1);
  expect(isShown()).toBe('9');
});

test('[SLIDE-01] clicks count from the target of the last one, not from the current scroll position', () => {
  const { move } = lay(10, true);
  move(1);
  // Still moving.
  viewport.scrollLeft -= PITCH * 0.7;
  // The browser fires `scrollend` when the next move starts.
  rest();
  move(1);
  expect(isShown()).toBe('3');
});

test('[SLIDE-01] touching the slider cancels a running animation', () => {
  const { move } = lay(10, true);
  move(1);
  viewport.scrollLeft += PITCH * 2;
  viewport.dispatchEvent(new Event('wheel'));
  rest();
  move(1);
  expect(isShown()).toBe('5');
});

test('[SLIDE-01] slides are cloned on intent; then the visible position is kept', () => {
  lay(10, true);
  expect(names()).toHaveLength(10);
  viewport.scrollLeft = 3 * PITCH;
  buttons.dispatchEvent(new PointerEvent('pointerenter'));
  expect(names()).toHaveLength(40);
  expect(isShown()).toBe('4');
  viewport.dispatchEvent(new Event('scroll'));
  expect(names()).toHaveLength(40);
});

test('[SLIDE-02] a short slider loops too: there are enough clones for the viewport', () => {
  const { move } = lay(2, true);
  for (let press = 0; press < 9; press += 1) move(1);
  expect(isShown()).toBe('2');
  expect(viewport.scrollLeft + WINDOW).toBeLessThanOrEqual(names().length * PITCH);
});

test('clones are hidden from screen readers and keyboard, and a click keeps the focus', () => {
  lay(10, true);
  viewport.dispatchEvent(new Event('wheel'));
  const copies = Array.from(viewport.querySelectorAll('li[aria-hidden="true"]'));
  expect(copies).toHaveLength(30);
  const controls = copies.flatMap((copy) => Array.from(copy.querySelectorAll('a, button')));
  expect(controls.every((control) => control.getAttribute('tabindex') === '-1')).toBe(true);
  const press = () => new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  expect(controls[0]?.dispatchEvent(press())).toBe(false);
  expect(viewport.querySelector('li:not([aria-hidden]) a')?.dispatchEvent(press())).toBe(true);
});

test('a finger on the slider stops it', () => {
  lay(10, true);
  viewport.dispatchEvent(new Event('wheel'));
  viewport.scrollLeft = 4 * PITCH;
  const touch = (name: string, touches: number) =>
    viewport.dispatchEvent(Object.assign(new Event(name), { touches: Array.from({ length: touches }) }));
  touch('touchstart', 1);
  rest();
  expect(viewport.scrollLeft).toBe(4 * PITCH);
  touch('touchend', 0);
  rest();
  expect(viewport.scrollLeft).toBe(14 * PITCH);
});

test('browsers without scrollend are supported', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'onscrollend');
  lay(10, true);
  viewport.dispatchEvent(new Event('wheel'));
  viewport.scrollLeft = 23 * PITCH;
  viewport.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  expect(viewport.scrollLeft).toBe(13 * PITCH);
  vi.useRealTimers();
});

test('unmounting restores the original slides', () => {
  const { move, stop } = lay(10, true);
  move(1);
  stop();
  expect(names()).toHaveLength(10);
  expect(viewport.dataset['loop']).toBeUndefined();
});
