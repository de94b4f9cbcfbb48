// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { Dialog } from './Dialog.tsx';

test('takes the focus, requests closing on Escape, and returns the focus', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const onClose = vi.fn();
  const { act, unmount } = mount(
    <Dialog title="送料について" closeLabel="閉じる" onClose={onClose}>
      <a href="/cart">カートを見る</a>
    </Dialog>,
  );
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.contains(document.activeElement)).toBe(true);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});
