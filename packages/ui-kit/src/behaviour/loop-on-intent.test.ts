// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type LoopIntent, loopOnIntent } from './loop-on-intent.ts';

let viewport: HTMLElement;
let arrows: HTMLElement;
let intent: LoopIntent;
const looped = { move: vi.fn(), destroy: vi.fn() };
const loopSlides = vi.fn(() => looped);
const load = vi.fn(async () => loopSlides);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const enter = (element: HTMLElement, pointerType: string) =>
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="row"><a href="#a">A</a></div><div id="arrows"></div>';
  [viewport, arrows] = Array.from(document.body.children) as [HTMLElement, HTMLElement];
  intent = loopOnIntent(viewport, arrows, load);
});

test('[SLIDE-01] nothing is loaded before someone means to move the row', async () => {
  await settle();
  enter(viewport, 'touch');
  expect(load).not.toHaveBeenCalled();
  expect(intent.looped()).toBeUndefined();
});

test.each([
  ['a mouse over the row', () => enter(viewport, 'mouse')],
  ['a mouse over the arrows', () => enter(arrows, 'mouse')],
  ['a swipe that has come to rest', () => viewport.dispatchEvent(new Event('scrollend'))],
])('[SLIDE-01] %s makes it go round, once', async (_, gesture) => {
  gesture();
  gesture();
  await settle();
  expect(loopSlides).toHaveBeenCalledTimes(1);
  expect(intent.looped()).toBe(looped);
});

test('a row that has the focus stays plain', async () => {
  viewport.querySelector('a')?.focus();
  enter(viewport, 'mouse');
  await settle();
  expect(loopSlides).not.toHaveBeenCalled();
});

test('when the code does not come, the row stays plain and the next gesture tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  enter(viewport, 'mouse');
  await settle();
  expect(intent.looped()).toBeUndefined();
  enter(viewport, 'mouse');
  await settle();
  expect(intent.looped()).toBe(looped);
});

test('a page that goes away undoes it', async () => {
  enter(viewport, 'mouse');
  await settle();
  intent.stop();
  expect(looped.destroy).toHaveBeenCalledTimes(1);
});
