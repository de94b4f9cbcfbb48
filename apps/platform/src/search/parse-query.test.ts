import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, type QueryNode } from './parse-query.ts';

/** Prints a tree as fully bracketed text, for table rows. */
function show(node: QueryNode): string {
  switch (node.kind) {
    case 'everything':
      return '*';
    case 'not':
      return `NOT(${show(node.part)})`;
    case 'term': {
      const field = node.field === null ? '' : `${node.field}${node.comparator}`;
      return `${field}${node.isQuoted ? `"${node.value}"` : node.value}${node.isPrefix ? '~' : ''}`;
    }
    default:
      return `${node.kind}(${node.parts.map(show).join(' ')})`;
  }
}

describe('[SEARCH-03] the search syntax', () => {
  test.each([
    ['', '*'],
    ['   ', '*'],
    ['monstera', 'monstera'],
    ['monstera deliciosa', 'and(monstera deliciosa)'],
    ['a　b', 'and(a b)'],
    ['"money tree" mini', 'and("money tree" mini)'],
    ["'money tree'", '"money tree"'],
    ['mon*', 'mon~'],
    ['title:mon*', 'title:mon~'],
    ['tag:観葉植物', 'tag:観葉植物'],
    ['tag:"母の日"', 'tag:"母の日"'],
    ["vendor:'A B'", 'vendor:"A B"'],
    ['variants.price:>1000', 'variants.price>1000'],
    ['variants.price:>=1000', 'variants.price>=1000'],
    ['variants.price:<= 1000', 'variants.price<=1000'],
    ["created_at:>'2024-01-01T00:00:00Z'", 'created_at>"2024-01-01T00:00:00Z"'],
    ['a OR b', 'or(a b)'],
    ['a OR b c', 'or(a and(b c))'],
    ['a AND b OR c', 'or(and(a b) c)'],
    ['(a OR b) c', 'and(or(a b) c)'],
    ['(a OR b) AND (c OR d)', 'and(or(a b) or(c d))'],
    ['NOT a', 'NOT(a)'],
    ['-tag:SALE', 'NOT(tag:SALE)'],
    ['a -b', 'and(a NOT(b))'],
    ['NOT (a OR b)', 'NOT(or(a b))'],
    ['a-b', 'a-b'],
    ['and or not', 'and(and or not)'],
    ['id:7583412945071', 'id:7583412945071'],
    ['http\\://x', 'http://x'],
    ['tag:a\\ b', 'tag:a b'],
    ['50\\*', '50*'],
    ['*', '~'],
  ])('parses %j as %s', (query, expected) => {
    expect(show(parseQuery(query))).toBe(expected);
  });

  test.each([
    ['(a', 'a'],
    ['a)', 'a'],
    [')(', '*'],
    ['OR a', 'and(OR a)'],
    ['a OR', 'a'],
    ['a AND', 'a'],
    ['NOT', '*'],
    ['-', '-'],
    ['"never closed', 'and(never closed)'],
    ['tag:', 'tag:'],
  ])('tolerates the syntax error %j as %s', (query, expected) => {
    expect(show(parseQuery(query))).toBe(expected);
  });

  test('parses any text without throwing', () => {
    const parts = fc.constantFrom(
      '(',
      ')',
      '"',
      "'",
      '-',
      ' ',
      'OR',
      'AND',
      'NOT',
      ':',
      '*',
      '\\',
      'tag',
      '<',
      '=',
      '苔',
    );
    fc.assert(fc.property(fc.array(parts), (all) => void parseQuery(all.join(''))));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseQuery(text)));
  });
});
