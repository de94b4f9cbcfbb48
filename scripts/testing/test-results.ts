import { basename } from 'node:path';
import { z } from 'zod';
import type { Proof } from './requirement-rows';

/** What one test case showed when it last ran. */
export interface TestResult {
  /** Path below the project's folder. */
  readonly file: string;
  readonly title: string;
  /** Where it showed it. */
  readonly proof: Proof;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** Pages of the shop were opened: support/test.ts notes it with each case, so that a request alone is none. */
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

/** The cases of a report and when its run began, in milliseconds. */
export interface ReportedRun {
  readonly began: number;
  readonly results: readonly TestResult[];
}

/** What passed only when repeated has failed. */
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/**
 * Cases of a vitest JSON report.
 * @param proof what the project's tests show, unless a file's name says more
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

/** Cases of a Playwright JSON report: those that opened a page of the shop are proofs of screens, the others of endpoints. */
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

/** Cases of the sweep over all screens (`npm run test:screens`), each a page that was opened. */
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

/** What a file's name says its tests show: `restock.mail.contract.test.ts` sends a mail. */
export function namedProof(file: string): Proof | undefined {
  return /\.(mail|command)\.(?:contract\.test|test|spec)\.tsx?$/.exec(basename(file))?.[1] as
    | 'mail'
    | 'command'
    | undefined;
}

function below(root: string, path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
