import { afterEach, describe, expect, test, vi } from 'vitest';
import { GET as robots } from './robots.txt/route';
import { GET as sitemap } from './sitemap.xml/route';

afterEach(() => vi.unstubAllEnvs());

const entries = async () =>
  [...(await sitemap().text()).matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
const origin = async () => new URL(/<loc>(.*?)<\/loc>/.exec((await entries())[0] ?? '')?.[1] ?? '').origin;

describe('[ROUTE-16] the map of the site', () => {
  test('names each page in both languages, and with each both', async () => {
    const shop = await origin();
    const ranking = (await entries()).filter((entry) => entry.includes('/ranking'));
    const alternates =
      `<xhtml:link rel="alternate" hreflang="ja" href="${shop}/ranking"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${shop}/en/ranking"/>`;
    expect(ranking).toEqual([
      `<url><loc>${shop}/ranking</loc>${alternates}</url>`,
      `<url><loc>${shop}/en/ranking</loc>${alternates}</url>`,
    ]);
  });

  test('has every kind of page, each address once, and is XML', async () => {
    const shop = await origin();
    const addresses = (await entries()).map((entry) =>
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.slice(shop.length),
    );
    for (const path of [
      ...[
        '/',
        '/en',
        '/collections',
        '/news',
        '/advisors',
        '/succulent',
        '/ornamentplants/okinawa',
        '/en/collections/desk',
      ],
      ...[
        '/collections/producers-mizuki',
        '/columns/howtochoosepot',
        '/pages/guarantee',
        '/fixed/e-gift',
        '/policies/legal-notice',
      ],
    ]) {
      expect(addresses).toContain(path);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    const answer = sitemap();
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:xhtml="http:\/\/www.w3.org\/1999\/xhtml">\n<url>[\s\S]*<\/url>\n<\/urlset>\n$/,
    );
  });
});

test('[ROUTE-16] robots stay out of the cart, favourites, searches by keyword and endpoints, and find tags and the map', async () => {
  const answer = robots();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await answer.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /en/cart',
    'Disallow: /favorite',
    'Disallow: /en/favorite',
    'Disallow: /search',
    'Disallow: /en/search',
    'Allow: /search/tag',
    'Allow: /en/search/tag',
    '',
    `Sitemap: ${await origin()}/sitemap.xml`,
    '',
  ]);
});
