/**
 * Takes a picture of a page with the pinned browser.
 *   npx tsx scripts/browser/screenshot.ts URL FILE.png [--width 360] [--height 800] [--full] [--scale 1]
 *     [--fonts japanese|latin] [--wait CSS] [--click CSS]… [--dark] [--no-js]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserLaunch } from './browser-launch';

const USAGE = `npx tsx scripts/browser/screenshot.ts URL FILE.png
  --width 360        viewport width in CSS pixels (default 1280)
  --height 800       viewport height (default 900)
  --full             the whole page, not only the viewport
  --scale 2          device pixels per CSS pixel (default 1)
  --fonts latin      a machine without a Japanese face (default japanese)
  --wait CSS         wait until this is visible
  --click CSS        click this first; may be repeated, in order
  --no-js            without JavaScript
Prints the status, what the console said, and how many bytes were loaded.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '900' },
    scale: { type: 'string', default: '1' },
    fonts: { type: 'string', default: 'japanese' },
    full: { type: 'boolean', default: false },
    wait: { type: 'string' },
    click: { type: 'string', multiple: true, default: [] },
    'no-js': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [url, file] = positionals;
if (values.help || !url || !file) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
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
  await page.screenshot({ path: file, fullPage: values.full, animations: 'disabled' });
  await Promise.all(pending);
  const loaded = [...bytes].map(([kind, size]) => `${kind} ${Math.round(size / 1000)} kB`).join(', ');
  console.log(`${response?.status()} ${page.url()} → ${file} (${loaded})`);
} finally {
  await browser.close();
}
