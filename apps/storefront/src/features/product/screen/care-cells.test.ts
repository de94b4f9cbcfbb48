import type { CareFacts, NamedAiTag, Variant } from '@shop/rules/product/product';
import { expect, test, vi } from 'vitest';
import * as shop from '#foundation/brand/shop-brand.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { careCells, safetyRows } from './care-cells';

const CARE: CareFacts = {
  light: '置き場所は、レースカーテン越しの光が届く場所です。',
  water: '水やりは、土の表面が乾いたら与えます。',
  temperature: '最低気温が5℃を下回る前に、室内へ取り込みます。',
  minTemperatureC: 5,
  size: '大きさの目安は、4号は高さが約25〜40cm、6号は高さが約60〜80cmです。',
};
const SIZES = [
  ['4号', '高さが約25〜40cm'],
  ['6号', '高さが約60〜80cm'],
] as const;
const tags = (...ids: readonly (readonly [number, number])[]) =>
  ids.map(([parentId, childId]): NamedAiTag => ({ parentId, childId, parentName: '', childName: '' }));
const of = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('no care');
  return value;
};
const cells = (
  over: object = {},
  sizes: readonly (readonly [string, string])[] = SIZES,
  locale: 'ja' | 'en' = 'ja',
) =>
  of(
    careCells(
      {
        care: CARE,
        aiTags: tags([2, 202], [3, 302]),
        variants: sizes.map(([title, size]) => ({ title, size }) as Variant),
        options: [{ name: 'サイズ', values: [] }],
        growth: null,
        ...over,
      },
      messages(locale),
    ),
  );

test('[PROD-15] each cell has a scale where data exists, and one sentence that does not repeat its heading', () => {
  expect(cells().facts.map(({ level, text }) => [level, text])).toEqual([
    [{ of: 2, label: 'レースカーテン越し' }, 'レースカーテン越しの光が届く場所です。'],
    [{ of: 1, label: '水やり少なめ' }, '土の表面が乾いたら与えます。'],
    [{ of: 2, label: '5℃から' }, '最低気温が5℃を下回る前に、室内へ取り込みます。'],
  ]);
  expect(cells({}, SIZES, 'en').facts.map(({ level }) => level?.label)).toEqual([
    'Filtered light',
    'Little water',
    'From 5 °C',
  ]);
});

test('[PROD-15] a plant that tolerates less light is labelled so, and without data there is no scale', () => {
  expect(cells({ aiTags: tags([2, 203], [2, 201]) }).facts[0]?.level).toEqual({ of: 1, label: '日陰に強い' });
  const bare = cells({ aiTags: tags([1, 101]), care: { ...CARE, minTemperatureC: null } });
  expect(bare.facts.map(({ level }) => level)).toEqual([undefined, undefined, undefined]);
  expect(
    [-10, 0, 1, 7, 8, 12].map((n) => cells({ care: { ...CARE, minTemperatureC: n } }).facts[2]?.level?.of),
  ).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[PROD-15] differing sizes are a table by variant; one size, or missing data, is a cell', () => {
  expect(cells().sizes).toMatchObject({ title: 'サイズ', rows: SIZES });
  for (const sizes of [
    [['', '高さが約25〜40cm']],
    [
      ['赤', '高さが約30cm'],
      ['白', '高さが約30cm'],
    ],
    [
      ['4号', '高さが約30cm'],
      ['6号', ''],
    ],
  ] as const) {
    const { facts, sizes: table } = cells({}, sizes);
    expect(table).toBeUndefined();
    expect(facts.at(-1)?.text).toBe('4号は高さが約25〜40cm、6号は高さが約60〜80cmです。');
  }
  expect(cells({ care: { ...CARE, light: '' } }).facts).toHaveLength(2);
});

test('[GROW-01] the growth in a year stands with the size, and nowhere without a growth', () => {
  const growth = { fromCm: 10, toCm: 20, indoorCm: 200 };
  const sentence = '室内の鉢植えでは、1年で約10〜20cm伸びます。';
  const table = cells({ growth });
  expect(table.sizes?.note).toBe(sentence);
  expect(table.facts).toEqual(cells().facts);
  expect(cells({ growth }, SIZES, 'en').sizes?.note).toBe('In a pot indoors it grows about 10–20 cm a year.');
  expect(cells({ growth }, [['', '高さが約25〜40cm']]).facts.at(-1)?.text).toBe(
    `4号は高さが約25〜40cm、6号は高さが約60〜80cmです。${sentence}`,
  );
  expect(cells().sizes?.note).toBeUndefined();
});

test('[PROD-15] [BRAND-01] the cells are those of the brand, with its own scales; a brand without any has no care', () => {
  const product = {
    care: { ...CARE, heat: 93, brew: '抽出は、93℃の湯で。' },
    aiTags: [],
    options: [],
    growth: null,
    variants: [],
  };
  const brand = vi.spyOn(shop, 'shopBrand');
  const title = { ja: '抽出', en: 'Brewing' };
  const number = { key: 'heat', limits: [85, 92], label: { ja: '{n}℃', en: '{n} °C' } } as const;
  brand.mockReturnValue({ care: [{ key: 'brew', sign: 'time', title, number }] });
  expect(careCells(product, messages('ja'))?.facts).toMatchObject([
    { title: '抽出', text: '93℃の湯で。', level: { of: 3, label: '93℃' } },
    { title: 'サイズ' },
  ]);
  brand.mockReturnValue({});
  expect(careCells(product, messages('ja'))).toBeNull();
  brand.mockRestore();
});

const PETS = { parentId: 7, childId: 701, parentName: '', childName: '' };
const OTHER = { parentId: 7, childId: 703, parentName: '', childName: '' };

test.each([
  ['ja', '/search/tag?tagId=7,701'],
  ['en', '/en/search/tag?tagId=7,701'],
] as const)('[PROD-14] (%s) a pet-safe product is labelled, with a link to all of them', (locale, href) => {
  const m = messages(locale);
  const rows = safetyRows({ tags: [], aiTags: [OTHER, PETS] }, m);
  expect(rows.map((row) => row.label)).toEqual([m.product.safety.pets]);
  expect(decodeURIComponent(rows[0]?.href ?? '')).toBe(href);
  expect(safetyRows({ tags: ['ペットと暮らす'], aiTags: [] }, m)).toHaveLength(1);
});

test('[PROD-14] a product without the tag has no label', () => {
  expect(safetyRows({ tags: ['観葉植物'], aiTags: [OTHER] }, messages('ja'))).toEqual([]);
  expect(safetyRows({ tags: [], aiTags: [] }, messages('ja'))).toEqual([]);
});
