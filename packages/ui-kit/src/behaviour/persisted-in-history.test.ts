// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { persistedInHistory, persistInHistory } from './persisted-in-history.ts';

beforeEach(() => history.replaceState(null, ''));

test("[LIST-01] a stored value is found by its key, and the router's state is kept", () => {
  history.replaceState({ router: { tree: 1 } }, '');
  persistInHistory('/succulent', 8);
  persistInHistory('/ornamentplants', 12);
  persistInHistory('/succulent', 16);
  expect(persistedInHistory('/succulent')).toBe(16);
  expect(persistedInHistory('/ornamentplants')).toBe(12);
  expect(persistedInHistory('/bonsai')).toBeUndefined();
  expect(history.state).toMatchObject({ router: { tree: 1 } });
});

test('another history entry has its own', () => {
  persistInHistory('/succulent', 8);
  history.pushState({}, '');
  expect(persistedInHistory('/succulent')).toBeUndefined();
});

test.each([
  null,
  7,
  { persisted: null },
  { persisted: 'x' },
  { persisted: { a: '8' } },
  { persisted: { a: -4 } },
  { persisted: { a: 1.5 } },
])('a foreign state %j contains no value', (state) => {
  history.replaceState(state, '');
  expect(persistedInHistory('a')).toBeUndefined();
});
