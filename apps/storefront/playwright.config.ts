import { defineConfig, devices } from '@playwright/test';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import type { Condition } from './e2e/support/conditions';
import { e2eEnv } from './e2e/support/e2e-env';

// Tools that only read this file have no shop: the global set-up requires one.
const env = process.env['E2E_SYSTEMS'] ? e2eEnv() : undefined;
/** Two for all tests, one for a part of them. */
const lanes = env?.lanes ?? 1;
/** Tests of another brand's shop, which has other products: the only tests there, and run nowhere else. */
const OTHER_BRANDS = '**/brands/*.spec.ts';
const isOtherBrand = ![undefined, '', BRAND_NAMES[0]].includes(process.env['BRAND']);
/** Tests that also run without the server around Next (ADR 137): home, product, cart, checkout; lists and filters; languages; 404. */
const MAIN_ROADS = ['purchase', 'addresses', 'filters', 'language-switch'].map(
  (name) => `**/${name}.spec.ts`,
);
/**
 * Only the server around Next knows a page's address, so that without it and without scripts a link to the other language leads home, and puts
 * the shop's page with popular products in the place of Next's 404.
 */
const NEEDS_PAGE_SERVER = /the language changes from the header|a 404 page recommends popular products/;
/** Tests that look at pictures are tagged; only these load any (ADR 185). */
const PICTURES = /@pictures/;
const withPictures = env && { launchOptions: env.browser };
const isPlain = process.env['PAGE_SERVER'] === 'off';
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 5'].userAgent,
};

/** As scripts/testing/hang-limits.ts: only a fault reaches them, a busy machine is slow, not wrong. */
const HANG_MS = { wait: 120_000, test: 1_800_000 };

/** Run by `npm run e2e`, which starts the shop, the platform and PostgreSQL and passes their addresses. */
export default defineConfig<{ condition: Condition | null }>({
  testDir: './e2e',
  ...(isPlain ? { testMatch: MAIN_ROADS } : {}),
  globalSetup: './e2e/support/require-shop.ts',
  outputDir: '../../test-results',
  // A shop has one stock, so its tests run serially; each worker has its own shop, platform and database.
  workers: lanes,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: HANG_MS.test,
  expect: { timeout: HANG_MS.wait },
  // No retries: they would hide intermittent failures, which shoppers meet, too.
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: env?.reportFile }],
    ['../../scripts/testing/rerun-reporter.ts'],
  ],
  use: {
    // An element that cannot be pressed is reported by name, not as a test timeout.
    actionTimeout: HANG_MS.wait,
    baseURL: env?.shopUrl,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    ...(env && { launchOptions: env.quickBrowser }),
    screenshot: 'only-on-failure',
    // Recording all tests would take a fifth of their time: at the end the reporter shows how to trace the failed ones.
    trace: lanes > 1 ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
  projects: isOtherBrand
    ? [{ name: 'mobile', testMatch: OTHER_BRANDS, use: PHONE }]
    : [
        ...[false, true].flatMap((isPictured) => {
          const use = isPictured ? withPictures : {};
          const [grep, others] = isPictured ? [PICTURES, []] : [/./, [PICTURES]];
          return [
            {
              name: isPictured ? 'pictures' : 'desktop',
              use: { ...use, viewport: { width: 1280, height: 800 } },
              grep,
              grepInvert: [...others, /@mobile/, ...(isPlain ? [NEEDS_PAGE_SERVER] : [])],
              testIgnore: [OTHER_BRANDS],
            },
            {
              name: isPictured ? 'mobilePictures' : 'mobile',
              grep: isPictured ? /@mobile.*@pictures/ : /@mobile/,
              grepInvert: others,
              use: { ...use, ...PHONE },
              testIgnore: [OTHER_BRANDS],
            },
          ];
        }),
      ],
});
