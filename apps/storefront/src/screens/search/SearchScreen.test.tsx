import { DEFAULT_LIST_VIEW } from '@shop/rules/catalog/list-view';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { messages } from '../../i18n/messages';

vi.mock('../../browser/search/HeaderQuery', () => ({ HeaderQuery: () => null }));
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
        places: [],
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
