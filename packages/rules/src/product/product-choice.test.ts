import { expect, test } from 'vitest';
import type { GlobalId } from '../global-id';
import {
  chosenQuantity,
  lineOfChoice,
  type ProductChoice,
  withQuantity,
  withVariant,
} from './product-choice';

const id = (number: number) => btoa(`gid://shopify/ProductVariant/${number}`) as GlobalId;
const open = (variantId: GlobalId | null = id(1)): ProductChoice => ({
  variants: [
    { globalId: id(1), title: 'S', quantity: 5 },
    { globalId: id(2), title: 'M', quantity: 2 },
    { globalId: id(3), title: 'L', quantity: 0 },
  ],
  variantId,
  requested: 1,
});

test('[PROD-04] a variant of the product is selected, another one is ignored', () => {
  const chosen = withVariant(open(), id(2));
  expect(chosen.variantId).toBe(id(2));
  expect(withVariant(chosen, id(99))).toBe(chosen);
});

test('[PROD-05] the quantity stays within the stock of the selection, and is restored with more of it', () => {
  const many = withQuantity(open(), 9);
  expect(chosenQuantity(many)).toBe(5);
  const few = withVariant(many, id(2));
  expect(chosenQuantity(few)).toBe(2);
  const back = withVariant(few, id(1));
  expect(chosenQuantity(back)).toBe(5);
  expect(chosenQuantity(withQuantity(back, 0))).toBe(1);
});

test('[PROD-07] an in-stock variant can be bought; a sold-out one cannot', () => {
  expect(lineOfChoice(withQuantity(open(), 3))).toEqual({ merchandiseGlobalId: id(1), quantity: 3 });
  expect(lineOfChoice(open(id(3)))).toBeNull();
});

test('[SET-02] an incomplete set cannot be bought', () => {
  expect(lineOfChoice(open(null))).toBeNull();
});
