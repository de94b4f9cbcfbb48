import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** A test case with its duration. */
export interface TimedTest {
  /** Of the step that ran it. */
  step: string;
  title: string;
  /** Path below the project's folder. */
  file: string;
  seconds: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
interface Suite {
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });
const sweepReport = z.object({ results: z.array(z.object({ title: z.string(), seconds: z.number() })) });

/** The slowest test cases of the steps' reports (Vitest, Playwright, screenshots), slowest first. */
export function slowestTests(
  reports: readonly { step: string; file: string }[],
  root: string,
  count = 20,
): TimedTest[] {
  return reports
    .filter(({ file }) => existsSync(file))
    .flatMap(({ step, file }) => timedTests(step, JSON.parse(readFileSync(file, 'utf8')), root))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** The cases of one report with their seconds. @throws Error for an unknown runner */
export function timedTests(step: string, report: unknown, root: string): TimedTest[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) {
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        step,
        title: fullName,
        file: relative(root, name),
        seconds: (duration ?? 0) / 1000,
      })),
    );
  }
  const playwright = playwrightReport.safeParse(report);
  if (playwright.success) {
    const { config, suites } = playwright.data;
    const cases = ({ specs, suites: inner = [] }: Suite): TimedTest[] => [
      ...specs.map(({ title, file, tests }) => ({
        step,
        title,
        file: relative(root, `${config.rootDir}/${file}`),
        seconds:
          tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
      ...inner.flatMap(cases),
    ];
    return suites.flatMap(cases);
  }
  return sweepReport
    .parse(report)
    .results.map(({ title, seconds }) => ({ step, title, file: step, seconds }));
}
