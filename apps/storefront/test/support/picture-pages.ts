import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';

/** A phone and a desktop, in CSS pixels. */
const WIDTHS = [390, 1280] as const;

const settings = z.object({
  /** Folder of the pictures. */
  folder: z.string(),
  /** Options of Playwright's `launch`. */
  launch: z.object({
    executablePath: z.string(),
    args: z.array(z.string()),
    env: z.record(z.string(), z.string()),
  }),
});

/**
 * Takes a picture of each page, whole, at each width, if `npm run proof:filled-store -- --pictures` asks for them.
 * @param addresses paths and queries
 */
export async function picturePages(
  shopUrl: string,
  brand: string,
  addresses: Iterable<string>,
  wanted = process.env['PICTURES_OF_PAGES'],
): Promise<void> {
  if (wanted === undefined) return;
  const { folder, launch } = settings.parse(JSON.parse(wanted));
  const browser = await chromium.launch(launch);
  try {
    const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    for (const address of addresses)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${shopUrl}${address}`, { waitUntil: 'load' });
        await loadPictures(page);
        const name = decodeURIComponent(address).replace(/[^\p{L}\p{N}-]+/gu, '_');
        await page.screenshot({ path: join(folder, brand, `${name}-${width}.png`), fullPage: true });
      }
  } finally {
    await browser.close();
  }
}

/** Pictures below the window are loaded late. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
