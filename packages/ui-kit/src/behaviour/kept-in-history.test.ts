// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepInHistory, keptInHistory } from './kept-in-history.ts';

beforeEach(() => history.replaceState(null, ''));

test('[LIST-01] what was kept is found, each by its key, and a router’s state stays', () => {
  history.replaceState({ router: { tree: 1 } }, '');
  keepInHistory('/succulent', 8);
  keepInHistory('/ornamentplants', 12);
  keepInHistory('/succulent', 16);
  expect(keptInHistory('/succulent')).toBe(16);
  expect(keptInHistory('/ornamentplants')).toBe(12);
  expect(keptInHistory('/bonsai')).toBeUndefined();
  expect(history.state).toMatchObject({ router: { tree: 1 } });
});

test('another entry of the history has its own', () => {
  keepInHistory('/succulent', 8);
  history.pushState({}, '');
  expect(keptInHistory('/succulent')).toBeUndefined();
});

test.each([
  null,
  7,
  { kept: null },
  { kept: 'x' },
  { kept: { a: '8' } },
  { kept: { a: -4 } },
  { kept: { a: 1.5 } },
])('a state %j that somebody else wrote holds nothing', (state) => {
  history.replaceState(state, '');
  expect(keptInHistory('a')).toBeUndefined();
});
