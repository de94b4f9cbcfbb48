import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { shopLog } from '../test/support/shop-log';
import { expect, test } from './support/test';

/** Byte budget of the measurement code, after gzip. 30 of them wait for the visit of a page that was rendered ahead (NEXT-01). */
const MEASURING_BYTES = 2_100;
/** The library that defines the metrics; ours must give equal results (web.dev/articles/vitals). */
const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals');

/** A word in the URL that must not be reported anywhere. */
const WORD = 'canaryword7f3a';

test.describe('in the browser', () => {
  // The reported error.
  test.use({ expectedMessages: [/boom/] });

  test('[OBS-07] a page reports its vitals on unload: its page type, without visitor or URL', async ({
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
      // With every change: a page left before an idle moment loses deferred reports of the library.
      webVitals.onINP(note, { reportAllChanges: true });
      webVitals.onCLS(note);
      // A beacon's body is recorded while the page unloads, when it can no longer be read.
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
    expect(start, 'it is sent after everything else').toBeGreaterThan(loaded ?? 0);
    expect(bytes[0]).toBeLessThanOrEqual(MEASURING_BYTES);
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('boom?secret=1'))));
    // Long enough to be reported by both.
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
