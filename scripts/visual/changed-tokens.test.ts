import { expect, test } from 'vitest';
import { changedTokens } from './changed-tokens';

const file = (green: unknown, more: object = {}) => ({
  palette: {
    $type: 'color',
    $description: 'Brand',
    green: { $value: green, $description: 'Leaf' },
    white: { $value: '#fff' },
  },
  ...more,
});

test('lists each token with a changed value, with both values', () => {
  expect(changedTokens(file('#7ac719'), file('#6ab512'))).toEqual([
    { name: 'palette.green', before: '#7ac719', after: '#6ab512' },
  ]);
});

test('an added token, and a removed one', () => {
  const space = { space: { small: { $value: { value: 8, unit: 'px' } } } };
  expect(changedTokens(file('a'), file('a', space))).toEqual([
    { name: 'space.small', before: null, after: '{"value":8,"unit":"px"}' },
  ]);
  expect(changedTokens(file('a', space), file('a'))[0]).toMatchObject({ name: 'space.small', after: null });
  expect(changedTokens(null, file('a')).map(({ name }) => name)).toEqual(['palette.green', 'palette.white']);
});

test('a changed derivation is a change, a changed description is not', () => {
  const derived = (amount: number) => ({
    a: { $value: '#111', $extensions: { 'shop.derived': { amount } } },
  });
  expect(changedTokens(derived(0.1), derived(0.2))).toHaveLength(1);
  expect(
    changedTokens({ a: { $value: '1', $description: 'x' } }, { a: { $value: '1', $description: 'y' } }),
  ).toEqual([]);
});
