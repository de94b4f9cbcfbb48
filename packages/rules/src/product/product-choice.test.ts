import { describe, expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import type { SetSelection } from '../set-product/set-selection';
import {
  afterChoice,
  type ChoiceEvent,
  chosenQuantity,
  firstChoice,
  lineOfChoice,
  type ProductChoice,
  standingOf,
} from './product-choice';

const id = (number: number) => btoa(`gid://shopify/ProductVariant/${number}`) as GlobalId;
const VARIANTS = [
  { globalId: id(1), title: 'S', quantity: 5 },
  { globalId: id(2), title: 'M', quantity: 2 },
  { globalId: id(3), title: 'L', quantity: 0 },
];
const after = (choice: ProductChoice, ...events: ChoiceEvent[]) => events.reduce(afterChoice, choice);

describe('variants', () => {
  const open = (variantId = id(1)) => firstChoice({ variants: VARIANTS, variantId, set: null });

  test('[PROD-04] one of the product is chosen, another one is ignored', () => {
    const chosen = after(open(), { type: 'variant.choose', variantId: id(2) });
    expect(chosen.variantId).toBe(id(2));
    expect(after(chosen, { type: 'variant.choose', variantId: id(99) })).toBe(chosen);
  });

  test('[PROD-05] the quantity stays within the stock of what is chosen, and comes back with more of it', () => {
    const many = after(open(), { type: 'quantity.set', quantity: 9 });
    expect(chosenQuantity(many)).toBe(5);
    const few = after(many, { type: 'variant.choose', variantId: id(2) });
    expect(chosenQuantity(few)).toBe(2);
    const back = after(few, { type: 'variant.choose', variantId: id(1) });
    expect(chosenQuantity(back)).toBe(5);
    expect(chosenQuantity(after(back, { type: 'quantity.set', quantity: 0 }))).toBe(1);
  });

  test('[PROD-07] what is in stock is what a press buys; what is sold out is not', () => {
    expect(lineOfChoice(after(open(), { type: 'quantity.set', quantity: 3 }))).toEqual({
      merchandiseGlobalId: id(1),
      quantity: 3,
    });
    expect(standingOf(open())).toBe('buyable');
    expect(lineOfChoice(open(id(3)))).toBeNull();
    expect(standingOf(open(id(3)))).toBe('soldOut');
  });

  test('[SET-01] there is nothing to put together', () => {
    expect(after(open(), { type: 'option.raise', option: 0 })).toEqual(open());
    expect(after(open(), { type: 'option.lower', option: 0 })).toEqual(open());
  });
});

describe('a set', () => {
  const [GAJUMARU, PACHIRA, SCHEFFLERA] = [0, 1, 2];
  const variants = [
    { globalId: id(1), title: 'ガジュマル/パキラ', quantity: 3 },
    { globalId: id(2), title: 'ガジュマル/シェフレラ', quantity: 0 },
  ];
  const options = ['ガジュマル', 'パキラ', 'シェフレラ'].map((name, index) => ({
    name,
    image: '',
    sequence: index + 1,
  }));
  const open = (selection: SetSelection = [0, 0, 0]) =>
    firstChoice({ variants, variantId: id(1), set: { definition: { itemCount: 2, options }, selection } });
  const raise = (option = 0): ChoiceEvent => ({ type: 'option.raise', option });
  const lower = (option = 0): ChoiceEvent => ({ type: 'option.lower', option });

  test('[SET-01] is put together one by one, and nothing can be bought before it is whole', () => {
    expect(open()).toMatchObject({ variantId: null, set: { alert: null, alertCount: 0 } });
    const one = after(open(), raise(GAJUMARU));
    expect(one).toMatchObject({ variantId: null, set: { selection: [1, 0, 0], alert: null, alertCount: 0 } });
    expect(standingOf(one)).toBe('choosing');
    expect(lineOfChoice(one)).toBeNull();
  });

  test('[SET-02] whole, it can be bought; lowering disables it again', () => {
    const whole = after(open(), raise(PACHIRA), raise(GAJUMARU));
    expect(whole).toMatchObject({ variantId: id(1), set: { alert: null } });
    expect(lineOfChoice(whole)).toEqual({ merchandiseGlobalId: id(1), quantity: 1 });
    expect(after(whole, lower(PACHIRA))).toMatchObject({ variantId: null, set: { selection: [1, 0, 0] } });
  });

  test('[SET-02] no variant of it is chosen past the picker', () => {
    const event = { type: 'variant.choose', variantId: id(1) } as const;
    expect(after(open(), event)).toEqual(open());
  });

  test('[SET-03] one too many changes nothing and is reported, each time anew', () => {
    const once = after(open([1, 1, 0]), raise(SCHEFFLERA));
    expect(once).toMatchObject({
      variantId: id(1),
      set: { selection: [1, 1, 0], alert: 'cannotAddMore', alertCount: 1 },
    });
    expect(after(once, raise(SCHEFFLERA)).set?.alertCount).toBe(2);
    expect(after(once, lower(PACHIRA)).set?.alert).toBeNull();
  });

  test('[SET-03] what leads to a combination without a variant is not taken, and is reported', () => {
    const twice = after(open(), raise(GAJUMARU), raise(GAJUMARU));
    expect(twice).toMatchObject({
      variantId: null,
      set: { selection: [1, 0, 0], alert: 'doesNotExist', alertCount: 1 },
    });
    expect(after(twice, raise(PACHIRA))).toMatchObject({ variantId: id(1), set: { alert: null } });
  });

  test('[SET-03] a combination without stock is out of stock, until something else is pressed', () => {
    const soldOut = after(open(), raise(GAJUMARU), raise(SCHEFFLERA));
    expect(soldOut).toMatchObject({ variantId: null, set: { alert: 'outOfStock' } });
    expect(standingOf(soldOut)).toBe('soldOut');
    expect(after(soldOut, lower(PACHIRA)).set).toMatchObject({ selection: [1, 0, 1], alert: null });
  });

  test('[PROD-04] that the address names is chosen from the start, and told when it cannot be bought', () => {
    expect(open([1, 1, 0])).toMatchObject({ variantId: id(1), set: { alert: null } });
    expect(open([1, 0, 1])).toMatchObject({ variantId: null, set: { alert: 'outOfStock', alertCount: 1 } });
    expect(open([2, 0, 0])).toMatchObject({ variantId: null, set: { alert: 'doesNotExist' } });
  });
});
