/**
 * Visual and accessibility run: builds Storybook, looks at every story at its window widths with the pinned browser, and
 * compares with the committed pictures. Fails on a difference, a console error, and anything axe finds.
 *   npm run test:visual [-- --update] [--only TEXT] [--built]
 *     --update     accept: write the pictures that are new or differ, delete those without a story
 *     --only TEXT  only stories whose id contains TEXT
 *     --built      do not build Storybook again
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch } from './browser/browser-launch';
import { runTask } from './launcher/task';
import { projectRoot } from './setup/project-root.mjs';
import { comparePictures } from './visual/compare-pictures';
import { type Shot, shotsOf } from './visual/shots-of';
import { staticServer } from './visual/static-server';
import { StoryPage } from './visual/story-page';
import { type Verdict, writeVisualReport } from './visual/visual-report';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
if (values.update && process.env.CHROMIUM_PATH) {
  throw new Error('CHROMIUM_PATH is for looking around: baselines are made by the pinned browser');
}
const PAGES = 2;
const kit = join(projectRoot, 'packages/ui-kit');
const storybook = join(kit, 'storybook-static');
const baselines = join(kit, 'baselines');

if (!values.built) {
  const buildLines: string[] = [];
  await runTask({
    command: 'npm',
    args: ['run', '--silent', 'build:storybook'],
    cwd: projectRoot,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    onLine: (line) => buildLines.push(line),
    signal: AbortSignal.timeout(10 * 60_000),
  }).catch((error: unknown) => {
    console.log(buildLines.join('\n'));
    throw error;
  });
}

const began = Date.now();
const all = shotsOf(storybook);
const shots = all.filter(({ storyId }) => storyId.includes(values.only));
const server = await staticServer(storybook);
const browser = await chromium.launch(await browserLaunch());
const verdicts: Verdict[] = [];
try {
  const waiting = [...shots];
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await StoryPage.open(browser, server.origin);
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) verdicts.push(await judge(page, shot));
    }),
  );
} finally {
  await browser.close();
  server.close();
}

const known = new Set(all.map(({ file }) => file));
const stale = existsSync(baselines) ? readdirSync(baselines).filter((file) => !known.has(file)) : [];
if (values.update) accept();
const report = writeVisualReport(join(projectRoot, 'reports/visual'), verdicts);
const open = verdicts.filter(({ kind }) => kind === 'faulty' || (kind !== 'same' && !values.update));
for (const { shot, kind, pixels, faults } of open) {
  console.log(`✗ ${shot.name} at ${shot.width}: ${kind}${pixels > 0 ? `, ${pixels} pixels differ` : ''}`);
  for (const fault of faults) console.log(`    ${fault}`);
}
const orphans = values.update ? [] : stale;
for (const file of orphans) console.log(`✗ ${file}: a baseline without a story`);
const failed = open.length + orphans.length;
const passed = verdicts.length - open.length;
writeFileSync(join(projectRoot, 'reports/visual.json'), JSON.stringify({ passed, failed, skipped: 0 }));
console.log(`report ${report}`);
console.log(`${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(failed === 0 ? 0 : 1);

async function judge(page: StoryPage, shot: Shot): Promise<Verdict> {
  const { picture, faults } = await page.look(shot);
  const file = join(baselines, shot.file);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const difference = before ? comparePictures(before, picture) : null;
  const kind = faults.length > 0 ? 'faulty' : !before ? 'new' : difference ? 'changed' : 'same';
  return {
    shot,
    kind,
    pixels: difference?.pixels ?? 0,
    faults,
    before,
    after: picture,
    difference: difference?.picture,
  };
}

/** A faulty story keeps its old picture: what is wrong is not accepted with what is new. */
function accept(): void {
  mkdirSync(baselines, { recursive: true });
  for (const { shot, kind, after } of verdicts) {
    if ((kind === 'new' || kind === 'changed') && after) writeFileSync(join(baselines, shot.file), after);
  }
  for (const file of stale) rmSync(join(baselines, file));
}
