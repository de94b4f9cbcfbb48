import { z } from 'zod';
import { runningShop, runningShops } from '../../test/support/running-shop';

const launch = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.object({
      executablePath: z.string(),
      args: z.array(z.string()),
      env: z.record(z.string(), z.string()),
      slowMo: z.number().exactOptional(),
    }),
  );

const schema = z.object({
  E2E_REPORT: z.string().min(1),
  E2E_BROWSER: launch,
  E2E_LATIN_BROWSER: launch,
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
  return {
    ...runningShop(),
    /** How many tests may run at a time. */
    lanes: runningShops().length,
    reportFile: data.E2E_REPORT,
    browser: data.E2E_BROWSER,
    /** The same on a machine without a Japanese face. */
    latinBrowser: data.E2E_LATIN_BROWSER,
  };
}
