import { assign, setup } from 'xstate';
import { SET_ACTIONS, SET_CHART, SET_GUARDS, type SetContext, type SetEvent } from './set-selection.chart';

const guarded =
  (guard: (context: SetContext, option?: number) => boolean) =>
  ({ context, event }: { context: SetContext; event: SetEvent }) =>
    guard(context, event.option);
const acted = (action: (context: SetContext, option?: number) => SetContext) =>
  assign<SetContext, SetEvent, undefined, SetEvent, never>(({ context, event }) =>
    action(context, event.option),
  );

/**
 * Set selection, built from the chart that the product page runs. It needs no actors: the cart (cart.machine.ts) makes the
 * purchase and checks with the platform again.
 */
export const setSelectionMachine = setup({
  types: { context: {} as SetContext, events: {} as SetEvent, input: {} as SetContext },
  guards: {
    isEmpty: guarded(SET_GUARDS.isEmpty),
    isIncomplete: guarded(SET_GUARDS.isIncomplete),
    isBuyable: guarded(SET_GUARDS.isBuyable),
    isSoldOut: guarded(SET_GUARDS.isSoldOut),
    isOffered: guarded(SET_GUARDS.isOffered),
    isChosen: guarded(SET_GUARDS.isChosen),
  },
  actions: {
    raise: acted(SET_ACTIONS.raise),
    lower: acted(SET_ACTIONS.lower),
    reportFull: acted(SET_ACTIONS.reportFull),
    reportSoldOut: acted(SET_ACTIONS.reportSoldOut),
    reportNoSuchVariant: acted(SET_ACTIONS.reportNoSuchVariant),
    dismiss: acted(SET_ACTIONS.dismiss),
  },
}).createMachine({ ...SET_CHART, context: ({ input }) => input });
