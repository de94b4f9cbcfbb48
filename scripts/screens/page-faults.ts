import type { Page } from '@playwright/test';
import { violations } from '../../apps/storefront/e2e/support/violations';
import { brokenFacts, brokenTitles } from './card-faults';
import { lineFaults } from './line-faults';

/** The narrowest phone in use. */
const AXE_PHONE = { width: 360, height: 740 };
const AXE_DESKTOP = { width: 1280, height: 800 };
/** Windows for axe, by the width of the screenshot in the short form: its own. */
export const AXE_WINDOWS = { 390: [AXE_PHONE], 1280: [AXE_DESKTOP], all: [AXE_PHONE, AXE_DESKTOP] } as const;

/** Widths of phones, at which lines and cards break most. */
export const PHONE_WIDTHS = [360, 390] as const;

/** Window sizes in which no page may scroll sideways; `text` is the text scale. */
const REFLOW_WINDOWS = [
  { what: '320 pixels wide', width: 320, height: 640, text: 1 },
  // A desktop window of 1280 by 1024 zoomed to 200% has the layout of 640 by 512.
  { what: '1280 zoomed to 200%', width: 640, height: 512, text: 1 },
  { what: 'with text twice as large', width: 390, height: 844, text: 2 },
] as const;

/** Axe violations of the current page in these windows (A11Y-01). */
export async function axeFaults(page: Page, windows: readonly { width: number; height: number }[]) {
  const faults: string[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    for (const violation of await violations(page)) faults.push(`axe, ${width} wide: ${violation}`);
  }
  return faults;
}

/** Windows and text sizes in which a page scrolls sideways, which is forbidden (WCAG 1.4.4, 1.4.10). */
export async function reflowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, width, height, text } of REFLOW_WINDOWS) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate((size) => {
      const root = document.documentElement;
      // Equivalent to a browser preference; the page's content security policy forbids a style element, but not this.
      root.style.setProperty('font-size', size === 1 ? '' : `${size * 100}%`, 'important');
      return root.scrollWidth - root.clientWidth;
    }, text);
    if (overflow !== 0) faults.push(`${what}: scrolls sideways by ${overflow} pixels`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}

/** Lines of text and of cards that break where they must not, in windows of these widths (TYPE-01, CARD-02, CARD-03). */
export async function textFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  // The compiler of scripts names functions by a helper of its own, which a page lacks.
  await page.evaluate('globalThis.__name = (named) => named');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const found = [
      ...(await lineFaults(page)).map((line) => `a line ${line}`),
      ...(await brokenTitles(page)).map((title) => `a card's title breaks within a word: ${title}`),
      ...(await brokenFacts(page)).map((text) => `a card's size and vendor are cut: ${text}`),
    ];
    faults.push(...found.map((fault) => `${width} wide: ${fault}`));
  }
  return faults;
}
