/**
 * Visual and accessibility run: builds Storybook if needed, looks at every story as its tags say with the pinned browser,
 * and compares with the committed pictures. Fails on a difference, a console error, and anything axe finds.
 *   npm run test:visual [-- --update] [--only TEXT] [--pages 2]
 *     --update     accept: write the pictures that are new or differ, delete those without a story
 *     --only TEXT  only stories whose id contains TEXT; several with commas
 *     --pages N    stories looked at at the same time
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch } from './browser/browser-launch';
import { projectRoot } from './setup/project-root.mjs';
import { buildStorybook } from './visual/build-storybook';
import { compare } from './visual/compare-story';
import { readCauses } from './visual/read-causes';
import { shotsOf } from './visual/shots-of';
import { staticServer } from './visual/static-server';
import { StoryPage } from './visual/story-page';
import { type Verdict, writeVisualReport } from './visual/visual-report';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '2' },
  },
});
if (values.update && process.env.CHROMIUM_PATH) {
  throw new Error('CHROMIUM_PATH is for looking around: baselines are made by the pinned browser');
}
const baselines = join(projectRoot, 'packages/ui-kit/baselines');

const began = Date.now();
const storybook = await buildStorybook();
const builtFor = Date.now() - began;
const all = shotsOf(storybook.folder);
const wanted = values.only.split(',');
const shots = all.filter(({ storyId }) => wanted.some((text) => storyId.includes(text)));
const server = await staticServer(storybook.folder);
const browser = await chromium.launch(await browserLaunch());
const verdicts: Verdict[] = [];
try {
  const waiting = [...shots];
  await Promise.all(
    Array.from({ length: Number(values.pages) }, async () => {
      const page = await StoryPage.open(browser, server.origin);
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        verdicts.push(await compare(page, shot, baselines));
      }
    }),
  );
} finally {
  await browser.close();
  await server.close();
}

const known = new Set(all.map(({ file }) => file));
const stale = existsSync(baselines) ? readdirSync(baselines).filter((file) => !known.has(file)) : [];
if (values.update) accept();
const report = writeVisualReport(join(projectRoot, 'reports/visual'), verdicts, readCauses(projectRoot));
const open = verdicts.filter(({ kind }) => kind === 'faulty' || (kind !== 'same' && !values.update));
for (const { shot, kind, pixels, faults } of open) {
  console.log(`✗ ${shot.name} at ${shot.width}: ${kind}${pixels > 0 ? `, ${pixels} pixels differ` : ''}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
const orphans = values.update ? [] : stale;
for (const file of orphans) console.log(`✗ ${file}: a baseline without a story`);
const mishaps = verdicts.filter(({ kind, lookedTwice }) => kind === 'same' && lookedTwice);
for (const { shot } of mishaps) console.log(`  ${shot.name} at ${shot.width}: alike on the second look only`);
const failed = open.length + orphans.length;
const passed = verdicts.length - open.length;
writeFileSync(join(projectRoot, 'reports/visual.json'), JSON.stringify({ passed, failed, skipped: 0 }));
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);
console.log(`report ${report}`);
console.log(
  `Storybook ${storybook.built ? `built in ${seconds(builtFor)} s` : 'was built from these sources'}`,
);
console.log(
  `${passed} passed, ${failed} failed, ${mishaps.length} looked at twice (${seconds(Date.now() - began - builtFor)} s)`,
);
process.exit(failed === 0 ? 0 : 1);

/** A faulty story keeps its old picture: what is wrong is not accepted with what is new. */
function accept(): void {
  mkdirSync(baselines, { recursive: true });
  for (const { shot, kind, after } of verdicts) {
    if ((kind === 'new' || kind === 'changed') && after) writeFileSync(join(baselines, shot.file), after);
  }
  // With --only, what is asked about and nothing else: another's stories may not be in this tree yet.
  for (const file of stale) if (wanted.some((text) => file.includes(text))) rmSync(join(baselines, file));
}
