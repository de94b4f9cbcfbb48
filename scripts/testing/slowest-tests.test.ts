import { expect, test } from 'vitest';
import { timedTests } from './slowest-tests';

test('tests of Vitest, Playwright and visual runs, with their seconds and files', () => {
  const vitest = {
    testResults: [
      {
        name: '/p/packages/rules/src/a.test.ts',
        assertionResults: [
          { fullName: 'adds', duration: 1500 },
          { fullName: 'is left out', duration: null },
        ],
      },
    ],
  };
  expect(timedTests('unit', vitest, '/p')).toEqual([
    { step: 'unit', title: 'adds', file: 'packages/rules/src/a.test.ts', seconds: 1.5 },
    { step: 'unit', title: 'is left out', file: 'packages/rules/src/a.test.ts', seconds: 0 },
  ]);
  const playwright = {
    config: { rootDir: '/p/apps/storefront/e2e' },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'buys',
                file: 'cart.spec.ts',
                tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(timedTests('e2e', playwright, '/p')).toEqual([
    { step: 'e2e', title: 'buys', file: 'apps/storefront/e2e/cart.spec.ts', seconds: 2.5 },
  ]);
  const pictures = {
    passed: 1,
    failed: 0,
    skipped: 0,
    results: [{ title: 'home', outcome: 'passed', seconds: 3 }],
  };
  expect(timedTests('screens', pictures, '/p')).toEqual([
    { step: 'screens', title: 'home', file: 'screens', seconds: 3 },
  ]);
});

test('an unknown report format is an error', () => {
  expect(() => timedTests('unit', { tests: [] }, '/p')).toThrow();
});
