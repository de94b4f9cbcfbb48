/**
 * One sweep over all screens: starts the built shop with the screenshots' date and the catalogue's own data, and opens every route with its
 * main states, once per language. Each is compared with its committed screenshot and golden text (apps/storefront/goldens). axe checks it
 * on a phone and a desktop. It is checked for lines and card titles that break wrongly on phones, and for sideways scrolling at 320 pixels,
 * at 200 % zoom and with 200 % text. Fails on a difference, axe violations and console output.
 *   npm run test:screens [-- --update] [--only TEXT] [--pages 2]     as of `npm run test:visual`; TEXT is part of `product-in-stock--en`
 *     --sample     each screen in one language and window, alternating; its words as sent in both languages; a step of `npm test`
 */
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from './browser/browser-launch';
import { sampleShots, shotPerLanguage } from './screens/sample-shots';
import { DAY, ScreenPage } from './screens/screen-page';
import { screenShots, screenTitle } from './screens/screen-shots';
import { projectRoot } from './setup/project-root.mjs';
import { METRICS_TOKEN } from './testing/read-metrics';
import { searchesItself } from './testing/searches-itself';
import { shopUnderTest } from './testing/shop-under-test';
import { TEST_PICTURES } from './testing/test-pictures';
import { runVisual, visualOptions } from './visual/run-visual';

const options = visualOptions('npm run test:screens -- [options]');
const shop = await shopUnderTest({
  logFile: join(projectRoot, 'reports/screens-shop.log'),
  variables: {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${join(projectRoot, 'scripts/screens/shifted-clock.mjs')}`,
    CLOCK_SHIFT_MS: String(Date.parse(DAY) - Date.now()),
    PLATFORM_IMAGE_DIR: TEST_PICTURES,
    METRICS_TOKEN,
  },
});
const launch = await browserLaunch();
const browsers: Browser[] = [];
const shots = screenShots();
const perLanguage = shotPerLanguage(shots);
const sampled = sampleShots(perLanguage);
const swept = new Set(options.sample ? sampled : perLanguage);
const sweep = { isUpdate: options.update, isSample: options.sample, swept };
let isAlike = false;
try {
  // Search results depend on the shop's own index, which is filled in the first seconds.
  await searchesItself(shop);
  isAlike = await runVisual({
    ...options,
    shots,
    sampled,
    titles: new Map([...shots, ...sampled].map((shot) => [shot, screenTitle(shot)])),
    open: async () => {
      const browser = await chromium.launch(launch);
      browsers.push(browser);
      return new ScreenPage(browser, shop, sweep);
    },
    baselines: join(projectRoot, 'apps/storefront/baselines'),
    name: 'screens',
    subject: { command: 'npm run test:screens', groups: 'screens', open: 'npm start' },
  });
} finally {
  await Promise.all([...browsers.map((browser) => browser.close()), shop.stop()]);
}
process.exit(isAlike ? 0 : 1);
