// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['scrollLocked'];
  window.scrollTo({ top: 0 });
});

test('[HEAD-03] holds the page still until it is let go', () => {
  const unlock = lockScroll();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlock();
  expect(root.dataset['scrollLocked']).toBeUndefined();
});

test('[HEAD-03] two holders: the page moves again when the second lets go', () => {
  const unlockMenu = lockScroll();
  const unlockDialog = lockScroll();
  unlockMenu();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlockDialog();
  expect(root.dataset['scrollLocked']).toBeUndefined();
});

test('[HEAD-03] letting go twice counts once', () => {
  const unlockMenu = lockScroll();
  const unlockDialog = lockScroll();
  unlockMenu();
  unlockMenu();
  expect(root.dataset['scrollLocked']).toBeDefined();
  unlockDialog();
});

test('[HEAD-03] the page stands where it stood', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(640).mockReturnValue(0);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  lockScroll()();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  vi.restoreAllMocks();
});

test('where a scrollbar takes room, the room is kept', () => {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const unlock = lockScroll();
  expect(root.dataset['scrollLocked']).toBe('gutter');
  unlock();
  vi.restoreAllMocks();
});
