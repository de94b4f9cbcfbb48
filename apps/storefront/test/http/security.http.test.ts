import { readInlineCode } from '@shop/page-server/inline-code';
import { expect, test } from 'vitest';
import { headerFaults } from '../support/header-faults';
import { rawRequest } from '../support/raw-request';
import { SCREENS } from '../support/screens';

const encoded = (path: string) => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

test('[SEC-01] every screen, error page, endpoint and file has the top grade of a CSP checker; elements have no inline handlers', async () => {
  const answers = [
    ...SCREENS.flatMap(({ path }) => [path, path === '/' ? '/en' : `/en${path}`]),
    '/products/pachira-mini?utm_source=x',
    `/search?q=${'x'.repeat(600)}`,
    '/mail-magazine/registered',
    '/mail-magazine/coupon/GREEN15',
    '/restock-notice/registered',
    '/columns/recommendkanyou',
    '/products/%',
    '/products/no-such-plant',
    '/collections/succulent',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/icon.svg',
    '/favicon.ico',
    '/livez',
    '/readyz',
    '/api',
    '/api/nope',
    '/api/%',
    '/api/products',
    '/api/products?productIds=7583412945071',
    '/api/invalid-date-products?productHandles=pachira-mini',
    '/api/lists?handle=desk',
    '/api/menus',
    '/api/search-start',
    '/api/suggestions',
    '/api/suggestions?q=monstera',
    '/api/webhooks/platform',
    '/fonts/noto-sans-jp-5.3.1/face.css',
    '/_next/static/no-such-file.js',
  ].map((path) => ['GET', path] as const);
  const methods = [
    ['PUT', '/cart'],
    ['TRACE', '/'],
    ['POST', '/api/mailmagazine/register'],
    ['POST', '/api/mail-links'],
    ['POST', '/api/webhooks/platform'],
    ['POST', '/api/csp-reports'],
  ] as const;
  const files = new Set<string>();
  for (const [method, path] of [...answers, ...methods]) {
    const { headers, body } = await rawRequest(method, encoded(path), { headers: {} });
    expect(headerFaults(path, headers as Record<string, string>), `${method} ${path}`).toEqual([]);
    if (!headers['content-type']?.startsWith('text/html')) continue;
    expect(readInlineCode(body).handlers, path).toEqual([]);
    for (const [, file] of body.matchAll(/["\s](\/_next\/static\/[^"\\\s]+\.(?:js|css|woff2))(?=["\s])/g))
      files.add(file ?? '');
    for (const [, file] of body.matchAll(/(?:data-page-data|src)="(\/(?:page-data|pictures)\/[^"]+)"/g))
      files.add(file?.replaceAll('&amp;', '&') ?? '');
  }
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const { headers } = await rawRequest('GET', file);
    expect(headerFaults(file, headers as Record<string, string>), file).toEqual([]);
  }
});
