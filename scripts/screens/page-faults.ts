import type { Page } from '@playwright/test';
import { violations } from '../../apps/storefront/e2e/support/violations';

/** Window sizes for axe: the narrowest phone in use, and a desktop. */
const AXE_WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Window sizes in which no page may scroll sideways; `text` is the text scale. */
const REFLOW_WINDOWS = [
  { what: '320 pixels wide', width: 320, height: 640, text: 1 },
  // A desktop window of 1280 by 1024 zoomed to 200% has the layout of 640 by 512.
  { what: '1280 zoomed to 200%', width: 640, height: 512, text: 1 },
  { what: 'with text twice as large', width: 390, height: 844, text: 2 },
] as const;

/** Axe violations of the current page, in a phone's and a desktop's window (A11Y-01). */
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
