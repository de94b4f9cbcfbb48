import { expect, test } from 'vitest';
import { variantName } from './product-json-ld';

test('[SEO-02] a variant is named after its product where there are options', () => {
  expect(variantName('パキラ', '6号')).toBe('パキラ 6号');
  expect(variantName('パキラ', '')).toBe('パキラ');
});
