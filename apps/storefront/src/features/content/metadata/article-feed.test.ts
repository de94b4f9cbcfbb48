import { describe, expect, test } from 'vitest';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { articleFeed } from './article-feed';

const SHOP = 'https://shop.example';
const HOSTILE = `<b>"Fern" & 'moss'</b> ]]> <script>alert(1)</script>\u0000`;
const news = (handle: string, more: object = {}) => ({
  handle,
  title: handle,
  publishedAt: '2026-04-01T00:00:00Z',
  image: null,
  url: '',
  ...more,
});
const column = (handle: string, more: object = {}) => ({
  ...news(handle),
  author: '水野 若菜',
  excerpt: '植物の選び方',
  ...more,
});
const read = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text);
const links = (xml: string) =>
  [...xml.matchAll(/<link rel="(\w+)"[^>]* href="([^"]*)"/g)].map(([, rel, href]) => [rel, href]);

describe('[SEO-04] a feed', () => {
  test('of the news has its title, its URL, and the link of each item, newest date as its own', () => {
    const articles = [
      news('typhoon', { url: '/news#typhoon', publishedAt: '2026-04-09T09:00:00+09:00' }),
      news('sale', { url: '/collections/sale' }),
    ];
    const xml = articleFeed('news', articles, { locale: 'en', shopUrl: SHOP });
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="en">/,
    );
    expect(read(xml, 'updated')[0]).toBe('2026-04-09T00:00:00.000Z');
    expect(read(xml, 'id')).toEqual([
      `${SHOP}/feeds/news-en.xml`,
      `${SHOP}/en/news#typhoon`,
      `${SHOP}/en/news#sale`,
    ]);
    expect(links(xml)).toEqual([
      ['self', `${SHOP}/feeds/news-en.xml`],
      ['alternate', `${SHOP}/en/news`],
      ['alternate', `${SHOP}/en/news#typhoon`],
      ['alternate', `${SHOP}/en/collections/sale`],
    ]);
  });

  test('of the columns has authors and a one-sentence summary', () => {
    const xml = articleFeed('columns', [column('howtochoosepot'), column('x', { author: '', excerpt: '' })], {
      locale: 'ja',
      shopUrl: SHOP,
    });
    expect(read(xml, 'summary')).toEqual(['植物の選び方']);
    expect(read(xml, 'name')).toHaveLength(2);
    expect(links(xml)).toContainEqual(['alternate', `${SHOP}/columns/howtochoosepot`]);
  });

  test('contains no markup from a title or summary, and no character invalid in XML', () => {
    const xml = articleFeed('columns', [column('a', { title: HOSTILE, excerpt: HOSTILE, author: HOSTILE })], {
      locale: 'ja',
      shopUrl: SHOP,
    });
    expect(xml).not.toContain('<script');
    expect(xml).not.toContain('\u0000');
    const escaped =
      '&lt;b&gt;&quot;Fern&quot; &amp; &apos;moss&apos;&lt;/b&gt; ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;';
    expect(read(xml, 'summary')).toEqual([escaped]);
    expect(read(xml, 'title').at(-1)).toBe(escaped);
  });

  test('without items is still valid, and items without a date are omitted', () => {
    for (const articles of [[], [news('x', { publishedAt: '' })]]) {
      const xml = articleFeed('news', articles, { locale: 'ja', shopUrl: SHOP });
      expect(read(xml, 'updated')).toEqual(['1970-01-01T00:00:00Z']);
      expect(xml).not.toContain('<entry>');
    }
  });

  test('is linked from the pages with the same content, and from no other', () => {
    const facts = { locale: 'en', path: '/news', title: 'News', description: 'News' } as const;
    expect(pageMetadata({ ...facts, feeds: ['news'] }).alternates?.types).toEqual({
      'application/atom+xml': [{ url: '/feeds/news-en.xml', title: 'News' }],
    });
    expect(pageMetadata(facts).alternates).not.toHaveProperty('types');
  });
});
