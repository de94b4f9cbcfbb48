import { type ChoiceEvent, firstChoice } from '@shop/rules/product/product-choice';
import { defineModel } from '../testing/define-model';
import { variantGid } from '../testing/simulated-platform';
import { productMachine } from './product.machine';

const OPTIONS = ['ガジュマル', 'パキラ', 'シェフレラ'];

/** A set of two of three plants: one pair is in stock, one is sold out, all others do not exist and are not offered. */
export const productModel = defineModel({
  id: 'product',
  machine: productMachine,
  input: firstChoice({
    variants: [
      { globalId: variantGid(1), title: 'ガジュマル/パキラ', quantity: 3 },
      { globalId: variantGid(2), title: 'ガジュマル/シェフレラ', quantity: 0 },
    ],
    variantId: variantGid(1),
    set: {
      definition: {
        itemCount: 2,
        options: OPTIONS.map((name, index) => ({ name, image: '', sequence: index + 1 })),
      },
      selection: [0, 0, 0],
    },
  }),
  eventsOf: ({ context }): ChoiceEvent[] => [
    ...OPTIONS.flatMap((_, option): ChoiceEvent[] => [
      { type: 'option.raise', option },
      { type: 'option.lower', option },
    ]),
    { type: 'variant.choose', variantId: variantGid(2) },
    ...(context.variantId === null ? [] : [{ type: 'quantity.set', quantity: 2 } as const]),
  ],
  serialize: ({ value, context: { variantId, requested, set } }) =>
    JSON.stringify([value, variantId, requested, set?.selection, set?.alert]),
  say,
});

function say(event: ChoiceEvent): string {
  switch (event.type) {
    case 'variant.choose':
      return 'the shopper follows a link to the sold-out pair';
    case 'quantity.set':
      return `the shopper wants ${event.quantity}`;
    case 'option.raise':
      return `the shopper takes one more ${OPTIONS[event.option]}`;
    case 'option.lower':
      return `the shopper takes one less ${OPTIONS[event.option]}`;
  }
}
