// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { LightDialog } from './LightDialog.tsx';

const dialog = (onClose: () => void) => (
  <LightDialog title="カートに追加しました" closeLabel="ダイアログを閉じる" onClose={onClose}>
    <a href="/cart">カートを見る</a>
  </LightDialog>
);

test('[PROD-08] is a named modal dialog from the first render, and locks the page scroll', async () => {
  const { root, unmount } = mount(dialog(() => undefined));
  const element = find<HTMLDialogElement>(root, 'dialog');
  expect(element.open).toBe(true);
  expect(find(root, `#${CSS.escape(element.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(
    'カートに追加しました',
  );
  expect(document.documentElement.dataset['scrollLocked']).toBeDefined();
  expect(await violations(root)).toEqual([]);
  unmount();
  expect(document.documentElement.dataset['scrollLocked']).toBeUndefined();
});

test('the close button, Escape and a click on the backdrop request closing', () => {
  const onClose = vi.fn();
  const { root, act, unmount } = mount(dialog(onClose));
  const element = find(root, 'dialog');
  act(() => find(root, '[aria-label="ダイアログを閉じる"]').click());
  act(() => void element.dispatchEvent(new Event('cancel', { cancelable: true })));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  act(() => element.click());
  vi.restoreAllMocks();
  expect(onClose).toHaveBeenCalledTimes(3);
  act(() => find(root, 'a').click());
  expect(onClose).toHaveBeenCalledTimes(3);
  unmount();
});

test('[PROD-08] the second click of the double click that opened it does not close it', () => {
  const onClose = vi.fn();
  const { root, act, unmount } = mount(dialog(onClose));
  const element = find(root, 'dialog');
  // a double tap: each tap counts as a first click
  act(() => element.click());
  expect(onClose).not.toHaveBeenCalled();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  // a slow double click
  act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(onClose).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  unmount();
});
