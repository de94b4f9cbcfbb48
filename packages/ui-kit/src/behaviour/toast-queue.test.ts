import { beforeEach, expect, test, vi } from 'vitest';
import { type ToastQueue, toastQueue } from './toast-queue.ts';

let queue: ToastQueue;
const shown = () => queue.current()?.text ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  queue = toastQueue();
  return () => vi.useRealTimers();
});

test('shows one message at a time, each for six seconds', () => {
  queue.show('コピーしました');
  queue.show('お気に入りに追加しました');
  expect(shown()).toBe('コピーしました');
  vi.advanceTimersByTime(5999);
  expect(shown()).toBe('コピーしました');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('お気に入りに追加しました');
  vi.advanceTimersByTime(6000);
  expect(shown()).toBeNull();
});

test('shows a message once, however often it is triggered', () => {
  for (let press = 0; press < 5; press += 1) queue.show('コピーしました');
  vi.advanceTimersByTime(6000);
  expect(shown()).toBeNull();
  queue.show('コピーしました');
  expect(queue.current()).toEqual({ id: 2, text: 'コピーしました' });
});

test('a hovered message stays, and its timer restarts afterwards', () => {
  queue.show('コピーしました');
  vi.advanceTimersByTime(5000);
  queue.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('コピーしました');
  queue.hold(false);
  vi.advanceTimersByTime(5999);
  expect(shown()).toBe('コピーしました');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
});

test('notifies its listeners of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.show('コピーしました');
  queue.dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.show('コピーしました');
  expect(listener).toHaveBeenCalledTimes(2);
});
