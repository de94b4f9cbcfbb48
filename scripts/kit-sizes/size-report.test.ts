import { expect, test } from 'vitest';
import { overLimit, sizeTable } from './size-report';

const limits = { Button: 1000, others: 2000 };

test('a component above its own limit or the default one is reported', () => {
  expect(overLimit({ Button: 1000, Card: 2000 }, limits)).toEqual([]);
  expect(overLimit({ Button: 1001, Card: 2001 }, limits)).toEqual([
    'Button costs 1001 bytes, its limit is 1000',
    'Card costs 2001 bytes, its limit is 2000',
  ]);
});

test('a limit for an unknown component is reported: it has no effect', () => {
  expect(overLimit({ Card: 1 }, limits)).toEqual(['Button has a limit and is no component']);
});

test('the largest is first', () => {
  expect(sizeTable({ Button: 900, Card: 1500 }, limits).split('\n').slice(2)).toEqual([
    '| Card | 1500 | 2000 |',
    '| Button | 900 | 1000 |',
    '',
  ]);
});
