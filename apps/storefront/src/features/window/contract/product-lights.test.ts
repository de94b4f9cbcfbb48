import { describe, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';

const { brand } = vi.hoisted(() => ({ brand: { name: 'komoreno' } }));
vi.mock('#foundation/brand/shop-brand.ts', async (original) => {
  const { BRANDS } = await import('@shop/brands/brands');
  return {
    ...(await original<object>()),
    shopBrand: () => (brand.name === 'none' ? {} : BRANDS[brand.name as keyof typeof BRANDS]),
  };
});

import { fitWords } from './fit-words';
import { productLights } from './product-lights';

const MONSTERA = { tags: ['観葉植物'], aiTagIds: [101, 106, 202] };

describe('[FIT-01] what a product says of the light that it needs', () => {
  test.each([
    ['komoreno', ['lace']],
    ['asamoya', []],
    ['none', []],
  ])('in the shop of %s', (name, lights) => {
    brand.name = name;
    expect(productLights(MONSTERA)).toEqual(lights);
  });

  test('is one word at each window', () => {
    const { words } = fitWords(['lace'], messages('ja'));
    expect(words.map(({ label, lights }) => `${label} ${lights.join(' ')}`)).toEqual([
      'よく合う lace morning',
      '少し暗い corner',
      '暗すぎる dark',
      '日差しが強い sun',
    ]);
    expect(fitWords(['sun'], messages('en')).words.map(({ label }) => label)).toEqual([
      'A good fit',
      'A little dark',
      'Too dark',
    ]);
  });
});
