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

const schema = z.object({
  E2E_SHOP_URL: z.url(),
  E2E_PLATFORM_URL: z.url(),
  E2E_CONTROL_URL: z.url(),
  E2E_MAIL_FOLDER: z.string().min(1),
  E2E_REPORT: z.string().min(1),
  E2E_BROWSER: launch,
  E2E_LATIN_BROWSER: launch,
});

/** Where the shop under test is, as `npm run e2e` tells it. @throws when Playwright was started by itself */
export function e2eEnv() {
  const parsed = schema.safeParse(process.env);
  if (!parsed.success)
    throw new Error('start the end-to-end tests by "npm run e2e": they need a running shop');
  const { data } = parsed;
  return {
    shopUrl: data.E2E_SHOP_URL,
    platformUrl: data.E2E_PLATFORM_URL,
    controlUrl: data.E2E_CONTROL_URL,
    /** Where the shop under test writes its mails. */
    mailFolder: data.E2E_MAIL_FOLDER,
    reportFile: data.E2E_REPORT,
    browser: data.E2E_BROWSER,
    /** The same on a machine without a Japanese face. */
    latinBrowser: data.E2E_LATIN_BROWSER,
  };
}
