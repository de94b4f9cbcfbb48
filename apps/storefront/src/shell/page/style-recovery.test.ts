// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { recoverStyles } from './style-recovery';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** An unhandled rejection, as from React's promise of a style sheet. */
function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

function brokenLink(): Event {
  const link = document.createElement('link');
  link.setAttribute('rel', 'stylesheet');
  link.setAttribute('href', '/dialog.css');
  document.head.append(link);
  const failure = new Event('error');
  link.dispatchEvent(failure);
  return failure;
}

test('a style sheet that failed to load is no error, and is retried when online', () => {
  const controller = new AbortController();
  recoverStyles(controller.signal);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reject(brokenLink()).defaultPrevented).toBe(true);
  const first = document.head.querySelector('link');
  document.body.click();
  expect(document.head.querySelector('link')).toBe(first);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  const second = document.head.querySelector('link');
  expect(second).not.toBe(first);
  expect(second?.getAttribute('href')).toBe('/dialog.css');
  // It fails once more: the next press retries.
  second?.dispatchEvent(new Event('error'));
  document.body.click();
  expect(document.head.querySelector('link')).not.toBe(second);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  controller.abort();
});

test('[TRUTH-01] one that failed in transit is retried at once, once', () => {
  const controller = new AbortController();
  recoverStyles(controller.signal);
  const lost = brokenLink();
  reject(lost);
  const [second, ...others] = document.head.querySelectorAll('link');
  expect(others).toEqual([]);
  expect(second?.getAttribute('href')).toBe('/dialog.css');
  expect(second).not.toBe(lost.target);
  const failure = new Event('error');
  second?.dispatchEvent(failure);
  reject(failure);
  expect(document.head.querySelector('link')).toBe(second);
  document.body.click();
  expect(document.head.querySelector('link')).not.toBe(second);
  controller.abort();
});

test('every other rejection stays an error', () => {
  const controller = new AbortController();
  recoverStyles(controller.signal);
  expect(reject(new Error('bug')).defaultPrevented).toBe(false);
  expect(reject(new Event('error')).defaultPrevented).toBe(false);
  controller.abort();
});
