import { expect, test } from 'vitest';
import { dateText } from './date-text.ts';

test.each([
  ['2026-12-07', '2026年12月7日(月)', 'Monday, 7 December 2026'],
  ['2027-01-31', '2027年1月31日(日)', 'Sunday, 31 January 2027'],
])('[ORDER-01] the day %s is formatted as %s, in English as %s', (sent, ja, en) => {
  expect([dateText(sent, 'JA'), dateText(sent, 'EN')]).toEqual([ja, en]);
});

test.each(['', 'いつでも', '2026-13-01', '2026-02-30', '7.12.2026'])(
  'an invalid day is shown as sent: %j',
  (sent) => {
    expect([dateText(sent, 'JA'), dateText(sent, 'EN')]).toEqual([sent, sent]);
  },
);
