import type { Product, Variant } from '@shop/rules/product/product';
import { describe, expect, test } from 'vitest';
import { toneOf } from '#features/catalog/screen/cards/tone-of-badge.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { badgeTags, productCrumbs } from './product-crumbs';
import { setOfProduct } from './set-of-product';

describe('[PROD-12] [CARD-01] badges', () => {
  test("each has its label in the page's language and its style", () => {
    const product = { id: 1, isSoldOut: true, isSale: true, tags: ['限定', '新入荷', 'ギフト限定'] };
    expect(badgeTags(product, 'ja')).toEqual([
      { tone: 'soldOut', label: '売り切れ' },
      { tone: 'sale', label: 'SALE' },
      { tone: 'notice', label: '限定' },
      { tone: 'standard', label: '新入荷' },
      { tone: 'standard', label: 'ギフト限定' },
    ]);
    expect(badgeTags(product, 'en').map(({ label }) => label)[0]).not.toMatch(/[぀-ヿ一-鿿]/);
    expect(badgeTags({ ...product, isSoldOut: false, isSale: false, tags: [] }, 'ja')).toEqual([]);
  });

  test.each([
    ['soldOut', 'soldOut'],
    ['sale', 'sale'],
    ['limited', 'notice'],
    ['freeShipping', 'standard'],
    ['storeOriginal', 'standard'],
  ] as const)('%s has the style %s', (kind, tone) => {
    expect(toneOf(kind)).toBe(tone);
  });
});

describe('[NAV-01] the breadcrumb of a product', () => {
  const product = {
    title: 'Pachira',
    breadCrumbs: [
      { name: '観葉植物', handle: 'ornamentplants' },
      { name: '沖縄', handle: 'ornamentplants/okinawa' },
      { name: 'Desk', handle: 'desk' },
    ],
  };

  test("follows the menu's own pages, named in the page's language, and ends without a URL", () => {
    const [top, category, sub, other, last] = productCrumbs(product, 'en');
    expect(top).toEqual({ label: 'Home', href: '/en' });
    expect(category).toMatchObject({ href: '/en/ornamentplants' });
    expect(category?.label).not.toBe('観葉植物');
    expect(sub).toMatchObject({ href: '/en/ornamentplants/okinawa' });
    expect(other).toEqual({ label: 'Desk', href: '/en/collections/desk' });
    expect(last).toEqual({ label: 'Pachira' });
    expect(productCrumbs(product, 'ja').map(({ href }) => href)).toEqual([
      '/',
      '/ornamentplants',
      '/ornamentplants/okinawa',
      '/collections/desk',
      undefined,
    ]);
  });
});

describe('[IMG-01] an image', () => {
  const src = 'https://cdn.test/s/files/1/a.jpg?v=1';
  const widths = (largest: Parameters<typeof productPicture>[1]) =>
    [...(productPicture({ src, alt: 'a' }, largest).srcSet ?? '').matchAll(/width=(\d+) (\d+)w/g)].map(
      ([, asked, said]) => [Number(asked), Number(said)],
    );

  test('has each width from a quarter of the largest, with matching descriptors', () => {
    expect(widths(360)).toEqual([90, 120, 180, 360].map((width) => [width, width]));
    expect(widths(1296)).toEqual([360, 540, 720, 900, 1080, 1296].map((width) => [width, width]));
  });

  test('is requested at most 540 wide without srcset', () => {
    expect(productPicture({ src, alt: '' }, 180).src).toContain('width=180');
    expect(productPicture({ src, alt: '' }, 1296).src).toContain('width=540');
  });

  test('has its own alt text, unless overridden', () => {
    expect(productPicture({ src, alt: 'パキラ' }, 180).alt).toBe('パキラ');
    expect(productPicture({ src, alt: 'パキラ' }, 180, '').alt).toBe('');
    expect(productPicture({ src: 'https://elsewhere.test/a.jpg', alt: '' }, 180)).not.toHaveProperty(
      'srcSet',
    );
  });
});

describe('[SET-01] [PROD-04] the initial state of a set', () => {
  const setDefinition = {
    itemCount: 2,
    options: [
      { name: 'A', image: '', sequence: 1 },
      { name: 'B', image: '', sequence: 2 },
    ],
  };
  const product = { setDefinition } as unknown as Product;
  const variant = (title: string, quantity = 1) =>
    ({ globalId: title, title, quantity }) as unknown as Variant;

  test('is empty, or the selection of the URL', () => {
    expect(setOfProduct({ setDefinition: null } as unknown as Product, null)).toBeNull();
    expect(setOfProduct(product, null)?.selection).toEqual([0, 0]);
    expect(setOfProduct(product, variant('A/B'))?.selection).toEqual([1, 1]);
    expect(setOfProduct(product, variant('another'))?.selection).toEqual([0, 0]);
  });
});
