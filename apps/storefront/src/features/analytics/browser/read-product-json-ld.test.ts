// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { measureSale } from './push-event';
import { readProductJsonLd } from './read-product-json-ld';

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

test("[ANA-01] the structured data of the page's product is read", () => {
  expect(readProductJsonLd(pageWith(JSON.stringify(GOOD)), '/products/pachira')).toEqual(FACTS);
  const bare = { ...GOOD, category: undefined, offers: { ...GOOD.offers, name: undefined } };
  expect(readProductJsonLd(pageWith(JSON.stringify(bare)), '/products/pachira')).toMatchObject({
    categoryPath: [''],
    variant: '',
  });
});

const variant = (id: number, name: string, price: number, stock: string) => ({
  name: `パキラ ${name}`,
  offers: {
    url: `https://shop.example/products/pachira?variant=${id}`,
    price,
    availability: `https://schema.org/${stock}`,
  },
});
const GROUP = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'BreadcrumbList' },
    {
      ...GOOD,
      '@type': 'ProductGroup',
      productGroupID: '7',
      offers: undefined,
      hasVariant: [
        variant(1, '3号', 980, 'OutOfStock'),
        variant(2, '5号', 1280, 'InStock'),
        variant(3, '7号', 2980, 'InStock'),
      ],
    },
  ],
};

test.each([
  ['opens with', null, '5号', 1280],
  ['is asked for', '3', '7号', 2980],
  ['is asked for though it is sold out', '1', '3号', 980],
  ['opens with where the address names none of its own', '9', '5号', 1280],
])(
  '[ANA-01] [PROD-04] of several variants the one that the page %s is selected',
  (_how, named, title, price) => {
    const page = pageWith(JSON.stringify(GROUP));
    expect(readProductJsonLd(page, '/products/pachira', named)).toEqual({ ...FACTS, variant: title, price });
    expect(readProductJsonLd(page, '/products/other', named)).toBeNull();
  },
);

test('[ANA-01] of variants that are all sold out the first is selected; an empty group is skipped', () => {
  const groupOf = (hasVariant: object[]) =>
    pageWith(JSON.stringify({ '@graph': [{ ...GROUP['@graph'][1], hasVariant }] }));
  const gone = [variant(1, '3号', 980, 'OutOfStock'), variant(2, '5号', 1280, 'OutOfStock')];
  expect(readProductJsonLd(groupOf(gone), '/products/pachira')).toMatchObject({ variant: '3号', price: 980 });
  expect(readProductJsonLd(groupOf([]), '/products/pachira')).toBeNull();
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
])('[ANA-01] %s beside it is skipped', (_name, text) => {
  expect(readProductJsonLd(pageWith(text, JSON.stringify(GOOD)), '/products/pachira')).toEqual(FACTS);
  expect(readProductJsonLd(pageWith(text), '/products/pachira')).toBeNull();
});

test('[ANA-01] a sale that cannot be reported is logged, and still completes', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = new Error('bug');
  expect(() =>
    measureSale(() => {
      throw bug;
    }),
  ).not.toThrow();
  expect(log).toHaveBeenCalledWith('a sale could not be measured', bug);
});
