/**
 * Visual and accessibility run: builds Storybook if needed, renders every story as its tags declare with the pinned browser, and compares
 * with the committed screenshots and accessibility trees. Fails on a difference, a console error, and any axe violation.
 *   npm run test:visual [-- --update] [--only TEXT] [--pages 2]
 *     --update     accept: write new or changed screenshots and trees, delete those without a story
 *     --only TEXT  only stories whose id contains TEXT; several with commas
 *     --pages N    number of stories rendered in parallel
 *     --sample     each story in one of its windows, in turn; a step of `npm test`
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';
import { buildStorybook } from './visual/build-storybook';
import { runVisual, visualOptions } from './visual/run-visual';
import { sampleStories, shotsOf } from './visual/shots-of';
import { staticServer } from './visual/static-server';
import { StoryPage } from './visual/story-page';

const options = visualOptions('npm run test:visual -- [options]');
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
let isAlike = false;
try {
  isAlike = await runVisual({
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
process.exit(isAlike ? 0 : 1);
