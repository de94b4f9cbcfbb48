import { describe, expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally';

describe('counting tests', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  test('reads passed, failed and skipped from a vitest report', () => {
    expect(tallyVitest(vitest)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('counts a test file that did not load as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(tallyVitest({ ...vitest, testResults }).failed).toBe(2);
  });

  test('counts a Playwright test that passed on retry as a failure, and an error outside the tests too', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});
