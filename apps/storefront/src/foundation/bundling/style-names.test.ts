import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleNames } from './style-names.mjs';

const ROOT = join(import.meta.dirname, '../../../../..');
const card = { filePath: '../../packages/ui-kit/src/commerce/product/ProductCard/ProductCard.css.ts' };
const image = { filePath: '../../packages/ui-kit/src/primitives/Image/Image.css.ts' };

test('[PERF-01] class names are short, unique, and the same in every process', () => {
  const name = styleNames(ROOT);
  const names = [
    name({ ...card, hash: '1618tdx0' }),
    name({ ...card, hash: '1618tdxz' }),
    name({ ...card, hash: '1618tdx10' }),
    name({ ...image, hash: 'dg2e8l0' }),
  ];
  expect(new Set(names).size).toBe(4);
  for (const each of names) expect(each).toMatch(/^[b-z]\d[0-9a-z]{1,2}$/);
  const again = styleNames(ROOT);
  expect(again({ ...image, hash: 'dg2e8l0' })).toBe(names[3]);
  // A file is compiled more than once.
  expect(again({ ...card, hash: '1618tdx0' })).toBe(names[0]);
  expect(again({ ...card, hash: '1618tdx10' })).toBe(names[2]);
  expect(again({ ...card, hash: '1618tdx0' })).toBe(names[0]);
});

test('external class names are unchanged', () => {
  expect(styleNames(ROOT)({ filePath: 'other.css.ts', hash: '1a2b3c0' })).toBe('_1a2b3c0');
});
