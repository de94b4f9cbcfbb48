import { tokenTree } from '@shop/design-tokens/token-tree';
import { expect, test } from 'vitest';
import { tokenRows } from './TokenTable.tsx';

test('a derived colour is labelled as such, with its source', () => {
  const rows = tokenRows(tokenTree.color, 'color');
  expect(rows.find(({ path }) => path === 'color.link.hover')).toMatchObject({
    value: '#006275',
    derived: 'derived: {palette.link} with 22 % #000000',
  });
  expect(rows.find(({ path }) => path === 'color.surface.scrim')?.derived).toContain('42 % opaque');
  expect(rows.find(({ path }) => path === 'color.link.standard')?.derived).toBe('');
});

test('every token of a group has its row', () => {
  expect(tokenRows(tokenTree.radius, 'radius').map(({ path, value }) => `${path} ${value}`)).toEqual([
    'radius.small 4px',
    'radius.standard 8px',
    'radius.large 16px',
    'radius.full 999px',
  ]);
});
