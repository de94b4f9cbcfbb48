import { describe, expect, test } from 'vitest';
import { listFacets, productCountOf } from './list-facets';

const value = (id: string, count: number, label = id) => ({ id, label, count });
const availability = (inStock: number, soldOut: number) => ({
  id: 'filter.v.availability',
  label: '在庫状況',
  values: [value('filter.v.availability.1', inStock), value('filter.v.availability.0', soldOut)],
});
const vendors = { id: 'filter.p.vendor', label: '', values: [value('a', 3), value('b', 4)] };

describe('[LIST-04] the product count of each filter', () => {
  test("stock and tags by the platform's count, prices as requested", () => {
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

  test('what the platform does not count is unknown, not zero', () => {
    expect(listFacets([], [])).toEqual({ inStock: null, prices: [], tags: null });
  });

  test('[LIST-04] a list counted without tags has no product with one: every tag has zero results', () => {
    expect(listFacets([availability(3, 0), vendors], []).tags).toEqual({});
    expect(listFacets([availability(0, 0)], []).tags).toEqual({});
  });

  test("the count of a list is the sum of its vendors'", () => {
    expect(productCountOf([availability(6, 3), vendors])).toBe(7);
  });

  test('an empty list has none; without vendors the count is unknown', () => {
    expect(productCountOf([availability(0, 0)])).toBe(0);
    expect(productCountOf([availability(6, 3)])).toBeNull();
    expect(productCountOf([])).toBeNull();
  });
});
