import { describe, expect, test } from 'vitest';
import { menusAddress, menusAnswer } from './menus';

const row = { path: '/fruit', count: 13, image: null, note: '' };
const answer = {
  lists: [row],
  tagGroups: [],
  category: null,
  producer: null,
  rows: { category: null, purpose: null, tag: null, producer: null, gift: null, columns: null },
};

describe('[HEAD-05] the contract of the menus', () => {
  test('they are requested in the language of the page', () => {
    expect(menusAddress('en')).toBe('/api/menus?locale=en');
  });

  test('valid counts, and URLs of this shop, are a valid response', () => {
    expect(menusAnswer.parse(answer)).toEqual(answer);
  });

  test.each([
    [{}],
    [{ ...answer, lists: [{ ...row, count: -1 }] }],
    [{ ...answer, lists: [{ ...row, count: 1.5 }] }],
    [{ ...answer, lists: [{ ...row, image: { src: '/a.jpg', ratio: 0 } }] }],
    [{ ...answer, lists: [{ ...row, path: 'javascript:alert(1)' }] }],
    [{ ...answer, lists: [{ ...row, path: '//evil.example' }] }],
    [{ ...answer, lists: Array.from({ length: 101 }, () => row) }],
    [{ ...answer, producer: { path: '/\\evil.example', title: '', note: '', image: null } }],
  ])('%j is invalid', (wrong) => {
    expect(menusAnswer.safeParse(wrong).success).toBe(false);
  });
});
