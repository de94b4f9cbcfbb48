import { describe, expect, test } from 'vitest';
import { sizeRange } from './size-range';

describe('[CARD-02] the size on a card', () => {
  test.each([
    ['one size', ['高さが約15〜25cm'], '高さ15〜25cm'],
    ['several sizes', ['高さが約25〜35cm', '高さが約45〜60cm', '高さが約80〜100cm'], '高さ25〜100cm'],
    ['sizes in any order', ['高さが約80〜100cm', '高さが約25〜35cm'], '高さ25〜100cm'],
    ['single lengths', ['直径が約12cm', '直径が約24cm'], '直径12〜24cm'],
    ['equal single lengths', ['直径が約12cm', '直径が約12cm'], '直径12cm'],
    ['fractions', ['幅が約7.5cm', '幅が約10cm'], '幅7.5〜10cm'],
    ['English', ['About 25–35 cm tall', 'About 45–60 cm tall'], '25–60 cm tall'],
    ['English, of a part', ['Plant about 5–8 cm across'], 'Plant 5–8 cm across'],
    ['English single lengths', ['About 12 cm across', 'About 24 cm across'], '12–24 cm across'],
    ['goods of any shop', ['200 g', '500 g', ''], '200–500 g'],
  ])('%s', (_case, sizes, expected) => {
    expect(sizeRange(sizes)).toBe(expected);
  });

  test.each([
    ['no size', []],
    ['unset sizes', ['', '']],
    ['a size without a length', ['中型']],
    ['two lengths', ['高さ20cm、幅10cm']],
    ['different measures', ['高さが約20cm', '直径が約20cm']],
    ['a size among others that has no length', ['高さが約20cm', '大']],
  ])('is left out for %s', (_case, sizes) => {
    expect(sizeRange(sizes)).toBe('');
  });
});
