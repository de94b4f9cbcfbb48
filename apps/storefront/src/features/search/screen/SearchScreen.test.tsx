import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import type { ProductCard } from '@shop/rules/product/product-card';
import { yen } from '@shop/rules/yen';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

vi.mock('../browser/HeaderQuery', () => ({ HeaderQuery: () => null }));
const { SearchScreen } = await import('./SearchScreen');

test.each([
  ['ja', '/search'],
  ['en', '/en/search'],
] as const)('[SEARCH-03] the link of a mended slip leads to the corrected word, in %s', (locale, address) => {
  const html = renderToStaticMarkup(
    <SearchScreen
      locale={locale}
      popular={[]}
      search={{
        keyword: 'モンステラア',
        view: DEFAULT_LIST_VIEW,
        products: [],
        total: 0,
        facets: { inStock: 0, prices: [], tags: {} },
        needs: [],
        dropped: [],
        correction: 'モンステラ',
        nearFrom: null,
        places: [],
        unchecked: [],
      }}
    />,
  );
  const [, href = ''] =
    new RegExp(`${messages(locale).search.corrected}.*?href="([^"]*)"[^>]*>モンステラ<`, 's').exec(html) ??
    [];
  const led = new URL(href.replaceAll('&amp;', '&'), 'https://shop.test');
  expect(led.pathname).toBe(address);
  expect([...led.searchParams]).toEqual([['q', 'モンステラ']]);
});

const POPULAR: ProductCard = {
  id: 1,
  globalId: 'gid://shop/Product/1' as ProductCard['globalId'],
  handle: 'popular',
  title: 'パキラ',
  vendor: '',
  image: null,
  price: yen(1_280),
  hasPriceRange: false,
  size: '',
  compareAtPrice: null,
  isSale: false,
  isSoldOut: false,
  tags: [],
  aiTagIds: [],
  reviewScore: null,
  reviewCount: 0,
};

describe('[SEARCH-05] what is not checked for safety', () => {
  const NOTHING_FOUND = {
    keyword: '赤ちゃんに安全な植物',
    view: DEFAULT_LIST_VIEW,
    products: [],
    total: 0,
    facets: { inStock: 0, prices: [], tags: {} },
    needs: [],
    dropped: [],
    correction: null,
    nearFrom: null,
    places: [],
  };
  const card = (handle: string) => ({ ...POPULAR, handle });
  const render = (
    search: Partial<Parameters<typeof SearchScreen>[0]['search']>,
    popular = [card('popular')],
  ) =>
    renderToStaticMarkup(
      <SearchScreen locale="ja" popular={popular} search={{ ...NOTHING_FOUND, unchecked: [], ...search }} />,
    );

  test('is said above the products', () => {
    const html = render({
      products: [card('monstera')],
      total: 1,
      unchecked: [{ safety: 'children', words: [] }],
    });
    const [said, shown] = ['お子さまへの安全は確かめられていません', '/products/monstera'].map((text) =>
      html.indexOf(text),
    );
    expect(said).toBeGreaterThan(-1);
    expect(shown).toBeGreaterThan(said ?? 0);
  });

  test('is said of the words whose products nobody has checked', () => {
    expect(render({ unchecked: [{ safety: 'pets', words: ['ポトス'] }] })).toContain(
      '「ポトス」について、ペットへの安全は確かめられていません。',
    );
  });

  test('where nothing is found, what sells best is not offered instead', () => {
    expect(render({ unchecked: [{ safety: 'pets', words: [] }] })).not.toContain('/products/popular');
    expect(render({})).toContain('/products/popular');
  });

  test('[SEARCH-05] how many answer everything is said where similar products follow', () => {
    expect(render({ products: [card('monstera')], total: 1, nearFrom: 1 })).toContain(
      'すべてに合う商品は1件です',
    );
    expect(render({ products: [card('monstera')], total: 1 })).not.toContain('すべてに合う商品は');
  });
});

describe('[SEARCH-02] where nothing is found', () => {
  const render = (locale: 'ja' | 'en', search: Partial<Parameters<typeof SearchScreen>[0]['search']>) =>
    renderToStaticMarkup(
      <SearchScreen
        locale={locale}
        popular={[]}
        search={{
          keyword: 'hdmi',
          view: DEFAULT_LIST_VIEW,
          products: [],
          total: 0,
          facets: { inStock: 0, prices: [], tags: {} },
          needs: [],
          dropped: [],
          correction: null,
          nearFrom: null,
          places: [],
          unchecked: [],
          ...search,
        }}
      />,
    );

  test.each([
    ['ja', '/succulent', '/collections/shade-tolerant'],
    ['en', '/en/succulent', '/en/collections/shade-tolerant'],
  ] as const)('categories and needs are offered, in %s', (locale, category, need) => {
    const html = render(locale, {});
    for (const href of [category, need]) expect(html).toContain(`href="${href}"`);
  });

  test('neither is offered beside results, nor to who asked for what nobody has checked', () => {
    const product = { ...POPULAR, handle: 'monstera' };
    for (const search of [
      { products: [product], total: 1 },
      { unchecked: [{ safety: 'pets', words: [] } as const] },
    ])
      expect(render('ja', search)).not.toContain('href="/collections/shade-tolerant"');
  });
});
