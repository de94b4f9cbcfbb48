import type { Page } from '@playwright/test';
import { violations } from '../../apps/storefront/e2e/support/violations';

/** Windows in which axe looks at a page: the narrowest phone in use, and a desktop. */
const AXE_WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Windows in which no page scrolls sideways; `text` is the size of text beside the usual. */
const REFLOW_WINDOWS = [
  { what: '320 pixels wide', width: 320, height: 640, text: 1 },
  // A desktop window of 1280 by 1024 zoomed to 200% is laid out as one of 640 by 512.
  { what: '1280 zoomed to 200%', width: 640, height: 512, text: 1 },
  { what: 'with text twice as large', width: 390, height: 844, text: 2 },
] as const;

/** Violations that axe finds in one page as it stands, in a phone's window and in a desktop's (A11Y-01). */
export async function axeFaults(
  page: Page,
  windows: readonly { width: number; height: number }[] = AXE_WINDOWS,
) {
  const faults: string[] = [];
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    for (const violation of await violations(page)) faults.push(`axe, ${width} wide: ${violation}`);
  }
  return faults;
}

/** Windows and sizes of text in which a page scrolls sideways, which none may (WCAG 1.4.4, 1.4.10). */
export async function reflowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { what, width, height, text } of REFLOW_WINDOWS) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate((size) => {
      const root = document.documentElement;
      // What is set in a browser's preferences; the page's policy forbids a style element, and not this.
      root.style.setProperty('font-size', size === 1 ? '' : `${size * 100}%`, 'important');
      return root.scrollWidth - root.clientWidth;
    }, text);
    if (overflow !== 0) faults.push(`${what}: scrolls sideways by ${overflow} pixels`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults;
}
