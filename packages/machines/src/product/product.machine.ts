import {
  afterChoice,
  type ChoiceEvent,
  type ProductChoice,
  standingOf,
} from '@shop/rules/product/product-choice';
import { assign, setup } from 'xstate';

/**
 * Choosing on a product's page: a variant, or the options of a set, and how many (PROD-04, PROD-05, SET-01 to SET-03). Every
 * press is taken in every state; the step is the one that the page takes by itself until this code has come (`afterChoice`),
 * so that it starts wherever the page has got to. It needs no actors: what is bought is the cart's (cart.machine.ts), which
 * asks the platform again.
 */
export const productMachine = setup({
  types: {
    context: {} as ProductChoice,
    events: {} as ChoiceEvent,
    /** `firstChoice`, or where a page got to by itself. */
    input: {} as ProductChoice,
    tags: {} as 'buyable',
  },
  actions: {
    choose: assign(({ context, event }) => afterChoice(context, event)),
  },
  guards: {
    stands: ({ context }, standing: ReturnType<typeof standingOf>) => standingOf(context) === standing,
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'variant.choose': { target: '.deciding', actions: 'choose' },
    'quantity.set': { target: '.deciding', actions: 'choose' },
    'option.raise': { target: '.deciding', actions: 'choose' },
    'option.lower': { target: '.deciding', actions: 'choose' },
  },
  states: {
    /** Left at once. */
    deciding: {
      always: [
        { guard: { type: 'stands', params: 'buyable' }, target: 'buyable' },
        { guard: { type: 'stands', params: 'soldOut' }, target: 'soldOut' },
        { target: 'choosing' },
      ],
    },
    /** A set that is not whole: what would make no set is not taken (SET-03). */
    choosing: {},
    /** The one state in which the buttons are enabled (SET-02, PROD-07). */
    buyable: { tags: 'buyable' },
    /** What is chosen is there and sold out (PROD-07, SET-03). */
    soldOut: {},
  },
});
