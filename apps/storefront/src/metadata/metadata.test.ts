import type { Product, Variant } from '@shop/rules/product/product';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { breadcrumbFacts } from './breadcrumb-facts';
import { pageMetadata } from './page-metadata';
import { productFacts } from './product-facts';

describe('[ROUTE-16] the head of a page', () => {
  const page = { path: '/products/pachira', title: 'Pachira', description: 'A plant.' };

  test('names itself, its canonical address, and both languages with Japanese as the default', () => {
    expect(pageMetadata({ ...page, locale: 'en', image: 'https://cdn.test/a.jpg' })).toEqual({
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
        images: ['https://cdn.test/a.jpg'],
      },
    });
  });

  test('is Japanese without a prefix, and has no picture and no word to robots unless there is one', () => {
    const head = pageMetadata({ ...page, locale: 'ja' });
    expect(head.alternates?.canonical).toBe('/products/pachira');
    expect(head.openGraph).toMatchObject({
      locale: 'ja_JP',
      url: '/products/pachira',
      siteName: 'コモレノ STORE',
    });
    expect(head.openGraph).not.toHaveProperty('images');
    expect(head).not.toHaveProperty('robots');
    expect(pageMetadata({ ...page, locale: 'ja', isPrivate: true }).robots).toEqual({ index: false });
  });

  test('of the home page has its title alone', () => {
    expect(pageMetadata({ ...page, locale: 'en', path: '/', isHome: true })).toMatchObject({
      title: 'Pachira',
      alternates: { canonical: '/en', languages: { ja: '/', en: '/en', 'x-default': '/' } },
    });
  });

  test('tells at most 120 characters of itself', () => {
    const described = (length: number) =>
      pageMetadata({ ...page, locale: 'ja', description: '葉'.repeat(length) }).description ?? '';
    expect(described(120)).toBe('葉'.repeat(120));
    expect(described(121).length).toBeLessThanOrEqual(120);
    expect(described(121)).toMatch(/^葉+…$/);
  });
});

test('[NAV-01] the way to a page for search engines: each step with its place, the last without an address', () => {
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: '観葉植物', href: '/ornamentplants' },
    { label: 'パキラ' },
  ];
  expect(breadcrumbFacts(crumbs, 'https://shop.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'トップ', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: '観葉植物', item: 'https://shop.test/ornamentplants' },
      { '@type': 'ListItem', position: 3, name: 'パキラ' },
    ],
  });
});

describe('[PROD-02] [PROD-03] a product for search engines', () => {
  const product = {
    id: 7,
    title: 'パキラ',
    introduction: '育てやすい。',
    description: '説明',
    vendor: '水城',
    images: [{ src: 'https://cdn.test/a.jpg' }],
    reviewScore: 4.3,
    reviewCount: 3,
  } as unknown as Product;
  const variant = { title: '6号', sku: 'a-1', price: yen(1_280), quantity: 1 } as Variant;
  const page = {
    url: 'https://shop.test/products/pachira?variant=1',
    categoryPath: ['観葉植物', '卓上観葉'],
  };

  test('has the offer of the variant that is shown, and its reviews', () => {
    expect(productFacts(product, variant, page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'パキラ',
      description: '育てやすい。',
      image: 'https://cdn.test/a.jpg',
      productID: '7',
      category: '観葉植物/卓上観葉',
      sku: 'a-1',
      brand: { '@type': 'Brand', name: '水城' },
      offers: {
        '@type': 'Offer',
        name: '6号',
        url: 'https://shop.test/products/pachira?variant=1',
        price: 1_280,
        priceCurrency: 'JPY',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
    });
  });

  test.each([
    [1, 'InStock'],
    [0, 'OutOfStock'],
    [-1, 'OutOfStock'],
  ])('with a stock of %i is %s', (quantity, availability) => {
    const { offers } = productFacts(product, { ...variant, quantity }, page);
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
  });

  test('says nothing of a variant without a name, of a picture or of reviews that are not there', () => {
    const bare = { ...product, introduction: '', images: [] };
    const facts = productFacts({ ...bare, reviewScore: null }, { ...variant, title: '' }, page);
    expect(facts.description).toBe('説明');
    expect(facts.image).toBeUndefined();
    expect(facts.offers).not.toHaveProperty('name');
    expect(facts).not.toHaveProperty('aggregateRating');
    expect(productFacts({ ...bare, reviewCount: 0 }, variant, page)).not.toHaveProperty('aggregateRating');
  });
});
