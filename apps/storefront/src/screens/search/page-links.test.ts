import { describe, expect, test } from 'vitest';
import { searchQuery } from './search-query';
import { tagPageAddress } from './tag-page-address';

describe('the pages of what was looked for', () => {
  test.each([
    ['観葉 植物', 1, '観葉 植物', null],
    ['観葉 植物', 2, '観葉 植物', '2'],
    ['a&p=9', 3, 'a&p=9', '3'],
  ])('[ROUTE-02] %s, page %i, keeps the keyword whatever is in it', (keyword, page, q, p) => {
    const query = new URLSearchParams(searchQuery(keyword, page));
    expect([query.get('q'), query.get('p')]).toEqual([q, p]);
  });

  test('[ROUTE-03] a page of a tag keeps the tag', () => {
    expect(tagPageAddress('/en/search/tag?tagId=1,102', 1)).toBe('/en/search/tag?tagId=1,102');
    expect(tagPageAddress('/en/search/tag?tagId=1,102', 4)).toBe('/en/search/tag?tagId=1,102&p=4');
  });
});
