import { expect, test } from 'vitest';
import { jstDate } from '../jst-date';
import { campaignOfRegistration, campaignToShow, isAhead } from './campaign';

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
  expect(campaignToShow(CAMPAIGNS, today)?.id).toBe(id);
});

test('[MAIL-05] in any order of campaigns, the one that ends next is announced', () => {
  const spring = { id: 'spring', from: jstDate(2027, 3, 1), to: jstDate(2027, 3, 31), winners: 10 };
  for (const campaigns of [
    [spring, ...CAMPAIGNS],
    [...CAMPAIGNS, spring],
  ]) {
    expect(campaignToShow(campaigns, jstDate(2026, 11, 1))?.id).toBe('winter');
    expect(campaignToShow(campaigns.toReversed(), jstDate(2026, 11, 1))?.id).toBe('winter');
  }
});

test('[MAIL-05] of two that end on the same day the first in the list', () => {
  const again = CAMPAIGNS.map((campaign) => ({ ...campaign, id: `${campaign.id} again` }));
  expect(campaignToShow([...CAMPAIGNS, ...again], jstDate(2026, 11, 1))?.id).toBe('winter');
});

test('[MAIL-05] without campaigns none is announced', () => {
  expect(campaignToShow([], jstDate(2026, 1, 1))).toBeNull();
});

test.each([
  [jstDate(2026, 9, 14), undefined, true],
  [jstDate(2026, 9, 15), 'autumn', false],
  [jstDate(2026, 10, 15), 'autumn', false],
  [jstDate(2026, 10, 16), undefined, true],
  [jstDate(2026, 12, 1), 'winter', false],
  [jstDate(2027, 1, 1), undefined, undefined],
])('[MAIL-05] who registers on %s takes part in %s; the announced one is ahead: %s', (day, id, ahead) => {
  expect(campaignOfRegistration(CAMPAIGNS, day)?.id).toBe(id);
  const shown = campaignToShow(CAMPAIGNS, day);
  expect(shown === null ? undefined : isAhead(shown, day)).toBe(ahead);
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
    expect(campaignOfRegistration([long, ...CAMPAIGNS], day)?.id).toBe(id);
    expect(campaignToShow([long, ...CAMPAIGNS], day)?.id).toBe(id ?? 'winter');
  }
});
