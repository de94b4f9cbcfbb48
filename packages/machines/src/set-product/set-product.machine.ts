import { assign, setup } from 'xstate';
import { afterPress, type SetChoice, type SetEvent, standingOf } from './set-choice';

/**
 * Choosing for a set (§4, SET-01 to SET-03). It decides what may be chosen, whether the chosen options are a set that can
 * be bought, and what the shopper is told. Every press is taken in every state; one too many, or one that leads to no
 * variant, changes nothing and is told.
 * It needs no actors: stock is the page's, and the add asks the platform again (product.machine.ts). set-choice.ts has
 * the steps and says what a screen draws.
 */
export const setProductMachine = setup({
  types: {
    context: {} as SetChoice,
    events: {} as SetEvent,
    /** `firstSetChoice`, or where a page got to by itself. */
    input: {} as SetChoice,
    tags: {} as 'buyable',
  },
  actions: {
    press: assign(({ context, event }) => afterPress(context, event)),
  },
  guards: {
    stands: ({ context }, standing: ReturnType<typeof standingOf>) => standingOf(context) === standing,
  },
}).createMachine({
  id: 'setProduct',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'option.raise': { target: '.deciding', actions: 'press' },
    'option.lower': { target: '.deciding', actions: 'press' },
  },
  states: {
    /** Left at once. */
    deciding: {
      always: [
        { guard: { type: 'stands', params: 'complete' }, target: 'complete' },
        { guard: { type: 'stands', params: 'outOfStock' }, target: 'outOfStock' },
        { target: 'choosing' },
      ],
    },
    /** Fewer than `itemCount`: what would make no set is not taken (SET-03). */
    choosing: {},
    /** The one state in which the buttons are enabled (SET-02). */
    complete: { tags: 'buyable' },
    /** The variant is there and sold out (SET-03). */
    outOfStock: {},
  },
});
