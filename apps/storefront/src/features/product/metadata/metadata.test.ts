import { describe, expect, test } from 'vitest';
import { pageMetadata } from '#foundation/metadata/page-metadata.ts';
import { breadcrumbFacts } from '#foundation/metadata/shop-facts.ts';

describe('[ROUTE-16] the metadata of a page', () => {
  const page = { path: '/products/pachira', title: 'Pachira', description: 'A plant.' };

  test('has its title, its canonical URL, and hreflang for both languages with Japanese as the default', () => {
    expect(pageMetadata({ ...page, locale: 'en', picture: '/social/en/products/pachira.png?v=1' })).toEqual({
      title: 'Pachira | KOMORENO STORE',
      description: 'A plant.',
      alternates: {
        canonical: '/en/products/pachira',
        languages: {
          ja: '/products/pachira',
          en: '/en/products/pachira',
          'x-default': '/products/pachira',
        },
      },
      openGraph: {
        title: 'Pachira | KOMORENO STORE',
        description: 'A plant.',
        url: '/en/products/pachira',
        siteName: 'KOMORENO STORE',
        locale: 'en_US',
        type: 'website',
        images: [{ url: '/social/en/products/pachira.png?v=1', width: 1200, height: 630 }],
      },
    });
  });

  test('has no prefix in Japanese, and the default social image and no robots tag unless set', () => {
    const head = pageMetadata({ ...page, locale: 'ja' });
    expect(head.alternates?.canonical).toBe('/products/pachira');
    expect(head.openGraph).toMatchObject({
      locale: 'ja_JP',
      url: '/products/pachira',
      siteName: 'コモレノ STORE',
    });
    expect(head.openGraph).toMatchObject({ images: [{ url: '/social/ja/shop/card.png' }] });
    expect(head).not.toHaveProperty('robots');
    expect(pageMetadata({ ...page, locale: 'ja', isPrivate: true }).robots).toEqual({ index: false });
  });

  test('[SEO-03] has the Open Graph type: a page, a product, or an article with author and date', () => {
    const typeOf = (kind?: Parameters<typeof pageMetadata>[0]['kind']) =>
      pageMetadata({ ...page, locale: 'ja', ...(kind && { kind }) }).openGraph;
    expect(typeOf()).toMatchObject({ type: 'website' });
    expect(typeOf('product')).not.toHaveProperty('type');
    expect(typeOf({ publishedTime: '2026-01-01T00:00:00Z', authors: ['水野'] })).toMatchObject({
      type: 'article',
      publishedTime: '2026-01-01T00:00:00Z',
      authors: ['水野'],
    });
  });

  test('of the home page has its title only', () => {
    expect(pageMetadata({ ...page, locale: 'en', path: '/', isHome: true })).toMatchObject({
      title: 'Pachira',
      alternates: { canonical: '/en', languages: { ja: '/', en: '/en', 'x-default': '/' } },
    });
  });

  test('has a description of at most 120 characters', () => {
    const described = (length: number) =>
      pageMetadata({ ...page, locale: 'ja', description: '葉'.repeat(length) }).description ?? '';
    expect(described(120)).toBe('葉'.repeat(120));
    expect(described(121).length).toBeLessThanOrEqual(120);
    expect(described(121)).toMatch(/^葉+…$/);
  });
});

test('[NAV-01] breadcrumb structured data: each step with its position, the last without a URL', () => {
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: '観葉植物', href: '/ornamentplants' },
    { label: 'パキラ' },
  ];
  expect(breadcrumbFacts(crumbs, 'https://shop.test')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'トップ', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: '観葉植物', item: 'https://shop.test/ornamentplants' },
      { '@type': 'ListItem', position: 3, name: 'パキラ' },
    ],
  });
});
