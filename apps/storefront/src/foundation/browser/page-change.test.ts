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

test('[LIST-02] a page that is left for an earlier one has room for any place in it, until that one is drawn', () => {
  history.replaceState(null, '', '/products/everfresh');
  notePageDrawn();
  history.replaceState(null, '', '/ornamentplants?p=2');
  dispatchEvent(new Event('popstate'));
  expect(isReturning()).toBe(true);
  notePageDrawn();
  expect(isReturning()).toBe(false);
});

test('[LIST-02] another state of the page that stands there needs no room', () => {
  history.replaceState(null, '', '/ornamentplants?p=2');
  notePageDrawn();
  history.replaceState(null, '', '/ornamentplants');
  dispatchEvent(new Event('popstate'));
  expect(isReturning()).toBe(false);
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
  expect(isReturning()).toBe(false);
});
