// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPageEntered, notePageDrawn, notePageEntered, watchHistory } from './page-change';

let controller = new AbortController();

beforeEach(() => {
  controller = new AbortController();
  watchHistory(controller.signal);
});

afterEach(() => controller.abort());

const isReturning = () => document.documentElement.hasAttribute('data-returning');

test('[LIST-02] a page restored by Back reserves height for any scroll position, until it is rendered', () => {
  history.replaceState(null, '', '/products/everfresh');
  notePageDrawn();
  history.replaceState(null, '', '/ornamentplants?p=2');
  dispatchEvent(new Event('popstate'));
  expect(isReturning()).toBe(true);
  notePageDrawn();
  expect(isReturning()).toBe(false);
});

test('[LIST-02] another state of the current page reserves no height', () => {
  history.replaceState(null, '', '/ornamentplants?p=2');
  notePageDrawn();
  history.replaceState(null, '', '/ornamentplants');
  dispatchEvent(new Event('popstate'));
  expect(isReturning()).toBe(false);
});

test('[PERF-05] a page opened by a click starts at its top, an anchor link or a restored page does not', () => {
  notePageEntered({ hash: '' });
  expect(isPageEntered()).toBe(true);
  notePageEntered({ hash: '#reviews' });
  expect(isPageEntered()).toBe(false);
  notePageEntered({ hash: '' });
  dispatchEvent(new Event('popstate'));
  expect(isPageEntered()).toBe(false);
});

test('state is cleared when the navigation has ended', () => {
  controller.abort();
  notePageEntered({ hash: '' });
  dispatchEvent(new Event('popstate'));
  expect(isPageEntered()).toBe(true);
  expect(isReturning()).toBe(false);
});
