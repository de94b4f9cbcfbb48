import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WINDOWS } from '../../apps/storefront/test/support/screen';
import { SCREENS } from '../../apps/storefront/test/support/screens';
import { projectRoot } from '../setup/project-root.mjs';
import { colourOfAddress } from './colour-of-address';
import { axeSample, sampleShots } from './sample-shots';
import { pathIn, type ScreenShot, screenShots, screenTitle } from './screen-shots';

/** Pages without fixed addresses: their links are created for one shopper and expire. */
const BY_LINK = ['cart-handovers', 'cart-links', 'discount-links', 'mail-links'];
/** Folders of pages with another URL prefix. */
const ADDRESSES: Readonly<Record<string, string>> = {
  categories: 'ornamentplants',
  tags: 'search',
  missing: 'no-such-page',
  'error-pages': 'no-such-page',
  'cart-checkout': 'cart',
};

/** The lowest number of shots in one of both languages and windows. */
const leastShare = (shots: readonly ScreenShot[]) =>
  Math.min(
    ...(['ja', 'en'] as const).flatMap((language) =>
      WINDOWS.map(
        (window) => shots.filter((shot) => shot.language === language && shot.width === window).length,
      ),
    ),
  );

test('[LOOK-01] every page type of the storefront has a screen', () => {
  const folder = join(projectRoot, 'apps/storefront/src/app/[locale]');
  const kinds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.split('/')[0] ?? '')
    .filter((kind) => !BY_LINK.includes(kind))
    .map((kind) => ADDRESSES[kind] ?? kind);
  const opened = new Set(SCREENS.map(({ path }) => path.split(/[/?]/)[1]));
  expect([...new Set(kinds)].filter((kind) => !opened.has(kind))).toEqual([]);
});

test('[LOOK-01] each screen has screenshots in both languages and window sizes, unless configured otherwise', () => {
  const shots = screenShots([
    { name: 'home', path: '/' },
    { name: 'side menu', path: '/news', windows: [390], languages: ['en'] },
  ]);
  expect(shots.map(({ file, address }) => `${file} ${address}`)).toEqual([
    'home--ja-390.webp http://127.0.0.1:3000/',
    'home--ja-1280.webp http://127.0.0.1:3000/',
    'home--en-390.webp http://127.0.0.1:3000/en',
    'home--en-1280.webp http://127.0.0.1:3000/en',
    'side-menu--en-390.webp http://127.0.0.1:3000/en/news',
  ]);
  expect(pathIn('en', '/cart')).toBe('/en/cart');
});

test('[LOOK-01] the short run has every screen once per language, and each language in each window size', () => {
  const sample = sampleShots(screenShots());
  const both = SCREENS.flatMap(({ name, languages = ['ja', 'en'] }) =>
    languages.map((language) => `${name} ${language}`),
  );
  expect(sample.map(({ screen: { name }, language }) => `${name} ${language}`)).toEqual(both);
  expect(leastShare(sample)).toBeGreaterThanOrEqual(SCREENS.length / 3);
});

test('[A11Y-01] in the short run axe checks every screen once, in each language and window alike, and its title says so', () => {
  const sample = sampleShots(screenShots());
  const axed = axeSample(sample);
  expect(axed.map(({ screen }) => screen)).toEqual(SCREENS);
  expect(leastShare(axed)).toBeGreaterThan(SCREENS.length / 6);
  const [shot] = sample;
  if (shot === undefined) throw new Error('no screen');
  expect(screenTitle(shot, true)).toMatch(/\[A11Y-01\].* axe/);
  expect(screenTitle(shot, false)).not.toMatch(/A11Y-01|axe/);
});

test('the short run rotates window sizes, and uses the available ones of a limited screen', () => {
  const shots = screenShots([
    { name: 'home', path: '/' },
    { name: 'cart', path: '/cart' },
    { name: 'side menu', path: '/news', windows: [390], languages: ['en'] },
    { name: 'menu', path: '/news', windows: [1280] },
  ]);
  expect(sampleShots(shots).map(({ file }) => file)).toEqual([
    'home--ja-390.webp',
    'home--en-1280.webp',
    'cart--ja-1280.webp',
    'cart--en-390.webp',
    'side-menu--en-390.webp',
    'menu--ja-1280.webp',
    'menu--en-1280.webp',
  ]);
});

test('no two screens share an image', () => {
  const files = screenShots().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

test('another image has another colour, and colours are pale', () => {
  const [first, second] = ['/a.jpg', '/b.jpg'].map(colourOfAddress);
  expect(first).not.toBe(second);
  const levels = [...(first ?? '').matchAll(/rgb\((\d+) (\d+) (\d+)\)/g)].flatMap(([, ...rgb]) =>
    rgb.map(Number),
  );
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(176);
});
