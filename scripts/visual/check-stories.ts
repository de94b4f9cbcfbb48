import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../browser/browser-launch';
import { projectRoot } from '../setup/project-root.mjs';
import { buildStorybook } from './build-storybook';
import { runVisual } from './run-visual';
import { sampleStories, shotsOf } from './shots-of';
import { staticServer } from './static-server';
import { StoryPage } from './story-page';
import type { VisualOptions } from './visual-options';

/** Renders the stories of `scripts/visual.ts`. @returns whether nothing is left to review */
export async function checkStories(options: VisualOptions): Promise<boolean> {
  const began = Date.now();
  const storybook = await buildStorybook();
  console.log(
    storybook.built
      ? `Storybook built in ${((Date.now() - began) / 1000).toFixed(0)} s`
      : 'Storybook is up to date',
  );
  const server = await staticServer(storybook.folder);
  const browser = await chromium.launch(await browserLaunch());
  const shots = shotsOf(storybook.folder);
  try {
    return await runVisual({
      ...options,
      shots,
      sampled: sampleStories(shots),
      open: () => StoryPage.open(browser, server.origin),
      baselines: join(projectRoot, 'packages/ui-kit/baselines'),
      trees: join(projectRoot, 'packages/ui-kit/accessibility-trees'),
      name: 'visual',
      subject: { command: 'npm run test:visual', groups: 'components', open: 'npm run storybook' },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
