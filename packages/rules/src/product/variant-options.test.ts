import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOptionGroups, optionGroups, type ProductOption } from './variant-options';

interface Bag {
  readonly optionValues: readonly string[];
  readonly quantity: number;
}

const WEIGHT: ProductOption = { name: 'Weight', values: ['100g', '200g', '500g'] };
const GRIND: ProductOption = { name: 'Grind', values: ['Whole', 'Medium', 'Fine'] };
const bag = (weight: string, grind: string, quantity = 5): Bag => ({
  optionValues: [weight, grind],
  quantity,
});
const WHOLE = bag('500g', 'Whole');
const BAGS = [
  bag('100g', 'Whole'),
  bag('100g', 'Medium'),
  bag('100g', 'Fine'),
  bag('200g', 'Whole'),
  bag('200g', 'Medium', 0),
  bag('200g', 'Fine'),
  WHOLE,
  bag('500g', 'Medium'),
];

/** Each value as `value → variant state`, the chosen one marked. */
const offered = (variants: readonly Bag[], chosen: Bag, options = [WEIGHT, GRIND]) =>
  optionGroups(options, variants, chosen).map(({ name, values }) => [
    name,
    values.map(
      ({ value, isChosen, variant, state }) =>
        `${isChosen ? '*' : ''}${value} → ${variant.optionValues.join(' / ')} ${state}`,
    ),
  ]);

describe('the values of several options', () => {
  test('[PROD-16] each leads to its combination with the others, in stock or sold out', () => {
    expect(offered(BAGS, bag('200g', 'Whole'))).toEqual([
      [
        'Weight',
        ['100g → 100g / Whole inStock', '*200g → 200g / Whole inStock', '500g → 500g / Whole inStock'],
      ],
      [
        'Grind',
        ['*Whole → 200g / Whole inStock', 'Medium → 200g / Medium soldOut', 'Fine → 200g / Fine inStock'],
      ],
    ]);
  });

  test('[PROD-16] a missing combination leads to the nearest existing one', () => {
    expect(offered(BAGS, WHOLE)[1]).toEqual([
      'Grind',
      ['*Whole → 500g / Whole inStock', 'Medium → 500g / Medium inStock', 'Fine → 200g / Fine missing'],
    ]);
  });

  test('[PROD-16] of those the ones in stock come first, however far', () => {
    const variants = BAGS.map((one) =>
      one.optionValues.join() === '200g,Fine' ? { ...one, quantity: 0 } : one,
    );
    expect(offered(variants, WHOLE)[1]?.[1]).toContain('Fine → 100g / Fine missing');
  });

  test('[PROD-16] of three options the earlier ones are kept', () => {
    const LID: ProductOption = { name: 'Lid', values: ['none', 'wood'] };
    const cup = (...optionValues: string[]) => ({ optionValues, quantity: 1 });
    const chosen = cup('100g', 'Whole', 'none');
    const variants = [chosen, cup('200g', 'Fine', 'none'), cup('100g', 'Fine', 'wood')];
    expect(offered(variants, chosen, [WEIGHT, GRIND, LID])[1]?.[1]).toContain(
      'Fine → 100g / Fine / wood missing',
    );
  });

  test('[PROD-16] a value that no variant has is not offered', () => {
    const variants = BAGS.filter(({ optionValues }) => optionValues[0] !== '100g');
    expect(offered(variants, WHOLE)[0]?.[1]).toEqual([
      '200g → 200g / Whole inStock',
      '*500g → 500g / Whole inStock',
    ]);
  });
});

test.each<[sentence: string, options: readonly ProductOption[], variants: readonly Bag[], groups: boolean]>([
  ['two options that vary', [WEIGHT, GRIND], BAGS, true],
  [
    'one option',
    [WEIGHT],
    BAGS.map((one) => ({ ...one, optionValues: one.optionValues.slice(0, 1) })),
    false,
  ],
  ['two, of which one varies', [WEIGHT, GRIND], BAGS.slice(0, 3), false],
  ['none', [], [{ optionValues: [], quantity: 1 }], false],
  ['a variant with a value that its option lacks', [WEIGHT, GRIND], [...BAGS, bag('1kg', 'Whole')], false],
  ['a variant without a value', [WEIGHT, GRIND], [...BAGS, { optionValues: ['100g'], quantity: 1 }], false],
])('[PROD-16] [PROD-04] only products of several options are chosen option by option: %s', (...given) => {
  const [, options, variants, groups] = given;
  expect(hasOptionGroups(options, variants)).toBe(groups);
});

describe('of any products', () => {
  /** Two to four options of two to four values, any of their combinations, and two of these. */
  const trials = fc
    .array(fc.integer({ min: 2, max: 4 }), { minLength: 2, maxLength: 4 })
    .chain((counts) => {
      const options = counts.map((count, at) => ({
        name: `option ${at}`,
        values: Array.from({ length: count }, (_, place) => `${at}:${place}`),
      }));
      const all = options.reduce<string[][]>(
        (before, { values }) => before.flatMap((one) => values.map((value) => [...one, value])),
        [[]],
      );
      return fc.shuffledSubarray(all, { minLength: 2 }).chain((combinations) =>
        fc.record({
          options: fc.constant(options),
          variants: fc
            .array(fc.nat({ max: 2 }), { minLength: combinations.length, maxLength: combinations.length })
            .map((stocks) =>
              combinations.map((optionValues, at): Bag => ({ optionValues, quantity: stocks[at] ?? 0 })),
            ),
          from: fc.nat({ max: combinations.length - 1 }),
          to: fc.nat({ max: combinations.length - 1 }),
        }),
      );
    })
    .map(({ options, variants, from, to }) => {
      const [first, second] = [variants[from], variants[to]];
      if (first === undefined || second === undefined) throw new Error('no variant');
      return { options, variants, first, second };
    });

  test('[PROD-16] each value leads to a variant with it; it is missing just where no variant has the combination', () => {
    fc.assert(
      fc.property(trials, ({ options, variants, first }) => {
        optionGroups(options, variants, first).forEach(({ values }, at) => {
          for (const { value, variant, state, isChosen } of values) {
            const asked = first.optionValues.with(at, value).join();
            const exact = variants.find(({ optionValues }) => optionValues.join() === asked);
            expect(variants).toContain(variant);
            expect(variant.optionValues[at]).toBe(value);
            expect(state === 'missing').toBe(exact === undefined);
            if (exact !== undefined) expect(variant).toBe(exact);
            if (isChosen) expect(variant).toBe(first);
          }
          expect(values.filter(({ isChosen }) => isChosen)).toHaveLength(1);
        });
      }),
    );
  });

  test("[PROD-16] pressing a variant's values in order leads to it, from every other one", () => {
    fc.assert(
      fc.property(trials, ({ options, variants, first, second }) => {
        const reached = second.optionValues.reduce(
          (chosen, value, at) =>
            optionGroups(options, variants, chosen)[at]?.values.find((one) => one.value === value)?.variant ??
            chosen,
          first,
        );
        expect(reached).toBe(second);
      }),
    );
  });
});
