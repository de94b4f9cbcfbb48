// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

const done: string[] = [];
const note = (name: string) => () => void done.push(name);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  done.length = 0;
});

test('[ANA-01] tag manager callbacks run after the next frame, each in its own task', () => {
  afterPaint(note('first'));
  afterPaint(note('second'));
  expect(done).toEqual([]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first']);
  vi.runAllTimers();
  afterPaint(note('third'));
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'third']);
});

test.each([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['looks away', () => document.dispatchEvent(new Event('visibilitychange'))],
])('[ANA-01] on %s all pending callbacks run, once', (_, leave) => {
  afterPaint(note('first'));
  afterPaint(note('second'));
  leave();
  expect(done).toEqual(['first', 'second']);
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
});

test('[ANA-01] in a hidden page callbacks do not wait for a frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(note('first'));
  expect(done).toEqual(['first']);
});
