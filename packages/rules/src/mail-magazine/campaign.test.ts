import { expect, test } from 'vitest';
import { jstDate } from '../jst-date';
import { campaignsOfRegistration, campaignsToShow, isAhead } from './campaign';

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
])('[MAIL-05] on %s the announced campaign is %s', (today, id) => {
  expect(campaignsToShow(CAMPAIGNS, today)[0]?.id).toBe(id);
});

test('[MAIL-05] in any order of campaigns, the one that ends next is announced', () => {
  const spring = { id: 'spring', from: jstDate(2027, 3, 1), to: jstDate(2027, 3, 31), winners: 10 };
  for (const campaigns of [
    [spring, ...CAMPAIGNS],
    [...CAMPAIGNS, spring],
  ]) {
    expect(campaignsToShow(campaigns, jstDate(2026, 11, 1))[0]?.id).toBe('winter');
    expect(campaignsToShow(campaigns.toReversed(), jstDate(2026, 11, 1))[0]?.id).toBe('winter');
  }
});

test('[MAIL-05] of two that end on the same day the first in the list', () => {
  const again = CAMPAIGNS.map((campaign) => ({ ...campaign, id: `${campaign.id} again` }));
  expect(campaignsToShow([...CAMPAIGNS, ...again], jstDate(2026, 11, 1))[0]?.id).toBe('winter');
});

test('[MAIL-05] without campaigns none is announced', () => {
  expect(campaignsToShow([], jstDate(2026, 1, 1))).toEqual([]);
});

test.each([
  [jstDate(2026, 9, 14), undefined, true],
  [jstDate(2026, 9, 15), 'autumn', false],
  [jstDate(2026, 10, 15), 'autumn', false],
  [jstDate(2026, 10, 16), undefined, true],
  [jstDate(2026, 12, 1), 'winter', false],
  [jstDate(2027, 1, 1), undefined, undefined],
])('[MAIL-05] who registers on %s takes part in %s; the announced one is ahead: %s', (day, id, ahead) => {
  expect(campaignsOfRegistration(CAMPAIGNS, day)[0]?.id).toBe(id);
  const [shown] = campaignsToShow(CAMPAIGNS, day);
  expect(shown === undefined ? undefined : isAhead(shown, day)).toBe(ahead);
});

test('[MAIL-05] the announced campaign is the one that who registers takes part in, also when one that is ahead ends sooner', () => {
  const long = { id: 'long', from: jstDate(2026, 11, 1), to: jstDate(2027, 1, 31), winners: 1 };
  for (const [day, id] of [
    [jstDate(2026, 10, 31), undefined],
    [jstDate(2026, 11, 1), 'long'],
    [jstDate(2026, 11, 30), 'long'],
    [jstDate(2026, 12, 1), 'winter'],
    [jstDate(2026, 12, 31), 'winter'],
    [jstDate(2027, 1, 1), 'long'],
  ] as const) {
    expect(campaignsOfRegistration([long, ...CAMPAIGNS], day)[0]?.id).toBe(id);
    expect(campaignsToShow([long, ...CAMPAIGNS], day)[0]?.id).toBe(id ?? 'winter');
  }
});

test('[MAIL-05] of two that go on both are announced, the one that ends next first: a registration takes part in both', () => {
  const long = { id: 'long', from: jstDate(2026, 11, 1), to: jstDate(2027, 1, 31), winners: 1 };
  for (const [day, ids] of [
    [jstDate(2026, 11, 30), ['long']],
    [jstDate(2026, 12, 1), ['winter', 'long']],
    [jstDate(2026, 12, 31), ['winter', 'long']],
    [jstDate(2027, 1, 1), ['long']],
  ] as const) {
    for (const shown of [campaignsToShow, campaignsOfRegistration])
      expect(shown([long, ...CAMPAIGNS], day).map(({ id }) => id)).toEqual(ids);
  }
});
