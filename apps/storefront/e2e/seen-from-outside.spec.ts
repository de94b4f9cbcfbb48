import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { shopLog } from '../test/support/shop-log';
import { expect, test } from './support/test';

/** What the code may weigh that measures pages, in bytes after gzip. */
const MEASURING_BYTES = 2_050;
/** The library that defines what is measured; ours has to come to the same (web.dev/articles/vitals). */
const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals');

/** What came in with an address and is told of nowhere. */
const WORD = 'canaryword7f3a';

test.describe('in the browser', () => {
  // The error that is told of.
  test.use({ expectedMessages: [/boom/] });

  test('[OBS-07] a page tells how it did when it is left: its kind, and nothing of who looked or where', async ({
    page,
  }) => {
    const told = async () => (await shopLog()).filter(({ fields }) => fields['route'] === '/api/vitals');
    const before = (await told()).length;
    const code: string[] = [];
    const bytes: number[] = [];
    await page.addInitScript({ path: WEB_VITALS });
    await page.addInitScript(() => {
      const { webVitals } = window as unknown as Record<'webVitals', typeof import('web-vitals')>;
      const note = ({ name, value }: { name: string; value: number }) =>
        sessionStorage.setItem(
          name,
          `${name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)}`,
        );
      webVitals.onLCP(note);
      // With every change: a page that is left before an idle moment loses what the library put off until then.
      webVitals.onINP(note, { reportAllChanges: true });
      webVitals.onCLS(note);
      // What a beacon says is written down while the page is left, when there is no time to read it.
      const Plain = Blob;
      window.Blob = class extends Plain {
        constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
          super(parts, options);
          localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${parts.join('')}`);
        }
      };
      addEventListener('load', () => performance.mark('loaded'));
    });
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      const text = await response.text().catch(() => '');
      if (!text.includes('/api/client-errors')) return;
      bytes.push(gzipSync(text).byteLength);
      code.push(response.url());
    });
    await page.goto(`/products/asplenium?utm_source=${WORD}`);
    await expect.poll(() => code).toHaveLength(1);
    const [address = ''] = code;
    const [start, loaded] = await page.evaluate(
      (name) => [
        performance.getEntriesByName(name)[0]?.startTime ?? 0,
        performance.getEntriesByName('loaded')[0]?.startTime ?? 0,
      ],
      address,
    );
    expect(start, 'it comes after everything else').toBeGreaterThan(loaded ?? 0);
    expect(bytes[0]).toBeLessThanOrEqual(MEASURING_BYTES);
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('boom?secret=1'))));
    // Long enough to be told of by both.
    await page.evaluate(() => {
      const work = () => {
        const end = performance.now() + 120;
        while (performance.now() < end);
      };
      document.addEventListener('click', work, { once: true });
    });
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('INP')))).toBeGreaterThan(0);
    await page.goto('/en/news');
    await expect.poll(async () => (await told()).length).toBeGreaterThan(before);
    expect((await told()).at(-1)?.fields).toMatchObject({ method: 'POST', status: 204 });
    await expect
      .poll(async () =>
        (await shopLog()).some(
          ({ fields }) => fields['route'] === '/api/client-errors' && fields['status'] === 204,
        ),
      )
      .toBe(true);
    const said = await page.evaluate(() => localStorage.getItem('told'));
    const ours = [...(said ?? '').matchAll(/"name":"(\w+)","value":([\d.]+)/g)];
    const library = await page.evaluate(() =>
      ['LCP', 'INP', 'CLS'].map((name) => [name, Number(sessionStorage.getItem(name))]),
    );
    expect(ours.map(([, name, value]) => [name, Number(value)])).toEqual(expect.arrayContaining(library));
    expect(said).toMatch(/^\{"page":"product","device":"desktop",.*"name":"LCP".*"message":"boom"/);
    expect(said).not.toContain(WORD);
    for (const secret of ['asplenium', 'secret', 'utm_source']) expect(said).not.toContain(secret);
  });
});
