// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenMenusIdle } from './load-menus';

const draw = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div data-menus><dialog open><ul><li><a href="/a">a</a><li><a href="/b">b</a></ul><a href="/">logo</a></dialog></div>';
});
afterEach(() => {
  vi.useRealTimers();
  draw.mockReset();
});

const link = (at: number) => document.querySelectorAll('a').item(at);

test('[HEAD-05] an unused menu is rendered at once', () => {
  // Like an opening drawer.
  link(2).focus();
  whenMenusIdle(draw);
  expect(draw).toHaveBeenCalledOnce();
});

test('[HEAD-05] nothing is re-rendered under the focus: not while Tab moves to the next link, but once it has left the menus', () => {
  link(0).focus();
  whenMenusIdle(draw);
  expect(draw).not.toHaveBeenCalled();
  link(1).focus();
  vi.runAllTimers();
  expect(draw).not.toHaveBeenCalled();
  link(2).focus();
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledOnce();
});
