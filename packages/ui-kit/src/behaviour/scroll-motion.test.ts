// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollMotion } from './scroll-motion.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 'smooth'],
  [true, 'instant'],
] as const)('with less motion asked for: %s, rows move %s', (matches, motion) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduce') }));
  expect(scrollMotion()).toBe(motion);
});
