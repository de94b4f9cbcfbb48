import type { TestCase, TestResult } from '@playwright/test/reporter';
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
    reporter.onTestEnd(
      { id, location, outcome: () => outcome } as TestCase,
      { attachments: [] as TestResult['attachments'] } as TestResult,
    );
  }
  reporter.onEnd();
  return log.mock.calls.flat();
}

test('each browser test that failed or was retried is listed with the command that traces it alone', () => {
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

test('a run without failures prints nothing about traces', () => {
  expect(printed(['a', 12, 'expected'], ['b', 40, 'skipped'])).toEqual([]);
});

test('the last requests of a failed test are printed with its title', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const attachments = [
    { name: 'screenshot', contentType: 'image/png', body: Buffer.from('png') },
    { name: 'last requests', contentType: 'text/plain', body: Buffer.from('3 ms > GET /cart') },
  ];
  new RerunReporter().onTestEnd({ id: 'a', title: 'stops once' } as TestCase, { attachments } as TestResult);
  expect(log.mock.calls.flat()).toEqual(['    last requests of "stops once":\n3 ms > GET /cart']);
});
