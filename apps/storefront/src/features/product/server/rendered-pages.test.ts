import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetProcess } from '#test/support/commerce-under-test.ts';
import { noteRendered, renderedPages } from './rendered-pages';

beforeEach(forgetProcess);
afterEach(forgetProcess);

describe('the pages of a product that somebody saw', () => {
  test('are remembered, each once', () => {
    noteRendered('pachira', '/products/pachira');
    noteRendered('pachira', '/en/products/pachira');
    noteRendered('pachira', '/products/pachira');
    noteRendered('moss', '/products/moss');
    expect(renderedPages('pachira')).toEqual(['/products/pachira', '/en/products/pachira']);
    expect(renderedPages('moss')).toEqual(['/products/moss']);
    expect(renderedPages('unseen')).toEqual([]);
  });

  test('are forty of a product at most', () => {
    const address = (index: number) => `/products/pachira?variant=${index}`;
    for (let index = 1; index <= 41; index += 1) noteRendered('pachira', address(index));
    expect(renderedPages('pachira')).toEqual(Array.from({ length: 40 }, (_, index) => address(index + 1)));
  });

  test('are those of two thousand products; the one rendered longest ago goes first', () => {
    for (let index = 1; index <= 2_000; index += 1) noteRendered(`p${index}`, `/products/p${index}`);
    expect(renderedPages('p1')).toEqual(['/products/p1']);
    noteRendered('p1', '/en/products/p1');
    noteRendered('p2001', '/products/p2001');
    expect(renderedPages('p2')).toEqual([]);
    expect(renderedPages('p1')).toEqual(['/products/p1', '/en/products/p1']);
    expect(renderedPages('p3')).toEqual(['/products/p3']);
    expect(renderedPages('p2001')).toEqual(['/products/p2001']);
  });
});
