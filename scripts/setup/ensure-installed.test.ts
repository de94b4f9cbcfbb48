import { expect, test } from 'vitest';
import { holds } from './ensure-installed.mjs';

const LOCKED = {
  '': {},
  'apps/storefront': { version: '0.1.0' },
  'node_modules/@shop/storefront': { link: true },
  'node_modules/next': { version: '16.4.5' },
  'node_modules/@next/swc-darwin-arm64': { version: '16.4.5', optional: true },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/three': { version: '0.183.2', peer: true },
  'node_modules/fsevents': { version: '2.3.3', devOptional: true, optional: true },
};
const START = { 'node_modules/@shop/storefront': { link: true }, 'node_modules/next': { version: '16.4.5' } };
const EVERYTHING = {
  ...START,
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/three': { version: '0.183.2', peer: true },
};

test('runtime packages suffice for the start without test packages, but not in reverse', () => {
  expect(holds(START, LOCKED, 'start')).toBe(true);
  expect(holds(START, LOCKED, 'everything')).toBe(false);
  expect(holds(EVERYTHING, LOCKED, 'start')).toBe(true);
  expect(holds(EVERYTHING, LOCKED, 'everything')).toBe(true);
});

test('another version, or a missing one, does not match the lock file', () => {
  const older = { ...EVERYTHING, 'node_modules/next': { version: '16.4.4' } };
  expect(holds(older, LOCKED, 'start')).toBe(false);
  expect(holds({}, LOCKED, 'start')).toBe(false);
  expect(holds({ ...EVERYTHING, 'node_modules/vitest': { version: '4.1.11' } }, LOCKED, 'start')).toBe(true);
});
