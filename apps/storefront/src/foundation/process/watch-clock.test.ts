import { afterEach, expect, test, vi } from 'vitest';
import { watchClock } from './watch-clock';

afterEach(() => void vi.useRealTimers());

test('[FAULT-03] a clock that is set back is noticed once, one that goes on or is set ahead never', () => {
  vi.useFakeTimers();
  const onSetBack = vi.fn();
  const stop = watchClock(onSetBack);
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(10_000);
  expect(onSetBack).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(10_000);
  expect(onSetBack).toHaveBeenCalledOnce();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
