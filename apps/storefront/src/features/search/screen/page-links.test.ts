import { DEFAULT_LIST_VIEW, goToPage } from '@shop/rules/catalog/list-view';
import { describe, expect, test } from 'vitest';
import { searchQuery } from './SearchScreen';
import { tagPageAddress } from './TagScreen';

const page = (number: number) => goToPage(DEFAULT_LIST_VIEW, number);

describe('the pages of what was looked for', () => {
  test.each([
    ['観葉 植物', 1, '観葉 植物', null],
    ['観葉 植物', 2, '観葉 植物', '2'],
    ['a&p=9', 3, 'a&p=9', '3'],
  ])('[ROUTE-02] %s, page %i, keeps the keyword whatever is in it', (keyword, number, q, p) => {
    const query = new URLSearchParams(searchQuery(keyword, page(number)));
    expect([query.get('q'), query.get('p')]).toEqual([q, p]);
  });

  test('[LIST-04] order and filters stand in the address of a search', () => {
    const view = { ...page(2), sort: 'new', inStockOnly: true } as const;
    expect(searchQuery('a', view)).toBe('q=a&p=2&sort=new&stock=1');
  });

  test('[ROUTE-03] a page of a tag keeps the tag', () => {
    const address = '/en/search/tag?tagId=1,102';
    expect(tagPageAddress(address, page(1))).toBe(address);
    expect(tagPageAddress(address, page(4))).toBe(`${address}&p=4`);
    const view = { ...page(2), sort: 'best', tags: [{ parentId: 1, childId: 102 }] } as const;
    expect(tagPageAddress(address, view)).toBe(`${address}&p=2&sort=best`);
  });
});
