import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yen } from '../yen';
import { badgesFor, badgeTone } from './badge';
import {
  firstSaleVariant,
  firstVariant,
  inStockVariants,
  isAnyOnSale,
  totalInventory,
} from './collection-helpers';
import { chooseInitialVariant } from './initial-variant';
import { largestQuantity, nearestQuantity, QUANTITY_OPTIONS_MAX, quantityOptions } from './product-choice';
import { roundToHalfStar } from './star-rating';
import { isSoldOut, remainingCount, stockLabelKind } from './stock-label';
import { struckPrice } from './struck-price';

test.each([
  ['none', null, null],
  ['one yen above', 1_281, 1_281],
  ['the price itself', 1_280, null],
  ['below', 900, null],
])(
  '[PROD-03] a compare-at price that is %s is struck only where it is above the price',
  (_what, compareAt, struck) => {
    const compareAtPrice = compareAt === null ? null : yen(compareAt);
    expect(struckPrice({ price: yen(1_280), compareAtPrice })).toBe(struck);
  },
);

describe('stock', () => {
  test.each([
    [-1, 'awaitingRestock', null, true],
    [0, 'awaitingRestock', null, true],
    [1, 'few', 1, false],
    [5, 'few', 5, false],
    [6, 'moderate', 6, false],
    [9, 'moderate', 9, false],
    [10, 'ample', 10, false],
    [11, 'ample', null, false],
    [1000, 'ample', null, false],
  ] as const)(
    '[PROD-06][PROD-07] stock %s: label %s, remaining %s, sold out %s',
    (stock, label, left, soldOut) => {
      expect(stockLabelKind(stock)).toBe(label);
      expect(remainingCount(stock)).toBe(left);
      expect(isSoldOut(stock)).toBe(soldOut);
    },
  );

  test.each([
    [-3, 0],
    [0, 0],
    [1, 1],
    [99, 99],
    [100, 100],
    [101, 100],
  ])('[PROD-05] stock %s gives %s quantity options', (stock, count) => {
    expect(quantityOptions(stock)).toHaveLength(count);
  });

  test('[PROD-05] options start at 1, never beyond stock or 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 500 }), (stock) => {
        const options = quantityOptions(stock);
        expect(options).toEqual([...options.keys()].map((index) => index + 1));
        expect(options.every((option) => option <= stock && option <= QUANTITY_OPTIONS_MAX)).toBe(true);
      }),
    );
  });
});

describe('the requested quantity', () => {
  test.each([
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [0, 5, 1],
    [-4, 5, 1],
    [2.9, 5, 2],
    [100, 250, 100],
    [101, 250, 100],
    [3, 0, 1],
    [3, -2, 1],
  ])('[PROD-05] %s requested with a stock of %s is %s', (requested, stock, quantity) => {
    expect(nearestQuantity(requested, stock)).toBe(quantity);
  });

  test('[PROD-05] it is always one of the options, and the requested one where available', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (requested, stock) => {
          const options = quantityOptions(stock);
          const quantity = nearestQuantity(requested, stock);
          expect(options).toContain(quantity);
          expect(options.at(-1)).toBe(largestQuantity(stock));
          if (options.includes(requested)) expect(quantity).toBe(requested);
        },
      ),
    );
  });
});

describe('the initial variant', () => {
  const variants = [
    { id: 11, quantity: 0 },
    { id: 12, quantity: 3 },
    { id: 13, quantity: 8 },
  ];

  test.each([
    ['[PROD-04] the first in stock', variants, null, 12],
    ['[PROD-04] else the first', variants.map(({ id }) => ({ id, quantity: 0 })), null, 11],
    ['[PROD-04] a valid parameter wins', variants, '13', 13],
    ['[PROD-04] also when it names a sold-out one', variants, '11', 11],
    ['[PROD-04] another product’s variant is ignored', variants, '99', 12],
    ['[PROD-04] garbage is ignored', variants, '13abc', 12],
    ['[PROD-04] another spelling of a number is ignored', variants, '013', 12],
    ['[PROD-04] an empty parameter is ignored', variants, '', 12],
  ])('%s', (_sentence, given, parameter, id) => {
    expect(chooseInitialVariant(given, parameter)?.id).toBe(id);
  });

  test('a product without variants has none', () => {
    expect(chooseInitialVariant([])).toBeNull();
  });
});

describe('stars', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [0.24, 0],
    [0.25, 0.5],
    [4.2, 4],
    [4.25, 4.5],
    [4.7, 4.5],
    [4.75, 5],
    [5, 5],
    [9, 5],
  ])('[PROD-02] %s rounds to %s', (score, rounded) => {
    expect(roundToHalfStar(score)).toBe(rounded);
  });
});

describe('badges', () => {
  const plain = { id: 1, isSoldOut: false, isSale: false, tags: [] };
  const lists = {
    storeOriginal: [7],
    badgeTags: { limited: '限定', new: '新入荷', giftOnly: 'ギフト限定' },
    freePostage: [8],
  };

  test.each([
    ['none', plain, []],
    ['sold out', { ...plain, isSoldOut: true }, ['soldOut']],
    ['sale', { ...plain, isSale: true }, ['sale']],
    ['by tag', { ...plain, tags: ['限定', '新入荷', 'ギフト限定'] }, ['limited', 'new', 'giftOnly']],
    ['by list', { ...plain, id: 7 }, ['storeOriginal']],
    ['free of postage', { ...plain, id: 8 }, ['freeShipping']],
    [
      'most important first',
      { ...plain, isSoldOut: true, isSale: true, tags: ['限定'] },
      ['soldOut', 'sale', 'limited'],
    ],
  ] as const)('[CARD-01] %s', (_name, product, badges) => {
    expect(badgesFor(product, lists)).toEqual(badges);
  });

  test('[CARD-01] a shop’s own tags become badges, and without them no tag does', () => {
    const tagged = { ...plain, tags: ['last few', '限定'] };
    expect(badgesFor(tagged, { ...lists, badgeTags: { limited: 'last few' } })).toEqual(['limited']);
    expect(badgesFor(tagged, { ...lists, badgeTags: {} })).toEqual([]);
    for (const tag of ['Last Few', 'ＬＡＳＴ　ＦＥＷ', ' last few\u200B'])
      expect(
        badgesFor({ ...plain, tags: [tag] }, { ...lists, badgeTags: { limited: 'last few' } }),
        tag,
      ).toEqual(['limited']);
    expect(
      badgesFor({ ...plain, tags: ['last fewer'] }, { ...lists, badgeTags: { limited: 'last few' } }),
    ).toEqual([]);
  });

  test('[PROD-12] limited and SALE have their own styles, the others the default', () => {
    expect(badgeTone('limited')).toBe('limited');
    expect(badgeTone('sale')).toBe('sale');
    expect(
      ['soldOut', 'new', 'giftOnly', 'storeOriginal', 'freeShipping'].map((kind) => badgeTone(kind as 'new')),
    ).toEqual(Array(5).fill('default'));
  });
});

describe('[DATA-02] collection helpers', () => {
  const a = { quantity: 3, compareAtPrice: null };
  const b = { quantity: 0, compareAtPrice: yen(1000) };
  const c = { quantity: -2, compareAtPrice: yen(0) };

  test('first variant, first sale variant, in-stock variants, any on sale', () => {
    expect(firstVariant([a, b])).toBe(a);
    expect(firstVariant([])).toBeNull();
    expect(firstSaleVariant([a, b, c])).toBe(b);
    expect(firstSaleVariant([a])).toBeNull();
    expect(inStockVariants([a, b, c])).toEqual([a]);
    expect(isAnyOnSale([a])).toBe(false);
    expect(isAnyOnSale([a, b])).toBe(true);
  });

  const variant = fc.record({
    quantity: fc.integer({ min: -5, max: 40 }),
    compareAtPrice: fc.option(fc.nat({ max: 9_999 }).map(yen)),
  });

  test('for any product: the results are of its variants, in order, and agree with stock and sale', () => {
    fc.assert(
      fc.property(fc.array(variant, { maxLength: 8 }), (variants) => {
        const sold = variants.filter(({ compareAtPrice }) => compareAtPrice !== null);
        expect(firstVariant(variants)).toBe(variants.at(0) ?? null);
        expect(firstSaleVariant(variants)).toBe(sold.at(0) ?? null);
        expect(isAnyOnSale(variants)).toBe(sold.length > 0);
        const stocked = inStockVariants(variants);
        expect(variants.filter((one) => stocked.includes(one))).toEqual(stocked);
        expect(stocked.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(totalInventory(variants)).toBe(totalInventory(stocked));
        expect(totalInventory(variants) > 0).toBe(stocked.length > 0);
      }),
    );
  });

  test('buying one variant does not reduce the stock of the others', () => {
    fc.assert(
      fc.property(fc.array(variant, { minLength: 1, maxLength: 8 }), fc.nat(), (variants, at) => {
        const index = at % variants.length;
        const bought = variants.map((one, place) =>
          place === index ? { ...one, quantity: one.quantity - 1 } : one,
        );
        const isTaken = (variants[index]?.quantity ?? 0) > 0;
        expect(totalInventory(bought)).toBe(totalInventory(variants) - (isTaken ? 1 : 0));
      }),
    );
  });

  test('total inventory; an oversold variant does not reduce the others', () => {
    expect(totalInventory([a, b, c])).toBe(3);
    expect(totalInventory([])).toBe(0);
  });
});
