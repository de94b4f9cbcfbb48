// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['scrollLocked'];
  window.scrollTo({ top: 0 });
});

test('[HEAD-03] locks the page scroll until released', () => {
  const unlock = lockScroll();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlock();
  expect(root.dataset['scrollLocked']).toBeUndefined();
});

test('[HEAD-03] two locks: the page scrolls again after the second release', () => {
  const unlockMenu = lockScroll();
  const unlockDialog = lockScroll();
  unlockMenu();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlockDialog();
  expect(root.dataset['scrollLocked']).toBeUndefined();
});

test('[HEAD-03] a double release counts once', () => {
  const unlockMenu = lockScroll();
  const unlockDialog = lockScroll();
  unlockMenu();
  unlockMenu();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlockDialog();
});

test('[HEAD-03] the scroll position is kept', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(640).mockReturnValue(0);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  lockScroll()();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  vi.restoreAllMocks();
});

test('the width of a scrollbar is reserved', () => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const unlock = lockScroll();
  expect(root.dataset['scrollLocked']).toBe('gutter');
  unlock();
  vi.restoreAllMocks();
});
