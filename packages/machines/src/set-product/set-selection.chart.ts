import type { GlobalId } from '@shop/rules/global-id';
import {
  chosenCount,
  chosenSet,
  emptySelection,
  findSet,
  lowerOption,
  offeredOptions,
  raiseOption,
  type SetAlert,
  type SetDefinition,
  type SetSelection,
  type SetVariant,
} from '@shop/rules/set-product/set-selection';

/** A set's variant with its purchase id. */
interface BuyableSet extends SetVariant {
  readonly globalId: GlobalId;
}

/** The selection so far, and the result of the last press. */
export interface SetContext {
  readonly definition: SetDefinition;
  readonly variants: readonly BuyableSet[];
  readonly selection: SetSelection;
  /** The alert after the last press (SET-03). */
  readonly alert: SetAlert | null;
  /** The number of alerts so far: a repeated alert is announced again. */
  readonly alertCount: number;
}

/** A press on plus or minus; `option` is the index in the definition's list. */
export interface SetEvent {
  readonly type: 'option.raise' | 'option.lower';
  readonly option: number;
}

type Guard = (context: SetContext, option?: number) => boolean;
type Action = (context: SetContext, option?: number) => SetContext;

/** For an incomplete set: an option that leads to no variant is refused. */
const RAISE = [
  { guard: 'isOffered', target: 'counting', actions: 'raise' },
  { target: 'noSuchVariant', actions: 'reportNoSuchVariant' },
] as const;
const LOWER = { guard: 'isChosen', target: 'counting', actions: 'lower' } as const;
const WHEN_COMPLETE = {
  'option.raise': [{ actions: 'reportFull' }],
  'option.lower': [LOWER, { actions: 'dismiss' }],
} as const;

/**
 * Set selection (SET-01 to SET-03), as XState's configuration. set-selection.machine.ts builds the machine from it. The product page
 * runs it with `openSet` and `afterSetEvent` from the first press, without loading XState.
 */
export const SET_CHART = {
  id: 'setSelection',
  initial: 'counting',
  states: {
    /** Transient: leads to the state of the selection. */
    counting: {
      always: [
        { guard: 'isEmpty', target: 'nothingChosen' },
        { guard: 'isIncomplete', target: 'someChosen' },
        { guard: 'isBuyable', target: 'buyable' },
        { guard: 'isSoldOut', target: 'soldOut', actions: 'reportSoldOut' },
        { target: 'noSuchVariant', actions: 'reportNoSuchVariant' },
      ],
    },
    nothingChosen: { on: { 'option.raise': RAISE } },
    /** k of n. */
    someChosen: { on: { 'option.raise': RAISE, 'option.lower': [LOWER] } },
    /** Complete: the only state in which the buttons are enabled (SET-02). */
    buyable: { on: WHEN_COMPLETE },
    /** Complete. */
    soldOut: { on: WHEN_COMPLETE },
    /** The last press leads to no variant and was refused. */
    noSuchVariant: {
      on: { 'option.raise': RAISE, 'option.lower': [{ target: 'counting', actions: 'lower' }] },
    },
  },
} as const;

/** Guards of the chart, by their names in it. */
export const SET_GUARDS = {
  isEmpty: ({ selection }) => chosenCount(selection) === 0,
  isIncomplete: ({ definition, selection }) => chosenCount(selection) < definition.itemCount,
  isBuyable: (context) => resultOf(context).ok,
  isSoldOut: (context) => {
    const found = resultOf(context);
    return !found.ok && found.error === 'outOfStock';
  },
  isOffered: ({ definition, selection, variants }, option = -1) =>
    offeredOptions(definition, selection, variants)[option] === true,
  isChosen: ({ selection }, option = -1) => (selection[option] ?? 0) > 0,
} satisfies Record<string, Guard>;

/** Actions of the chart, by their names in it: each returns the next context. */
export const SET_ACTIONS = {
  raise: (context, option = -1) => {
    const raised = raiseOption(context.definition, context.selection, option);
    return { ...context, selection: raised.ok ? raised.value : context.selection, alert: null };
  },
  lower: (context, option = -1) => ({
    ...context,
    selection: lowerOption(context.selection, option),
    alert: null,
  }),
  reportFull: (context) => withAlert(context, 'cannotAddMore'),
  reportSoldOut: (context) => withAlert(context, 'outOfStock'),
  reportNoSuchVariant: (context) => withAlert(context, 'doesNotExist'),
  dismiss: (context) => ({ ...context, alert: null }),
} satisfies Record<string, Action>;

/** The initial context of a page. @param selection that of the variant in the address; empty without one (PROD-04) */
export function firstSet(
  definition: SetDefinition,
  variants: readonly BuyableSet[],
  selection = emptySelection(definition),
): SetContext {
  return { definition, variants, selection, alert: null, alertCount: 0 };
}

/** A state of the chart with its context. */
export interface SetState {
  readonly value: Exclude<keyof typeof SET_CHART.states, 'counting'>;
  readonly context: SetContext;
}

/** The chart's first state. If the address names a set that cannot be bought, this is reported at once (SET-03). */
export function openSet(context: SetContext): SetState {
  return arrive(SET_CHART.initial, context);
}

/** The chart's state after a press. */
export function afterSetEvent(state: SetState, { type, option }: SetEvent): SetState {
  const { on }: StateConfig = SET_CHART.states[state.value];
  const taken = firstOpen(on?.[type], state.context, option);
  if (taken === undefined) return state;
  return arrive(taken.target ?? state.value, act(taken, state.context, option));
}

/** The variant of a complete set, in stock or not; null for any other selection. */
export function variantOfSet({ definition, selection, variants }: SetContext): BuyableSet | null {
  return chosenSet(definition, selection, variants);
}

interface Branch {
  readonly guard?: keyof typeof SET_GUARDS;
  readonly target?: keyof typeof SET_CHART.states;
  readonly actions?: keyof typeof SET_ACTIONS;
}

interface StateConfig {
  readonly always?: readonly Branch[];
  readonly on?: { readonly [Type in SetEvent['type']]?: readonly Branch[] };
}

function arrive(value: keyof typeof SET_CHART.states, context: SetContext): SetState {
  if (value !== 'counting') return { value, context };
  const taken: Branch | undefined = firstOpen(SET_CHART.states.counting.always, context);
  return arrive(taken?.target ?? 'nothingChosen', act(taken, context));
}

function firstOpen(branches: readonly Branch[] | undefined, context: SetContext, option?: number) {
  return branches?.find(({ guard }) => guard === undefined || (SET_GUARDS[guard] as Guard)(context, option));
}

function act(branch: Branch | undefined, context: SetContext, option?: number): SetContext {
  return branch?.actions === undefined ? context : (SET_ACTIONS[branch.actions] as Action)(context, option);
}

function resultOf({ definition, selection, variants }: SetContext) {
  return findSet(definition, selection, variants);
}

function withAlert(context: SetContext, alert: SetAlert): SetContext {
  return { ...context, alert, alertCount: context.alertCount + 1 };
}
