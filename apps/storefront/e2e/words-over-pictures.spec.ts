import type { Page } from '@playwright/test';
import { contrast } from '@shop/design-tokens/contrast';
import sharp from 'sharp';
import { expect, test } from './support/test';

/** Pages that start with text on an image, or an image beside text. */
const PAGES = [
  '/',
  '/en',
  '/ornamentplants',
  '/bonsai',
  '/cactus',
  '/tableplants',
  '/gift',
  '/fixed/e-gift',
  '/columns',
  '/advisors',
] as const;

/** WCAG 2.2, AA: of text, and of large text (24 px, or bold from 18.66 px). */
const LEAST = { standard: 4.5, large: 3 };

/** One pixel in a hundred may be a leaf's edge. */
const SHARE = 0.01;

/** A text line over an image. Lengths in CSS pixels. */
interface Line {
  readonly text: string;
  readonly color: string;
  readonly isLarge: boolean;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Lines of the first screen over an image. */
const linesOverPictures = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '') continue;
      range.selectNodeContents(node);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      for (const { left, top, width, height } of range.getClientRects()) {
        const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
        const at = stack.indexOf(element);
        const below = stack.slice(at + 1);
        // Elements with their own background are measured on it.
        const ground = [element, ...below].findIndex(
          (one) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(one).backgroundColor),
        );
        const picture = [element, ...below].findIndex((one) => one instanceof HTMLImageElement);
        if (at === -1 || picture === -1 || (ground !== -1 && ground < picture)) continue;
        lines.push({
          text,
          color,
          isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          box: { left, top, width, height },
        });
      }
    }
    return lines;
  });

/** The page's content security policy refuses injected styles. */
const hideWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });

/** The lowest contrast of a line with the image below, ignoring one pixel in a hundred. */
async function worstContrast(picture: Buffer, { box, color }: Line): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.max(0, Math.floor(box.left)),
      top: Math.max(0, Math.floor(box.top)),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = hex(color.match(/\d+/g)?.map(Number) ?? []);
  const grounds = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = hex([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
  }
  const ordered = [...grounds]
    .map(([ground, pixels]) => ({ ratio: contrast(ink, ground), pixels }))
    .sort((one, other) => one.ratio - other.ratio);
  let passedOver = SHARE * info.width * info.height;
  for (const { ratio, pixels } of ordered) {
    passedOver -= pixels;
    if (passedOver < 0) return ratio;
  }
  throw new Error('a line without pixels');
}

const hex = (parts: readonly number[]) =>
  `#${parts
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

// Narrower windows have no text on images.
for (const width of [1280, 1920])
  test(`[A11Y-01] @pictures text over an image has sufficient contrast everywhere, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let seen = 0;
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('html:not([data-starting])')).toBeAttached();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
          ),
        )
        .toBe(true);
      const lines = await linesOverPictures(page);
      seen += lines.length;
      await hideWords(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      for (const line of lines) {
        const ratio = await worstContrast(picture, line);
        expect
          .soft(ratio, `${path}: ${line.text}`)
          .toBeGreaterThanOrEqual(line.isLarge ? LEAST.large : LEAST.standard);
      }
    }
    expect(seen, 'lines over images').toBeGreaterThan(0);
  });
