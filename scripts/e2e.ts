/**
 * End-to-end tests: builds the shop if needed, starts it with faults enabled, and runs Playwright against it. A full run has two workers,
 * each with its own shop; a partial run has one.
 *   npm run e2e [-- Playwright's arguments, such as a file or --grep]
 * With `--sample`, as in `npm test`: of cases that differ by their input one stands for all, and of each requirement row the tests that
 * sample-tests.ts chooses. With `BRAND=asamoya` it is the coffee roaster's shop and its tests, `e2e/brands`.
 */
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';
import { setup } from './testing/built-shop';
import { type ControlServer, controlServer } from './testing/control-server';
import { rowsBelowBrowsers } from './testing/rows-below-browsers';
import { sampleTests } from './testing/sample-tests';
import { type ShopUnderTest, shopUnderTest } from './testing/shop-under-test';
import { TEST_PICTURES } from './testing/test-pictures';

/**
 * Pictures take two fifths of a page's processor time in the browser, and as much of the platform's: only tests tagged `@pictures` and the
 * main path load them (ADR 185). The other settings are Playwright's own, which this replaces: a mouse that hovers.
 */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
/** Delay between two actions in a headed browser. */
const HEADED_PAUSE_MS = 400;

// Playwright validates these; unknown ones are refused before a shop is built and started.
readOptions(
  {
    usage: 'npm run e2e -- [file.spec.ts[:line]…] [options]',
    about: 'Browser tests against a shop of their own. Options are those of `playwright test`.',
    positionals: 'any',
  },
  {
    sample: { type: 'boolean', about: 'as in npm test: a few tests of each row' },
    grep: { type: 'string', short: 'g', about: 'tests whose title matches' },
    'grep-invert': { type: 'string', about: 'tests whose title does not' },
    headed: { type: 'boolean', about: 'in a browser with a window (CHROMIUM_PATH), slowly' },
    debug: { type: 'boolean', about: 'with the inspector' },
    list: { type: 'boolean', about: 'which tests there are' },
    'last-failed': { type: 'boolean', about: 'those that failed in the last run' },
    'max-failures': { type: 'string', value: 'N', about: 'stop after so many' },
    x: { type: 'boolean', short: 'x', about: 'stop after the first failure' },
    'repeat-each': { type: 'string', value: 'N', about: 'each so many times' },
    workers: { type: 'string', short: 'j', value: 'N', about: 'at the same time' },
    project: { type: 'string', multiple: true, value: 'NAME', about: 'of playwright.config.ts' },
    reporter: { type: 'string', value: 'NAME', about: 'how results are printed' },
    timeout: { type: 'string', value: 'MS', about: 'of one test' },
    trace: { type: 'string', value: 'MODE', about: 'on, off, retain-on-failure' },
  },
);
const launch = await browserLaunch();
const isHeaded = process.argv.includes('--headed');
if (isHeaded && !process.env['CHROMIUM_PATH']) {
  throw new Error('--headed needs a browser with a window: CHROMIUM_PATH=/path/to/chrome');
}
const args = launch.args.filter((argument) => !isHeaded || !argument.startsWith('--headless'));
// A headed run must be slow enough to watch.
const browser = { ...launch, args, slowMo: isHeaded ? HEADED_PAUSE_MS : 0 };
// Who watches sees the shop as it is.
const quickBrowser = isHeaded ? browser : { ...browser, args: [...args, NO_PICTURES] };
const latinBrowser = await browserLaunch('latin');
// A partial run writes another report: scripts/requirements.ts reads the full one.
const isSample = process.argv.includes('--sample');
const asked = process.argv.slice(2).filter((argument) => argument !== '--sample');
const isWhole = asked.length === 0 && !process.env['BRAND'];
// Both start from one build.
await setup();
const systems = await Promise.all(['', ...(isWhole ? ['-2'] : [])].map(startSystem));
const report = join(projectRoot, `reports/${isWhole ? 'e2e' : 'e2e-part'}.json`);

const require = createRequire(import.meta.url);
const folder = join(projectRoot, 'apps/storefront');
const playwright = require.resolve('@playwright/test/cli');
const env = {
  ...process.env,
  E2E_SAMPLE: isSample ? '1' : '',
  E2E_SYSTEMS: JSON.stringify(
    systems.map(({ shop: { shopUrl, platformUrl, mailFolder, logFile }, control: { url: controlUrl } }) => ({
      shopUrl,
      platformUrl,
      controlUrl,
      mailFolder,
      logFile,
    })),
  ),
  E2E_BROWSER: JSON.stringify(browser),
  E2E_QUICK_BROWSER: JSON.stringify(quickBrowser),
  E2E_LATIN_BROWSER: JSON.stringify(latinBrowser),
  E2E_REPORT: process.env['E2E_REPORT'] ?? report,
};

/** Starts a shop for one worker, with control of its processes for tests. */
async function startSystem(suffix: string): Promise<{ shop: ShopUnderTest; control: ControlServer }> {
  const logFile = join(projectRoot, `reports/e2e-shop${suffix}.log`);
  const shop = await shopUnderTest({
    logFile,
    variables: { PLATFORM_FAULTS: 'on', PLATFORM_IMAGE_DIR: TEST_PICTURES, FORM_LIMIT_PER_CLIENT: '1000' },
  });
  console.log(`shop under test ${shop.shopUrl}, platform ${shop.platformUrl}, log ${logFile}`);
  return { shop, control: await controlServer(shop.system) };
}

/** Lists the tests, and writes the sampled ones. */
async function writeSample(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [playwright, 'test', ...asked, '--list', '--reporter=list'],
    { cwd: folder, env, maxBuffer: 2 ** 24 },
  );
  const file = join(projectRoot, 'reports/e2e-sample.txt');
  const sample = sampleTests(stdout.split('\n'), rowsBelowBrowsers(projectRoot));
  writeFileSync(file, `${sample.join('\n')}\n`);
  return file;
}

const chosen = isSample ? ['--test-list', await writeSample()] : [];
const runner = spawn(process.execPath, [playwright, 'test', ...asked, ...chosen], {
  cwd: folder,
  stdio: 'inherit',
  env,
});
const pass = (signal: NodeJS.Signals) => runner.kill(signal);
process.on('SIGINT', pass).on('SIGTERM', pass);
const code = await new Promise<number>((resolve) => runner.once('exit', (status) => resolve(status ?? 1)));
for (const { control } of systems) control.close();
await Promise.all(systems.map(({ shop }) => shop.stop()));
process.exit(code);
