import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../browser/browser-launch';
import { projectRoot } from '../setup/project-root.mjs';
import { METRICS_TOKEN } from '../testing/read-metrics';
import { searchesItself } from '../testing/searches-itself';
import { shopUnderTest } from '../testing/shop-under-test';
import { TEST_PICTURES } from '../testing/test-pictures';
import { runVisual } from '../visual/run-visual';
import type { VisualOptions } from '../visual/visual-options';
import { sampleShots, shotPerLanguage } from './sample-shots';
import { DAY, ScreenPage } from './screen-page';
import { screenShots, screenTitle } from './screen-shots';

/** Opens the screens of `scripts/screens.ts`. @returns whether nothing is left to review */
export async function checkScreens(options: VisualOptions): Promise<boolean> {
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
  try {
    // Search results depend on the shop's own index, which is filled in the first seconds.
    await searchesItself(shop);
    return await runVisual({
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
}
