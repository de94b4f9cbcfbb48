import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number';

test.each([
  ['0312345678', true],
  ['090-1234-5678', true],
  ['０９０ー１２３４ー５６７８', true],
  ['(03) 1234 5678', true],
  ['+81 90-1234-5678', true],
  ['', false],
  ['abc', false],
  ['1234567890', false],
  ['090-1234-56', false],
  ['090-1234-5678-9', false],
])('[GIFT-01] %s is a telephone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});
