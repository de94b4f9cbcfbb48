import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SetDefinition } from './set-selection';
import {
  chosenCount,
  chosenSet,
  emptySelection,
  findSet,
  lowerOption,
  offeredOptions,
  raiseOption,
  type SetSelection,
  selectionOfName,
  setName,
} from './set-selection';

/** The options are not ordered by their sequence. */
const PICK_TWO: SetDefinition = {
  itemCount: 2,
  options: [
    { name: 'パキラ', image: '', sequence: 2 },
    { name: 'ガジュマル', image: '', sequence: 1 },
    { name: 'シェフレラ', image: '', sequence: 3 },
  ],
};
const VARIANTS = [
  { id: 1, title: 'ガジュマル/パキラ', quantity: 12 },
  { id: 2, title: 'ガジュマル/シェフレラ', quantity: 0 },
  { id: 3, title: 'パキラ/パキラ', quantity: 1 },
];

describe('composing a set', () => {
  test('[SET-01] initially nothing is selected', () => {
    expect(emptySelection(PICK_TWO)).toEqual([0, 0, 0]);
    expect(chosenCount([0, 0, 0])).toBe(0);
  });

  test.each<[sentence: string, selection: SetSelection, option: number, expected: unknown]>([
    ['the first at quantity 1', [0, 0, 0], 1, { ok: true, value: [0, 1, 0] }],
    ['another one', [0, 1, 0], 0, { ok: true, value: [1, 1, 0] }],
    ['the same one again', [0, 1, 0], 1, { ok: true, value: [0, 2, 0] }],
    ['[SET-03] no more than itemCount in all', [1, 1, 0], 2, { ok: false, error: 'cannotAddMore' }],
    ['[SET-03] nor of one', [0, 2, 0], 1, { ok: false, error: 'cannotAddMore' }],
    ['an option that is none changes nothing', [0, 0, 0], 9, { ok: true, value: [0, 0, 0] }],
  ])('[SET-01] increase: %s', (_sentence, selection, option, expected) => {
    expect(raiseOption(PICK_TWO, selection, option)).toEqual(expected);
  });

  test.each<[sentence: string, selection: SetSelection, option: number, expected: SetSelection]>([
    ['one less', [0, 2, 0], 1, [0, 1, 0]],
    ['deselected', [0, 1, 0], 1, [0, 0, 0]],
    ['never below 0', [0, 1, 0], 0, [0, 1, 0]],
    ['an option that is none changes nothing', [0, 1, 0], 9, [0, 1, 0]],
  ])('[SET-01] decrease: %s', (_sentence, selection, option, expected) => {
    expect(lowerOption(selection, option)).toEqual(expected);
  });
});

describe('the variant of a set', () => {
  test.each<[sentence: string, selection: SetSelection, name: string]>([
    ['in the order of sequence, not of choosing or listing', [1, 1, 0], 'ガジュマル/パキラ'],
    ['one chosen twice stands twice', [2, 0, 0], 'パキラ/パキラ'],
    ['one alone has no stroke', [0, 0, 1], 'シェフレラ'],
    ['nothing chosen has no name', [0, 0, 0], ''],
  ])('[SET-02] its name: %s', (_sentence, selection, name) => {
    expect(setName(PICK_TWO, selection)).toBe(name);
  });

  test.each<[sentence: string, selection: SetSelection, expected: unknown]>([
    ['the one of that name', [1, 1, 0], { ok: true, value: VARIANTS[0] }],
    ['the last piece can be bought', [2, 0, 0], { ok: true, value: VARIANTS[2] }],
    ['too few are no set yet', [1, 0, 0], { ok: false, error: 'incomplete' }],
    ['too many are none either', [1, 1, 1], { ok: false, error: 'incomplete' }],
    ['[SET-03] no variant of that name', [0, 2, 0], { ok: false, error: 'doesNotExist' }],
    ['[SET-03] one without stock', [0, 1, 1], { ok: false, error: 'outOfStock' }],
  ])('[SET-02] %s', (_sentence, selection, expected) => {
    expect(findSet(PICK_TWO, selection, VARIANTS)).toEqual(expected);
  });

  test('[SET-02] an incomplete selection has no variant, not even one of its name', () => {
    const variants = [...VARIANTS, { id: 4, title: 'パキラ', quantity: 5 }];
    expect(chosenSet(PICK_TWO, [1, 0, 0], variants)).toBeNull();
    expect(chosenSet(PICK_TWO, [0, 1, 1], variants)).toBe(VARIANTS[1]);
    expect(chosenSet(PICK_TWO, [0, 2, 0], variants)).toBeNull();
  });

  test.each<[name: string, selection: SetSelection | null]>([
    ['ガジュマル/パキラ', [1, 1, 0]],
    ['パキラ/パキラ', [2, 0, 0]],
    ['パキラ/ガジュマル', null],
    ['ガジュマル', null],
    ['ガジュマル/パキラ/シェフレラ', null],
    ['ガジュマル/モンステラ', null],
    ['モンステラ/モンステラ', null],
    ['ガジュマル/モンステラ/パキラ', null],
    ['ガジュマル/パキラ/シェフレラ/パキラ', null],
    ['ガジュマル/パキラ/', null],
    ['', null],
  ])('[PROD-04] the URL of variant %s selects %j', (name, selection) => {
    expect(selectionOfName(PICK_TWO, name)).toEqual(selection);
  });
});

describe('the offered options', () => {
  /** Every pair of three different options, and a pair of the same. */
  const PAIRS = ['ガジュマル/パキラ', 'ガジュマル/シェフレラ', 'パキラ/パキラ'];
  const variants = PAIRS.map((title, id) => ({ id, title, quantity: id }));

  // The options are パキラ, ガジュマル, シェフレラ.
  test.each<[sentence: string, selection: SetSelection, offered: boolean[]]>([
    ['all that some set holds', [0, 0, 0], [true, true, true]],
    ['a second one of the same where such a set exists', [1, 0, 0], [true, true, false]],
    ['and none where it does not', [0, 1, 0], [true, false, true]],
    ['a set that is sold out: it exists', [0, 0, 1], [false, true, false]],
    ['nothing more once it is full', [1, 1, 0], [false, false, false]],
    ['nothing after what is no part of any', [0, 0, 2], [false, false, false]],
  ])('[SET-02] [SET-03] %s', (_sentence, selection, offered) => {
    expect(offeredOptions(PICK_TWO, selection, variants)).toEqual(offered);
  });

  test('[SET-02] none where no variant is a set of these options', () => {
    const others = [
      { id: 1, title: 'モンステラ/パキラ', quantity: 3 },
      { id: 2, title: 'パキラ', quantity: 3 },
    ];
    expect(offeredOptions(PICK_TWO, [0, 0, 0], others)).toEqual([false, false, false]);
  });
});

describe('after any clicks', () => {
  /** A set of 1 to 6 options with any sequence order, and presses on + and - of them. */
  const trials = fc
    .uniqueArray(fc.constantFrom('ア', 'イ', 'ウ', 'エ', 'オ', 'カ'), { minLength: 1 })
    .chain((names) =>
      fc.record({
        definition: fc.record({
          itemCount: fc.integer({ min: 1, max: 5 }),
          options: fc
            .shuffledSubarray(
              names.map((_, index) => index + 1),
              { minLength: names.length },
            )
            .map((order) => names.map((name, index) => ({ name, image: '', sequence: order[index] ?? 0 }))),
        }),
        presses: fc.array(fc.tuple(fc.constantFrom('+', '-'), fc.nat({ max: 5 })), { maxLength: 30 }),
      }),
    );
  const press = (definition: SetDefinition, selection: SetSelection, [sign, option]: [string, number]) => {
    const raised = raiseOption(definition, selection, option);
    return sign === '-' ? lowerOption(selection, option) : raised.ok ? raised.value : selection;
  };

  test('[SET-01] the selection never exceeds itemCount, and no option is negative', () => {
    fc.assert(
      fc.property(trials, ({ definition, presses }) => {
        let selection = emptySelection(definition);
        for (const one of presses) {
          selection = press(definition, selection, one);
          expect(chosenCount(selection)).toBeLessThanOrEqual(definition.itemCount);
          expect(selection.every((count) => count >= 0)).toBe(true);
        }
      }),
    );
  });

  test('[SET-02] the variant equals that of a naive implementation of the specification', () => {
    fc.assert(
      fc.property(trials, fc.array(fc.integer({ min: -1, max: 2 })), ({ definition, presses }, stocks) => {
        const selection = presses.reduce(
          (held, one) => press(definition, held, one),
          emptySelection(definition),
        );
        const pieces: string[] = [];
        for (let sequence = 1; sequence <= definition.options.length; sequence += 1) {
          const index = definition.options.findIndex((option) => option.sequence === sequence);
          for (let piece = 0; piece < (selection[index] ?? 0); piece += 1) {
            pieces.push(definition.options[index]?.name ?? '');
          }
        }
        const variants = stocks.map((quantity, id) => ({
          id,
          title: id % 2 === 0 ? pieces.join('/') : `${pieces.join('/')}/ほか`,
          quantity,
        }));
        const named = variants.filter(({ title }) => title === pieces.join('/'))[0];
        const naive =
          pieces.length < definition.itemCount
            ? 'incomplete'
            : named === undefined
              ? 'doesNotExist'
              : named.quantity <= 0
                ? 'outOfStock'
                : named;
        const found = findSet(definition, selection, variants);
        expect(found.ok ? found.value : found.error).toBe(naive);
      }),
    );
  });

  test('[SET-02] [SET-03] following offered options ends at an existing variant, and every variant is reachable', () => {
    const chances = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(trials, chances, chances, ({ definition }, made, taken) => {
        const pieces = definition.options.length;
        const sets = made.map((seed) => {
          let selection = emptySelection(definition);
          for (let piece = 0; piece < definition.itemCount; piece += 1) {
            const raised = raiseOption(definition, selection, (seed >> (piece * 3)) % pieces);
            selection = raised.ok ? raised.value : selection;
          }
          return selection;
        });
        const variants = sets.map((set, id) => ({ id, title: setName(definition, set), quantity: id % 3 }));

        let selection = emptySelection(definition);
        for (let step = 0; chosenCount(selection) < definition.itemCount; step += 1) {
          const offered = offeredOptions(definition, selection, variants).flatMap((is, option) =>
            is ? [option] : [],
          );
          expect(offered, 'a next step always exists').not.toEqual([]);
          const raised = raiseOption(
            definition,
            selection,
            offered[(taken[step] ?? step) % offered.length] ?? 0,
          );
          selection = raised.ok ? raised.value : selection;
        }
        expect(variants.map(({ title }) => title)).toContain(setName(definition, selection));

        for (const set of sets) {
          let reached = emptySelection(definition);
          set.forEach((count, option) => {
            for (let piece = 0; piece < count; piece += 1) {
              expect(offeredOptions(definition, reached, variants)[option]).toBe(true);
              const raised = raiseOption(definition, reached, option);
              reached = raised.ok ? raised.value : reached;
            }
          });
          expect(reached).toEqual(set);
        }
      }),
    );
  });

  test('[PROD-04] a complete selection is restored from its name', () => {
    fc.assert(
      fc.property(trials, ({ definition, presses }) => {
        const selection = presses.reduce(
          (held, one) => press(definition, held, one),
          emptySelection(definition),
        );
        const isWhole = chosenCount(selection) === definition.itemCount;
        expect(selectionOfName(definition, setName(definition, selection))).toEqual(
          isWhole ? selection : null,
        );
      }),
    );
  });
});
