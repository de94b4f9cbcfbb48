import { describe, expect, test } from 'vitest';
import { requirementCoverage } from './requirement-coverage';
import { requirementIds } from './requirement-ids';
import { requirementRows } from './requirement-rows';
import { countStates, requirementStatus } from './requirement-status';
import { readPlaywrightRun, readVitestRun, type TestResult } from './test-results';

const TABLE = [
  '| id | proof | requirement |',
  '|---|---|---|',
  '| CART-01 | screen | a |',
  '| CART-02 | screen, rule | b |',
  '| MAIL-01 | mail; open: nothing sends it | c |',
].join('\n');

const passed = (title: string, proof: TestResult['proof'], file = 'a.test.ts'): TestResult => ({
  file,
  title,
  proof,
  outcome: 'passed',
});
const states = (...results: TestResult[]) =>
  requirementCoverage(requirementRows(TABLE), results).map(({ state }) => state);

describe('rows', () => {
  test('list their required proofs, and the missing ones', () => {
    expect(requirementRows(TABLE)).toEqual([
      { id: 'CART-01', proofs: ['screen'], open: null },
      { id: 'CART-02', proofs: ['screen', 'rule'], open: null },
      { id: 'MAIL-01', proofs: ['mail'], open: 'nothing sends it' },
    ]);
  });

  test.each(['| CART-01 |  | a |', '| CART-01 | browser | a |', '| CART-01 | screen; later | a |'])(
    'without a known proof are rejected: %s',
    (row) => expect(() => requirementRows(row)).toThrow('CART-01'),
  );

  test('with a duplicate id are rejected', () => {
    expect(() => requirementRows(`${TABLE}\n| CART-01 | screen | another |`)).toThrow('two rows are CART-01');
  });
});

test('ids are in brackets, single or several', () => {
  expect(requirementIds("test('[CART-01, CART-02] [MAIL-01] adds', …); rows[0]; [x-1]")).toEqual([
    'CART-01',
    'CART-02',
    'MAIL-01',
  ]);
});

describe('a row', () => {
  test('about a screen is not proven by a rule, nor by a request', () => {
    expect(states(passed('[CART-01] x', 'rule'), passed('[CART-01] x', 'endpoint'))[0]).toBe('lacking');
    expect(states(passed('[CART-01] x', 'screen'))[0]).toBe('proven');
  });

  test('with two proofs requires both', () => {
    expect(states(passed('[CART-02] x', 'screen'))[1]).toBe('lacking');
    expect(states(passed('[CART-02] x', 'screen'), passed('[CART-02] y', 'rule'))[1]).toBe('proven');
  });

  test('is not proven by a failed or skipped test, nor beside a failed one', () => {
    const failed: TestResult = { ...passed('[CART-01] x', 'screen'), outcome: 'failed' };
    expect(states({ ...failed, outcome: 'skipped' })[0]).toBe('lacking');
    expect(states(failed, passed('[CART-01] y', 'screen'))[0]).toBe('lacking');
  });

  test('that is open stays open, whatever test names it', () => {
    expect(states(passed('[MAIL-01] x', 'mail'))[2]).toBe('open');
  });
});

test('the status file lists every row, its files and open ones, and is deterministic', () => {
  const rows = requirementRows(TABLE);
  const results = [
    passed('[CART-01] x', 'screen', 'apps/s/e2e/b.spec.ts'),
    passed('[CART-01] y', 'screen', 'apps/s/e2e/a.spec.ts'),
  ];
  const coverage = requirementCoverage(rows, results);
  expect(countStates(coverage)).toEqual({ proven: 1, lacking: 1, open: 1 });
  const text = requirementStatus(coverage);
  expect(text).toContain('| CART-01 | screen | screen: `s/e2e/a.spec.ts` 1, `s/e2e/b.spec.ts` 1 | proven |');
  expect(text).toContain('| CART-02 | screen, rule | screen: **none**<br>rule: **none** | **NOT PROVEN** |');
  expect(text).toContain('- MAIL-01: nothing sends it');
  expect(requirementStatus(requirementCoverage(rows, [...results].reverse()))).toBe(text);
});

describe('results', () => {
  test('of vitest: a file name takes precedence over its project', () => {
    const assertionResults = [
      { fullName: 'POST [API-01] x', status: 'passed' },
      { fullName: '[API-02] y', status: 'pending' },
    ];
    const report = {
      startTime: 5,
      testResults: [
        { name: '/p/apps/s/test/a.contract.test.ts', assertionResults },
        {
          name: '/p/apps/s/test/a.mail.contract.test.ts',
          assertionResults: [{ fullName: 'z', status: 'failed' }],
        },
      ],
    };
    expect(readVitestRun(report, 'endpoint', '/p')).toEqual({
      began: 5,
      results: [
        {
          file: 'apps/s/test/a.contract.test.ts',
          title: 'POST [API-01] x',
          proof: 'endpoint',
          outcome: 'passed',
        },
        {
          file: 'apps/s/test/a.contract.test.ts',
          title: '[API-02] y',
          proof: 'endpoint',
          outcome: 'skipped',
        },
        { file: 'apps/s/test/a.mail.contract.test.ts', title: 'z', proof: 'mail', outcome: 'failed' },
      ],
    });
  });

  test('of Playwright: only a test that opened a storefront page proves a screen', () => {
    const spec = (title: string, status: string, ...types: string[]) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, annotations: types.map((type) => ({ type })) }],
    });
    const report = {
      config: { rootDir: '/p/apps/s/e2e' },
      stats: { startTime: '1970-01-01T00:00:01.000Z' },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            spec('[CART-01] x', 'expected', 'drove the shop'),
            spec('[CART-03] z', 'flaky', 'drove the shop'),
          ],
          suites: [{ title: 'without JavaScript [CART-02]', specs: [spec('y', 'unexpected')] }],
        },
      ],
    };
    expect(readPlaywrightRun(report, '/p')).toEqual({
      began: 1000,
      results: [
        { file: 'apps/s/e2e/a.spec.ts', title: '[CART-01] x', proof: 'screen', outcome: 'passed' },
        { file: 'apps/s/e2e/a.spec.ts', title: '[CART-03] z', proof: 'screen', outcome: 'failed' },
        {
          file: 'apps/s/e2e/a.spec.ts',
          title: 'without JavaScript [CART-02] y',
          proof: 'endpoint',
          outcome: 'failed',
        },
      ],
    });
  });
});
