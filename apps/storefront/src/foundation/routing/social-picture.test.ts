import { expect, test } from 'vitest';
import { socialPictureAddress } from './social-picture';

const facts = { title: 'パキラ', note: '水城', price: '¥1,280', picture: 'https://cdn.test/a.jpg?v=1' };
const addressOf = (change: Partial<typeof facts> = {}) =>
  socialPictureAddress('ja', 'products', 'pachira', { ...facts, ...change });

test('[SEO-03] the URL of a social image changes with its content', () => {
  expect(addressOf()).toMatch(/^\/social\/ja\/products\/pachira\.png\?v=[0-9a-f]{8}$/);
  expect(addressOf()).toBe(addressOf());
  const changes = [
    { title: 'x' },
    { note: 'x' },
    { price: '¥1,480' },
    { picture: 'https://cdn.test/a.jpg?v=2' },
  ];
  const all = [addressOf(), ...changes.map(addressOf)];
  expect(new Set(all).size).toBe(all.length);
  // The host of the picture is not part of the content.
  expect(addressOf({ picture: 'https://other.test/a.jpg?v=1' })).toBe(addressOf());
  expect(socialPictureAddress('ja', 'products', 'pachira', facts, 42)).toMatch(/pachira\.png\?variant=42&v=/);
  expect(socialPictureAddress('en', 'columns', '鉢', { ...facts, picture: null as never })).toMatch(
    /^\/social\/en\/columns\/%E9%89%A2\.png\?v=/,
  );
});
