/**
 * End-to-end tests: builds the shop if needed, starts it with faults switched on, and runs Playwright against it.
 *   npm run e2e [-- Playwright's arguments, such as a file or --grep]
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';
import { controlServer } from './testing/control-server';
import { shopUnderTest } from './testing/shop-under-test';

/** Between two acts in a browser with a window. */
const WATCHED_MS = 400;

const logFile = join(projectRoot, 'reports/e2e-shop.log');
const launch = await browserLaunch();
const isHeaded = process.argv.includes('--headed');
if (isHeaded && !process.env.CHROMIUM_PATH) {
  throw new Error('--headed needs a browser with a window: CHROMIUM_PATH=/path/to/chrome');
}
const args = launch.args.filter((argument) => !isHeaded || !argument.startsWith('--headless'));
// What somebody looks at has to be slow enough to be seen.
const browser = { ...launch, args, slowMo: isHeaded ? WATCHED_MS : 0 };
const latinBrowser = await browserLaunch('latin');
const shop = await shopUnderTest({
  logFile,
  variables: { PLATFORM_FAULTS: 'on', FORM_LIMIT_PER_CLIENT: '1000' },
});
const control = await controlServer(shop.system);
console.log(`shop under test ${shop.shopUrl}, platform ${shop.platformUrl}, log ${logFile}`);

// What a part of the tests says is not what all of them say: scripts/requirements.ts reads the whole.
const isWhole = process.argv.slice(2).every((argument) => argument.startsWith('--retries'));
const report = join(projectRoot, `reports/${isWhole ? 'e2e' : 'e2e-part'}.json`);

const require = createRequire(import.meta.url);
const folder = join(projectRoot, 'apps/storefront');
const runner = spawn(
  process.execPath,
  [require.resolve('@playwright/test/cli'), 'test', ...process.argv.slice(2)],
  {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_SHOP_URL: shop.shopUrl,
      E2E_PLATFORM_URL: shop.platformUrl,
      E2E_CONTROL_URL: control.url,
      E2E_MAIL_FOLDER: shop.mailFolder,
      E2E_BROWSER: JSON.stringify(browser),
      E2E_LATIN_BROWSER: JSON.stringify(latinBrowser),
      E2E_REPORT: process.env.E2E_REPORT ?? report,
    },
  },
);
const pass = (signal: NodeJS.Signals) => runner.kill(signal);
process.on('SIGINT', pass).on('SIGTERM', pass);
const code = await new Promise<number>((resolve) => runner.once('exit', (status) => resolve(status ?? 1)));
control.close();
await shop.stop();
process.exit(code);
