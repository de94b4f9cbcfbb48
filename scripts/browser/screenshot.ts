/**
 * Takes a screenshot of a page with the pinned browser.
 *   npx tsx scripts/browser/screenshot.ts URL FILE.png [--width 360] [--height 800] [--full] [--scale 1]
 *     [--fonts japanese|latin] [--wait CSS] [--click CSS]… [--dark] [--no-js]
 */
import { chromium } from '@playwright/test';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';
import { browserLaunch } from './browser-launch';

const { values, positionals } = readOptions(
  {
    usage: 'npx tsx scripts/browser/screenshot.ts URL FILE.png [options]',
    about:
      'Takes a picture of a page with the pinned browser. Prints the status, what the console said, and how many bytes were loaded.',
    positionals: 'any',
  },
  {
    width: { type: 'string', value: 'PIXELS', default: '1280', about: 'viewport width in CSS pixels (1280)' },
    height: { type: 'string', value: 'PIXELS', default: '900', about: 'viewport height (900)' },
    full: { type: 'boolean', default: false, about: 'the whole page, not only the viewport' },
    scale: { type: 'string', value: 'N', default: '1', about: 'device pixels per CSS pixel (1)' },
    fonts: {
      type: 'string',
      default: 'japanese',
      about: 'latin: a machine without a Japanese face (japanese)',
    },
    wait: { type: 'string', value: 'CSS', about: 'wait until this is visible' },
    click: { type: 'string', multiple: true, default: [], value: 'CSS', about: 'click this first, in order' },
    'no-js': { type: 'boolean', default: false, about: 'without JavaScript' },
  },
);
const [url, file] = positionals;
if (!url || !file) {
  console.error('URL and FILE.png are required; see --help');
  process.exit(2);
}

const browser = await chromium.launch(await browserLaunch(values.fonts === 'latin' ? 'latin' : 'japanese'));
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    deviceScaleFactor: Number(values.scale),
    javaScriptEnabled: !values['no-js'],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  const bytes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on('console', (message) => console.log(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  page.on('requestfailed', (request) =>
    console.log(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('requestfinished', (request) => {
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType();
        bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize);
      }),
    );
  });
  const response = await page.goto(url, { waitUntil: 'load' });
  for (const selector of values.click) await page.locator(selector).first().click();
  if (values.wait) await page.locator(values.wait).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Without JavaScript a browser loads everything at once.
  if (values.full && !values['no-js']) await page.evaluate(loadAll);
  await page.screenshot({ path: file, fullPage: values.full, animations: 'disabled' });
  await Promise.all(pending);
  const loaded = [...bytes].map(([kind, size]) => `${kind} ${Math.round(size / 1000)} kB`).join(', ');
  console.log(`${response?.status()} ${page.url()} → ${file} (${loaded})`);
} finally {
  await browser.close();
}

/** Scrolls through the page and back, and waits for all of its pictures: what is far away loads only when it comes near. */
async function loadAll(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  for (const image of document.images) {
    image.loading = 'eager';
    if (!image.complete)
      await new Promise((done) => {
        for (const end of ['load', 'error']) image.addEventListener(end, done);
      });
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
