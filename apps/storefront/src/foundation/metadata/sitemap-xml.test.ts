import { describe, expect, test } from 'vitest';
import { escapeXml, sitemapIndexXml, sitemapXml } from './sitemap-xml';

const SHOP = 'https://shop.test';
const plain = { path: '/ranking', updatedAt: null, image: null };

describe('[SEO-01] [ROUTE-16] a sitemap', () => {
  test('contains each page in both languages, each with alternates and the default', () => {
    const alternates =
      `<xhtml:link rel="alternate" hreflang="ja" href="${SHOP}/ranking"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${SHOP}/en/ranking"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${SHOP}/ranking"/>`;
    expect(sitemapXml([plain], SHOP)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>${SHOP}/ranking</loc>${alternates}</url>
<url><loc>${SHOP}/en/ranking</loc>${alternates}</url>
</urlset>
`);
  });

  test('has the last modification before the alternates, and images after them', () => {
    const entry = { path: '/', updatedAt: '2026-11-01T00:00:00Z', image: 'https://cdn.test/a.jpg?v=1&w=2' };
    const text = sitemapXml([entry], SHOP);
    expect(text).toMatch(
      /<loc>https:\/\/shop\.test\/en<\/loc><lastmod>2026-11-01T00:00:00Z<\/lastmod><xhtml:link .*<image:image><image:loc>https:\/\/cdn\.test\/a\.jpg\?v=1&amp;w=2<\/image:loc><\/image:image><\/url>/,
    );
  });

  test('is valid XML for any URL', () => {
    const text = sitemapXml(
      [
        { ...plain, path: '/search/tag?tagId=1,102&p=2' },
        { ...plain, path: '/products/モンステラ' },
      ],
      SHOP,
    );
    expect(text).toContain(`<loc>${SHOP}/search/tag?tagId=1,102&amp;p=2</loc>`);
    expect(text).toContain(`<loc>${SHOP}/en/products/%E3%83%A2%E3%83%B3%E3%82%B9%E3%83%86%E3%83%A9</loc>`);
  });

  test('[BRAND-02] contains a page of one language once, without alternates', () => {
    const text = sitemapXml([{ ...plain, locales: ['en'] }], SHOP);
    expect(text).toContain(`\n<url><loc>${SHOP}/en/ranking</loc></url>\n`);
    expect(text.match(/<loc>/g)).toHaveLength(1);
  });

  test('has an index', () => {
    expect(
      sitemapIndexXml(['/sitemaps/pages-1.xml', '/sitemaps/products-1.xml'], SHOP),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${SHOP}/sitemaps/pages-1.xml</loc></sitemap>
<sitemap><loc>${SHOP}/sitemaps/products-1.xml</loc></sitemap>
</sitemapindex>
`);
  });
});

test('[SEO-01] [SEO-03] text round-trips in XML, without invalid characters', () => {
  expect(escapeXml(`a & b <c> "d" 'e' 植物🌱\n`)).toBe(
    'a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos; 植物🌱\n',
  );
  expect(escapeXml('a\u0000b\u000Bc\uFFFEd\uD800e')).toBe('abcde');
});
