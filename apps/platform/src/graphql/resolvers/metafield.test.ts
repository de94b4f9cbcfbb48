import { expect, test } from 'vitest';
import { findMetafield } from './metafield.ts';

test('[PLAT-04] a metafield that is asked for without a namespace is of `custom`', () => {
  const field = (namespace: string) => ({
    namespace,
    key: 'care',
    type: 'single_line_text_field',
    value: 'x',
  });
  const parent = { metafields: [field('care'), field('custom')] } as unknown as Parameters<
    typeof findMetafield
  >[0];
  expect(findMetafield(parent, { key: 'care' })).toMatchObject({ namespace: 'custom' });
});
