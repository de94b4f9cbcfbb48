import { basename } from 'node:path';
import { z } from 'zod';
import type { Proof } from './requirement-rows';

/** The latest result of one test case. */
export interface TestResult {
  /** Path below the project's folder. */
  readonly file: string;
  readonly title: string;
  /** The place it proves. */
  readonly proof: Proof;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** Marks cases that opened pages of the shop, set by support/test.ts; a case with only requests lacks it. */
const DROVE_THE_SHOP = 'drove the shop';

const vitestReport = z.object({
  startTime: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const annotations = z.array(z.object({ type: z.string() }));
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations,
    }),
  ),
});
interface Suite {
  title: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ startTime: z.string() }),
  suites: z.array(suite),
});

const sweepReport = z.object({
  began: z.number(),
  results: z.array(z.object({ title: z.string(), outcome: z.enum(['passed', 'failed']) })),
});

/** The cases of a report and its start time, in milliseconds. */
export interface ReportedRun {
  readonly began: number;
  readonly results: readonly TestResult[];
}

/** A pass only on retry is a failure. */
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/**
 * Cases of a vitest JSON report.
 * @param proof of the project's tests, unless a file's name is more specific
 * @param root the project's folder
 */
export function readVitestRun(report: unknown, proof: Proof, root: string): ReportedRun {
  const { startTime, testResults } = vitestReport.parse(report);
  const results = testResults.flatMap(({ name, assertionResults }) => {
    const file = below(root, name);
    return assertionResults.map(({ fullName, status }): TestResult => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { file, title: fullName, proof: namedProof(file) ?? proof, outcome };
    });
  });
  return { began: startTime, results };
}

/** Cases of a Playwright JSON report: those that opened a page of the shop prove screens, the others endpoints. */
export function readPlaywrightRun(report: unknown, root: string): ReportedRun {
  const { config, stats, suites } = playwrightReport.parse(report);
  const cases = (above: string, { specs, suites: inner = [] }: Suite): TestResult[] => [
    ...specs.flatMap((found) => {
      const file = below(root, `${config.rootDir}/${found.file}`);
      return found.tests.map(({ status, annotations: notes }): TestResult => {
        const isDriven = notes.some(({ type }) => type === DROVE_THE_SHOP);
        return {
          file,
          title: `${above}${found.title}`,
          proof: namedProof(file) ?? (isDriven ? 'screen' : 'endpoint'),
          outcome: OUTCOMES[status],
        };
      });
    }),
    ...inner.flatMap((suiteOfIt) => cases(`${above}${suiteOfIt.title} `, suiteOfIt)),
  ];
  const results = suites.flatMap((file) => cases('', file));
  return { began: Date.parse(stats.startTime), results };
}

/** Cases of the sweep over all screens (`npm run test:screens`), each an opened page. */
export function readSweepRun(report: unknown): ReportedRun {
  const { began, results } = sweepReport.parse(report);
  return {
    began,
    results: results.map((result) => ({
      ...result,
      file: 'apps/storefront/test/support/screens.ts',
      proof: 'screen',
    })),
  };
}

/** The proof in a test file's name: `restock.mail.contract.test.ts` sends a mail. */
export function namedProof(file: string): Proof | undefined {
  return /\.(mail|command)\.(?:contract\.test|test|spec)\.tsx?$/.exec(basename(file))?.[1] as
    | 'mail'
    | 'command'
    | undefined;
}

function below(root: string, path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
