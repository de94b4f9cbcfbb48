// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { scrollMotion } from './scroll-motion.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 'smooth'],
  [true, 'instant'],
] as const)('with reduced motion: %s, sliders move %s', (matches, motion) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduce') }));
  expect(scrollMotion()).toBe(motion);
});
