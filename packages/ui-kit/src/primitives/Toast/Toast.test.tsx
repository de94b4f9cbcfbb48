// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastQueue } from '../../behaviour/toast-queue.ts';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { Toast } from './Toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

test('[PROD-09] a toast stays while hovered or focused, until both end', () => {
  const queue = toastQueue();
  const { root, act, unmount } = mount(<Toast queue={queue} closeLabel="閉じる" />);
  act(() => queue.show('コピーしました'));
  const status = find(root, '[role="status"]');
  const toast = find(status, 'div');
  const cross = find(toast, 'button');
  const pointer = (name: 'pointerover' | 'pointerout') =>
    act(() => toast.dispatchEvent(new PointerEvent(name, { bubbles: true, relatedTarget: document.body })));
  act(() => cross.focus());
  pointer('pointerover');
  pointer('pointerout');
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(document.activeElement).toBe(cross);

  pointer('pointerover');
  act(() => cross.blur());
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(status.textContent).toBe('コピーしました');

  pointer('pointerout');
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(status.textContent).toBe('');
  unmount();
});

test('[PROD-09] the hold of an earlier toast does not hold the next', () => {
  const queue = toastQueue();
  const { root, act, unmount } = mount(<Toast queue={queue} closeLabel="閉じる" />);
  act(() => {
    queue.show('コピーしました');
    queue.show('お気に入りに追加しました');
  });
  const cross = find(root, 'button');
  act(() => cross.focus());
  act(() => cross.click());
  expect(root.textContent).toBe('お気に入りに追加しました');
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(root.textContent).toBe('');
  unmount();
});
