import type { TestCase } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import RerunReporter from './rerun-reporter';

afterEach(() => vi.restoreAllMocks());

function printed(
  ...cases: [id: string, line: number, outcome: ReturnType<TestCase['outcome']>][]
): unknown[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reporter = new RerunReporter();
  for (const [id, line, outcome] of cases) {
    const location = { file: '/p/apps/storefront/e2e/cart.spec.ts', line, column: 1 };
    reporter.onTestEnd({ id, location, outcome: () => outcome } as TestCase);
  }
  reporter.onEnd();
  return log.mock.calls.flat();
}

test('each browser test that failed or needed a second try is named with the command that traces it alone', () => {
  expect(
    printed(
      ['a', 12, 'unexpected'],
      ['b', 40, 'expected'],
      ['c', 55, 'flaky'],
      ['c', 55, 'flaky'],
      ['d', 70, 'skipped'],
    ),
  ).toEqual([
    '\nAgain, alone and with a trace:\n' +
      '  npm run e2e -- cart.spec.ts:12 --trace on\n' +
      '  npm run e2e -- cart.spec.ts:55 --trace on',
  ]);
});

test('a run without failures says nothing of traces', () => {
  expect(printed(['a', 12, 'expected'], ['b', 40, 'skipped'])).toEqual([]);
});
