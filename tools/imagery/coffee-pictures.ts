/**
 * Draws the coffee shop's images with the pinned browser, into its catalogue's folder:
 *   npx tsx tools/imagery/coffee-pictures.ts [name …]
 * The output is committed: builds and starts draw nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunch } from '../../scripts/browser/browser-launch';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { coffeeScenes } from './src/coffee/scenes';

const images = join(projectRoot, 'packages/fixtures/asamoya/images');
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'coffee-pictures-'));
const face = pathToFileURL(
  createRequire(join(projectRoot, 'apps/platform/package.json')).resolve('@fontsource-variable/noto-sans-jp'),
);
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage();
  const file = join(folder, 'picture.html');
  for (const { name, width, height, svg } of coffeeScenes()) {
    if (asked.length > 0 && !asked.some((part) => name.includes(part))) continue;
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${face}"><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="display:block">${svg}</svg>`,
    );
    await page.setViewportSize({ width, height });
    await page.goto(String(pathToFileURL(file)));
    await page.evaluate(() => document.fonts.ready);
    const target = join(images, `${name}.webp`);
    mkdirSync(dirname(target), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(target);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
