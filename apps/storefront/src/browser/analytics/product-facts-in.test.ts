// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { measureSale } from './measure-sale';
import { productFactsIn } from './product-facts-in';

const GOOD = {
  '@type': 'Product',
  productID: '7',
  name: 'パキラ',
  brand: { '@type': 'Brand', name: '農園' },
  category: '観葉植物/パキラ',
  offers: { url: 'https://shop.example/products/pachira?variant=1', name: '3号', price: '1280' },
};
const FACTS = {
  id: 7,
  name: 'パキラ',
  brand: '農園',
  categoryPath: ['観葉植物', 'パキラ'],
  variant: '3号',
  price: 1280,
};

function pageWith(...texts: string[]): DocumentFragment {
  const page = document.createDocumentFragment();
  for (const text of texts) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    page.append(script);
  }
  return page;
}

afterEach(() => void vi.restoreAllMocks());

test('[ANA-01] the facts of the page’s product are read', () => {
  expect(productFactsIn(pageWith(JSON.stringify(GOOD)), '/products/pachira')).toEqual(FACTS);
  const bare = { ...GOOD, category: undefined, offers: { ...GOOD.offers, name: undefined } };
  expect(productFactsIn(pageWith(JSON.stringify(bare)), '/products/pachira')).toMatchObject({
    categoryPath: [''],
    variant: '',
  });
});

test.each([
  ['a product without offers', '{"@type":"Product"}'],
  ['offers at no address', JSON.stringify({ ...GOOD, offers: { ...GOOD.offers, url: 'here' } })],
  ['broken JSON', '{"@type":"Prod'],
  ['nothing', ''],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['another type', JSON.stringify({ ...GOOD, '@type': 'Organization' })],
  [
    'another product',
    JSON.stringify({ ...GOOD, offers: { ...GOOD.offers, url: 'https://x.example/products/y' } }),
  ],
])('[ANA-01] %s beside it is passed over', (_name, text) => {
  expect(productFactsIn(pageWith(text, JSON.stringify(GOOD)), '/products/pachira')).toEqual(FACTS);
  expect(productFactsIn(pageWith(text), '/products/pachira')).toBeNull();
});

test('[ANA-01] a sale that cannot be measured is logged, and stays a sale', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = new Error('bug');
  expect(() =>
    measureSale(() => {
      throw bug;
    }),
  ).not.toThrow();
  expect(log).toHaveBeenCalledWith('a sale could not be measured', bug);
});
