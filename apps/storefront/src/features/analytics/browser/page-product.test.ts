// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageProduct } from './page-product';

const script = document.createElement('script');

beforeEach(() => {
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({
    '@type': 'Product',
    productID: '7583412945071',
    name: 'パキラ',
    brand: { name: '水城グリーンファーム' },
    category: '観葉植物/卓上観葉',
    offers: { url: `https://shop.example${location.pathname}?variant=1`, name: '3号', price: '1280' },
  });
  document.head.append(script);
});
afterEach(() => script.remove());

describe('[ANA-01] the product of this page', () => {
  const product = {
    id: '7583412945071',
    name: 'パキラ',
    brand: '水城グリーンファーム',
    category: '観葉植物/卓上観葉',
    variant: '3号',
    price: 1280,
    quantity: 2,
  };

  test('is reported as the page declares it', () => expect(pageProduct(2)).toEqual(product));

  test('is reported with the selected variant and price', () => {
    expect(pageProduct(2, { variantTitle: '', price: 0 })).toEqual({ ...product, variant: '', price: 0 });
    expect(pageProduct(1, { variantTitle: '5号', price: 2480 })).toEqual({
      ...product,
      variant: '5号',
      price: 2480,
      quantity: 1,
    });
  });

  test('is null on another page', () => expect(pageProduct(2, undefined, '/products/another')).toBeNull());
});
