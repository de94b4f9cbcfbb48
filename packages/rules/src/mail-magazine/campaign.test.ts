import { expect, test } from 'vitest';
import { jstDate } from '../jst-date';
import { campaignToShow } from './campaign';

const CAMPAIGNS = [
  { id: 'winter', from: jstDate(2026, 12, 1), to: jstDate(2026, 12, 31), winners: 1 },
  { id: 'autumn', from: jstDate(2026, 9, 15), to: jstDate(2026, 10, 15), winners: 1 },
];

test.each([
  [jstDate(2026, 1, 1), 'autumn'],
  [jstDate(2026, 9, 15), 'autumn'],
  [jstDate(2026, 10, 15), 'autumn'],
  [jstDate(2026, 10, 16), 'winter'],
  [jstDate(2026, 12, 31), 'winter'],
  [jstDate(2027, 1, 1), undefined],
])('[MAIL-05] on %s the campaign told of is %s', (today, id) => {
  expect(campaignToShow(CAMPAIGNS, today)?.id).toBe(id);
});

test('[MAIL-05] without campaigns none is told of', () => {
  expect(campaignToShow([], jstDate(2026, 1, 1))).toBeNull();
});
