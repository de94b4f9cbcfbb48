import { z } from 'zod';

const launch = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.object({
      executablePath: z.string(),
      args: z.array(z.string()),
      env: z.record(z.string(), z.string()),
      slowMo: z.number().optional(),
    }),
  );

const systems = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z
      .array(
        z.object({
          shopUrl: z.url(),
          platformUrl: z.url(),
          controlUrl: z.url(),
          /** Where the shop writes its mails. */
          mailFolder: z.string().min(1),
          /** What its processes say, a line each with the name of who says it. */
          logFile: z.string().min(1),
        }),
      )
      .nonempty(),
  );

const schema = z.object({
  E2E_SYSTEMS: systems,
  E2E_REPORT: z.string().min(1),
  E2E_BROWSER: launch,
  E2E_LATIN_BROWSER: launch,
  /** Playwright's number of the lane that this process works in; the runner itself has none. */
  TEST_PARALLEL_INDEX: z.coerce.number().int().nonnegative().default(0),
});

/**
 * Where the shop under test is, as `npm run e2e` tells it; each lane of tests has one of its own.
 * @throws when Playwright was started by itself, or with more workers than there are shops
 */
export function e2eEnv() {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success)
    throw new Error('start the end-to-end tests by "npm run e2e": they need a running shop');
  const { data } = parsed;
  const system = data.E2E_SYSTEMS[data.TEST_PARALLEL_INDEX];
  if (system === undefined) throw new Error(`there is no shop for worker ${data.TEST_PARALLEL_INDEX}`);
  return {
    ...system,
    /** Of all lanes. */
    shopUrls: data.E2E_SYSTEMS.map(({ shopUrl }) => shopUrl),
    /** How many tests may run at a time. */
    lanes: data.E2E_SYSTEMS.length,
    reportFile: data.E2E_REPORT,
    browser: data.E2E_BROWSER,
    /** The same on a machine without a Japanese face. */
    latinBrowser: data.E2E_LATIN_BROWSER,
  };
}
