import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WINDOWS } from '../../apps/storefront/test/support/screen';
import { SCREENS } from '../../apps/storefront/test/support/screens';
import { projectRoot } from '../setup/project-root.mjs';
import { colourOfAddress } from './colour-of-address';
import { sampleShots, shotPerLanguage } from './sample-shots';
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

test('[LOOK-01] words, lines and axe have every screen once per language, and each language in each window size', () => {
  const sample = shotPerLanguage(screenShots());
  const both = SCREENS.flatMap(({ name, languages = ['ja', 'en'] }) =>
    languages.map((language) => `${name} ${language}`),
  );
  expect(sample.map(({ screen: { name }, language }) => `${name} ${language}`)).toEqual(both);
  expect(leastShare(sample)).toBeGreaterThanOrEqual(SCREENS.length / 3);
});

test('[LOOK-01] [A11Y-01] the short run opens every screen once, in each language and window alike, and reads the words sent in the other one', () => {
  const sample = sampleShots(shotPerLanguage(screenShots()));
  const opened = sample.filter(({ isRead }) => !isRead);
  expect(opened.map(({ screen }) => screen)).toEqual(SCREENS);
  expect(leastShare(opened)).toBeGreaterThan(SCREENS.length / 6);
  const read = sample.filter(({ isRead }) => isRead);
  const sent = SCREENS.filter(
    ({ cart, favorites, act, languages = ['ja', 'en'] }) => !cart && !favorites && !act && languages[1],
  );
  expect(read.map(({ screen }) => screen)).toEqual(sent);
  expect(read.filter(({ isPictured }) => isPictured)).toEqual([]);
  expect(opened.map(screenTitle).filter((title) => !/\[A11Y-01\].* axe/.test(title))).toEqual([]);
  expect(read.map(screenTitle).filter((title) => /A11Y-01|axe|picture/.test(title))).toEqual([]);
});

test('window sizes rotate, and a limited screen has its own', () => {
  const shots = screenShots([
    { name: 'home', path: '/' },
    { name: 'cart', path: '/cart' },
    { name: 'side menu', path: '/news', windows: [390], languages: ['en'] },
    { name: 'menu', path: '/news', windows: [1280] },
  ]);
  expect(shotPerLanguage(shots).map(({ file }) => file)).toEqual([
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
