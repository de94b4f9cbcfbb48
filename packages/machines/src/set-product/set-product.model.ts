import { defineModel } from '../testing/define-model';
import { firstSetChoice, type SetEvent } from './set-choice';
import { setProductMachine } from './set-product.machine';

const OPTIONS = ['ガジュマル', 'パキラ', 'シェフレラ'];

/** A set of two of three plants: one pair is in stock, one is sold out, all others do not exist and are not offered. */
export const setProductModel = defineModel({
  id: 'setProduct',
  machine: setProductMachine,
  input: firstSetChoice({
    definition: {
      itemCount: 2,
      options: OPTIONS.map((name, index) => ({ name, image: '', sequence: index + 1 })),
    },
    variants: [
      { id: 1, title: 'ガジュマル/パキラ', quantity: 3 },
      { id: 2, title: 'ガジュマル/シェフレラ', quantity: 0 },
    ],
    selection: [0, 0, 0],
  }),
  eventsOf: () =>
    OPTIONS.flatMap((_, option): SetEvent[] => [
      { type: 'option.raise', option },
      { type: 'option.lower', option },
    ]),
  serialize: ({ value, context: { selection, alert } }) => JSON.stringify([value, selection, alert]),
  say: ({ type, option }) =>
    `the shopper ${type === 'option.raise' ? 'takes one more' : 'takes one less'} ${OPTIONS[option]}`,
});
