import { describe, expect, test } from 'vitest';
import { listFacets, productCountOf } from './list-facets';

const value = (id: string, count: number, label = id) => ({ id, label, count });
const availability = (inStock: number, soldOut: number) => ({
  id: 'filter.v.availability',
  label: '在庫状況',
  values: [value('filter.v.availability.1', inStock), value('filter.v.availability.0', soldOut)],
});
const vendors = { id: 'filter.p.vendor', label: '', values: [value('a', 3), value('b', 4)] };

describe('[LIST-04] how many products each filter would leave', () => {
  test('stock and tags by the platform’s count, prices as they were asked for', () => {
    const tags = {
      id: 'filter.p.m.shop.ai_tag_ids',
      label: '',
      values: [value('filter.p.m.shop.ai_tag_ids.201', 17), value('filter.p.m.shop.gid', 5, '302')],
    };
    expect(listFacets([availability(28, 2), tags], [1, 2, null, 0])).toEqual({
      inStock: 28,
      prices: [1, 2, null, 0],
      tags: { '201': 17, '302': 5 },
    });
  });

  test('what the platform does not count is unknown, not none', () => {
    expect(listFacets([], [])).toEqual({ inStock: null, prices: [], tags: null });
  });

  test('[LIST-04] a list that is counted without tags has no product with one: no tag would leave anything', () => {
    expect(listFacets([availability(3, 0), vendors], []).tags).toEqual({});
    expect(listFacets([availability(0, 0)], []).tags).toEqual({});
  });

  test('a list has as many products as its vendors have in it', () => {
    expect(productCountOf([availability(6, 3), vendors])).toBe(7);
  });

  test('an empty list has none; without vendors to count by the number is unknown', () => {
    expect(productCountOf([availability(0, 0)])).toBe(0);
    expect(productCountOf([availability(6, 3)])).toBeNull();
    expect(productCountOf([])).toBeNull();
  });
});
