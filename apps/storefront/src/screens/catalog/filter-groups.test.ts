import {
  DEFAULT_LIST_VIEW,
  formatListQuery,
  goToPage,
  type ListView,
  parseListQuery,
} from '@shop/rules/catalog/list-view';
import { describe, expect, test } from 'vitest';
import { filterGroups } from './filter-groups';

const list = {
  products: [],
  filters: [
    {
      id: 'filter.p.m.shop.ai_tag',
      label: 'AI',
      values: [{ id: 'filter.p.m.shop.ai_tag.201', label: '201', count: 4 }],
    },
  ],
  hasNextPage: false,
  endCursor: null,
};

function offered(query: string) {
  const view = goToPage(parseListQuery(new URLSearchParams(query)), 3);
  const href = (next: ListView) => formatListQuery(next);
  const { groups, chips } = filterGroups({ locale: 'ja', list, view, href });
  return { links: groups.flatMap(({ links }) => links), groups, chips };
}

describe('[LIST-04] ways to narrow a list', () => {
  test.each([[''], ['stock=1'], ['price=3000-5000'], ['sort=new&stock=1&price=-3000&tag=2.201']])(
    'of ?%s each starts at the first page again (lesson 14) and keeps the order',
    (query) => {
      for (const { href } of offered(query).links) {
        const next = parseListQuery(new URLSearchParams(href));
        expect(next.page).toBe(1);
        expect(next.sort).toBe(parseListQuery(new URLSearchParams(query)).sort);
      }
    },
  );

  test('a price that is chosen is let go by the same link', () => {
    const { links, chips } = offered('price=3000-5000');
    const current = links.filter((link) => link.current);
    expect(current).toEqual([{ href: '', label: '3,000〜5,000円', current: true }]);
    expect(chips.some(({ label }) => label === '3,000〜5,000円')).toBe(true);
  });

  test('another price takes the place of the chosen one', () => {
    const above = offered('price=3000-5000').links.find(({ label }) => label === '10,000円〜');
    expect(above?.href).toBe('price=10000-');
  });

  test('only a narrowed list can be widened at once', () => {
    expect(offered('sort=new').groups[0]).not.toHaveProperty('all');
    expect(offered('sort=new&stock=1&price=-3000').groups[0]).toHaveProperty('all.href', 'sort=new');
    expect(parseListQuery(new URLSearchParams('')).page).toBe(DEFAULT_LIST_VIEW.page);
  });
});
