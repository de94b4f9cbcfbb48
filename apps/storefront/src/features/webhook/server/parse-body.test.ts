import { expect, test } from 'vitest';
import { parseBody } from './parse-body';

const parsed = (text: string) => parseBody(new TextEncoder().encode(text));

test.each([
  ['{"id":788032119674292922}', { id: '788032119674292922' }],
  [
    '{"id": -9007199254740993 , "other": [1, 42319870264559]}',
    { id: '-9007199254740993', other: [1, 42319870264559] },
  ],
  [
    '{"handle":"id: 788032119674292922, \\"788032119674292922"}',
    { handle: 'id: 788032119674292922, "788032119674292922' },
  ],
  ['{"weight":1234567890123456.5}', { weight: 1234567890123456.5 }],
  ['{"id":', undefined],
  ['', undefined],
])('[STORE-01] %s is read to the last digit', (text, value) => {
  expect(parsed(text)).toEqual(value);
});
