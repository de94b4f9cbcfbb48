import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { safetyRows } from './safety-rows';

const PETS = { parentId: 7, childId: 701, parentName: '', childName: '' };
const OTHER = { parentId: 7, childId: 703, parentName: '', childName: '' };

test.each([
  ['ja', '/search/tag?tagId=7,701'],
  ['en', '/en/search/tag?tagId=7,701'],
] as const)(
  '[PROD-14] (%s) what was checked for pets says so, with the way to all of its kind',
  (locale, href) => {
    const m = messages(locale);
    const rows = safetyRows({ tags: [], aiTags: [OTHER, PETS] }, m);
    expect(rows.map((row) => row.label)).toEqual([m.product.safety.pets]);
    expect(decodeURIComponent(rows[0]?.href ?? '')).toBe(href);
    expect(safetyRows({ tags: ['ペットと暮らす'], aiTags: [] }, m)).toHaveLength(1);
  },
);

test('[PROD-14] of what has no such tag nothing is said', () => {
  expect(safetyRows({ tags: ['観葉植物'], aiTags: [OTHER] }, messages('ja'))).toEqual([]);
  expect(safetyRows({ tags: [], aiTags: [] }, messages('ja'))).toEqual([]);
});
