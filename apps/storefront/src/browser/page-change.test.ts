// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPageEntered, notePageEntered, watchHistory } from './page-change';

let controller = new AbortController();

beforeEach(() => {
  controller = new AbortController();
  watchHistory(controller.signal);
});

afterEach(() => {
  controller.abort();
  delete document.documentElement.dataset.returned;
});

const isReturned = () => document.documentElement.hasAttribute('data-returned');

test('[LIST-02] a page that comes back follows nothing until the shopper does something', () => {
  expect(isReturned()).toBe(false);
  for (const input of ['pointerdown', 'touchstart', 'wheel', 'keydown']) {
    dispatchEvent(new Event('popstate'));
    expect(isReturned()).toBe(true);
    dispatchEvent(new Event(input));
    expect(isReturned()).toBe(false);
  }
});

test('[PERF-05] a pressed page starts at its top, one to a place within a page or that comes back does not', () => {
  notePageEntered({ hash: '' });
  expect(isPageEntered()).toBe(true);
  notePageEntered({ hash: '#reviews' });
  expect(isPageEntered()).toBe(false);
  notePageEntered({ hash: '' });
  dispatchEvent(new Event('popstate'));
  expect(isPageEntered()).toBe(false);
});

test('nothing is noted any more when it has ended', () => {
  controller.abort();
  notePageEntered({ hash: '' });
  dispatchEvent(new Event('popstate'));
  expect(isPageEntered()).toBe(true);
  expect(isReturned()).toBe(false);
});
