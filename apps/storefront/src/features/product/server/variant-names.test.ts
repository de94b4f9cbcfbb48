import { expect, test } from 'vitest';
import { rememberedVariantName, rememberVariantNames } from './variant-names';

test('[LINK-01] a variant is named as it was last read, in each language, and not otherwise', () => {
  const ivy = { id: 71, productTitle: 'アイビー', title: '5号鉢' };
  rememberVariantNames([ivy, { id: 72, productTitle: 'パキラ', title: '' }], 'ja');
  expect(rememberedVariantName(71, 'ja')).toBe('アイビー 5号鉢');
  expect(rememberedVariantName(72, 'ja')).toBe('パキラ');
  rememberVariantNames([{ ...ivy, title: '6号鉢' }], 'ja');
  expect(rememberedVariantName(71, 'ja')).toBe('アイビー 6号鉢');
  expect(rememberedVariantName(71, 'en')).toBeNull();
  expect(rememberedVariantName(73, 'ja')).toBeNull();
});
