/**
 * Draws a brand's icons from `brands/<name>/files/icon.svg`, or without a name the neutral ones from `apps/storefront/src/app/icon.svg`,
 * with the pinned browser:
 *   npx tsx scripts/icons.ts [name]
 * favicon.ico and the touch icon are written beside it, those of the web manifest and mails to the shop's folders. The output is committed:
 * a build draws nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BRAND_NAMES } from '@shop/brands/brand-names';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { browserLaunch } from './browser/browser-launch';
import { icoOf } from './icons/ico-of';
import { projectRoot } from './setup/project-root.mjs';

const { positionals } = readOptions({
  usage: 'npx tsx scripts/icons.ts [brand]',
  about: 'Draws the icons of a brand from its drawing.',
  positionals: BRAND_NAMES,
});

/** Image sizes in favicon.ico, in pixels. */
const FAVICON_SIZES = [16, 32, 48] as const;
/** The leaf's share of an icon's edge: a system may crop a maskable icon to its inner four fifths. */
const SHARES = { plain: 1, ground: 0.72, maskable: 0.56 } as const;

const storefront = join(projectRoot, 'apps/storefront');
const [brand] = positionals;
const folder =
  brand === undefined ? join(storefront, 'src/app') : join(projectRoot, 'brands', brand, 'files');
const pictures = brand === undefined ? join(storefront, 'public') : folder;
const leaf = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch(await browserLaunch());
const page = await browser.newPage();

/** The leaf as a PNG; on white except for favicons. */
async function draw(size: number, place: keyof typeof SHARES): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const ground = place === 'plain' ? 'transparent' : '#ffffff';
  const share = `${SHARES[place] * 100}%`;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
     <div style="width:${share};height:${share}">${leaf}</div></body>`,
  );
  return page.screenshot({ omitBackground: place === 'plain' });
}

try {
  const sizes = [];
  for (const size of FAVICON_SIZES) sizes.push({ size, png: await draw(size, 'plain') });
  writeFileSync(join(folder, 'favicon.ico'), icoOf(sizes));
  writeFileSync(join(folder, 'apple-icon.png'), await draw(180, 'ground'));
  for (const part of ['icons', 'images/mail']) mkdirSync(join(pictures, part), { recursive: true });
  writeFileSync(join(pictures, 'icons/icon-192.png'), await draw(192, 'ground'));
  writeFileSync(join(pictures, 'icons/icon-512.png'), await draw(512, 'ground'));
  writeFileSync(join(pictures, 'icons/maskable-512.png'), await draw(512, 'maskable'));
  writeFileSync(join(pictures, 'images/mail/logo.png'), await draw(96, 'plain'));
} finally {
  await browser.close();
}
