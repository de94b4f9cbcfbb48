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
  E2E_QUICK_BROWSER: launch,
  E2E_LATIN_BROWSER: launch,
});

/**
 * Settings of the shop under test, from `npm run e2e`; each test lane has its own shop.
 * @throws when Playwright was started directly, or with more workers than shops
 */
export function e2eEnv() {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success)
    throw new Error('run the end-to-end tests with "npm run e2e": they need a running shop');
  const { data } = parsed;
  return {
    ...runningShop(),
    /** Number of parallel tests. */
    lanes: runningShops().length,
    reportFile: data.E2E_REPORT,
    browser: data.E2E_BROWSER,
    /** The same without pictures. */
    quickBrowser: data.E2E_QUICK_BROWSER,
    /** The same without a Japanese font. */
    latinBrowser: data.E2E_LATIN_BROWSER,
  };
}
