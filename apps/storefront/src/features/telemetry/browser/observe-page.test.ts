// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientErrorsRequestSchema, vitalsRequestSchema } from '../contract/vitals';
import { clientError, elementPath, observePage } from './observe-page';

type Report = (name: string, value: number, node?: Node | null) => void;
const observed = vi.hoisted(() => ({
  report: undefined as Report | undefined,
  settle: (): void => undefined,
}));
vi.mock('./observe-vitals', () => ({
  observeVitals: (report: Report) => {
    observed.report = report;
    return () => observed.settle();
  },
}));

const sent: { path: string; body: Promise<unknown> }[] = [];
beforeEach(() => {
  document.body.innerHTML =
    '<main><section data-gallery="pachira"><p class="name" id="hana">Hana</p><img alt="x"></section></main>';
  Object.assign(navigator, {
    sendBeacon: (path: string, blob: Blob) => {
      sent.push({ path, body: blob.text().then((text) => JSON.parse(text)) });
      return true;
    },
  });
});
afterEach(() => {
  sent.length = 0;
});

test('[OBS-07] a page sends its vitals and errors once, on unload, without data about the visitor', async () => {
  history.replaceState(null, '', '/en/products/pachira?q=secret#x');
  observePage();
  const img = document.querySelector('img');
  observed.report?.('LCP', 1234.56, img);
  observed.report?.('INP', 80.4, document.querySelector('p'));
  // Values that arrive last are reported, too.
  observed.settle = () => observed.report?.('CLS', 0.123456, img?.parentElement);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom'), message: 'boom' }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom'), message: 'boom' }));
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  observed.settle = () => undefined;
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ path }) => path)).toEqual(['/api/vitals', '/api/client-errors']);
  const [vitals, errors] = await Promise.all(sent.map(({ body }) => body));
  expect(vitals).toEqual({
    page: 'product',
    device: 'desktop',
    connection: 'unknown',
    vitals: [
      { name: 'LCP', value: 1235, element: 'main>section[data-gallery]>img' },
      { name: 'INP', value: 80, element: 'main>section[data-gallery]>p' },
      { name: 'CLS', value: 0.1235, element: 'main>section[data-gallery]' },
    ],
  });
  expect(errors).toEqual({ page: 'product', errors: [{ message: 'boom', place: '' }] });
  expect(vitalsRequestSchema.safeParse(vitals).success).toBe(true);
  expect(clientErrorsRequestSchema.safeParse(errors).success).toBe(true);
});

test('[OBS-07] an element is described by tags and attribute names only', () => {
  expect(elementPath(document.querySelector('p')?.firstChild)).toBe('main>section[data-gallery]>p');
  expect(elementPath(document.body)).toBeUndefined();
  expect(elementPath(null)).toBeUndefined();
});

test('[OBS-07] an error is sent without queries, with its position in our code; third-party errors are not sent', () => {
  const error = Object.assign(new Error('GET https://shop.example/search?q=secret failed'), {
    stack: 'Error: x\n  at f (https://shop.example/_next/static/chunks/app-0f.js:1:234)\n  at g',
  });
  expect(clientError(error)).toEqual({
    message: 'GET https://shop.example/search failed',
    place: '/_next/static/chunks/app-0f.js:1:234',
  });
  expect(clientError('a word')).toEqual({ message: 'a word', place: '' });
  expect(clientError('Script error.')).toBeNull();
  const foreign = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' });
  expect(clientError(foreign)).toBeNull();
  expect(clientError(new Error('x'.repeat(1_000)))?.message).toHaveLength(300);
});
