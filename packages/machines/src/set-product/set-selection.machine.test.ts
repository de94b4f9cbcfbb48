import type { SetSelection } from '@shop/rules/set-product/set-selection';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  afterSetEvent,
  firstSet,
  openSet,
  type SetEvent,
  type SetState,
  variantOfSet,
} from './set-selection.chart';
import { setSelectionMachine } from './set-selection.machine';
import { setSelectionModel } from './set-selection.model';

const [GAJUMARU, PACHIRA, SCHEFFLERA] = [0, 1, 2];
const { definition, variants } = setSelectionModel.input;
const open = (selection?: SetSelection) => openSet(firstSet(definition, variants, selection));
const after = (state: SetState, ...events: SetEvent[]) => events.reduce(afterSetEvent, state);
const raise = (option = 0): SetEvent => ({ type: 'option.raise', option });
const lower = (option = 0): SetEvent => ({ type: 'option.lower', option });

test('[SET-01] options are selected one by one, and nothing can be bought before it is complete', () => {
  expect(open()).toMatchObject({ value: 'nothingChosen', context: { alert: null, alertCount: 0 } });
  const one = after(open(), raise(GAJUMARU));
  expect(one).toMatchObject({ value: 'someChosen', context: { selection: [1, 0, 0, 0], alertCount: 0 } });
  expect(variantOfSet(one.context)).toBeNull();
  expect(after(one, lower(GAJUMARU))).toEqual(open());
});

test('[SET-02] complete, it can be bought; decreasing disables it again', () => {
  const complete = after(open(), raise(PACHIRA), raise(GAJUMARU));
  expect(complete).toMatchObject({ value: 'buyable', context: { alert: null } });
  expect(variantOfSet(complete.context)).toBe(variants[0]);
  const one = after(complete, lower(PACHIRA));
  expect(one).toMatchObject({ value: 'someChosen', context: { selection: [1, 0, 0, 0] } });
});

test('[SET-03] one option too many changes nothing and is reported, each time', () => {
  const once = after(open([1, 1, 0, 0]), raise(SCHEFFLERA));
  expect(once).toMatchObject({
    value: 'buyable',
    context: { selection: [1, 1, 0, 0], alert: 'cannotAddMore', alertCount: 1 },
  });
  expect(after(once, raise(SCHEFFLERA)).context.alertCount).toBe(2);
  expect(after(once, lower(PACHIRA)).context.alert).toBeNull();
});

test('[SET-03] a change to a combination without a variant is rejected, and reported', () => {
  const twice = after(open(), raise(GAJUMARU), raise(GAJUMARU));
  expect(twice).toMatchObject({
    value: 'noSuchVariant',
    context: { selection: [1, 0, 0, 0], alert: 'doesNotExist', alertCount: 1 },
  });
  expect(after(twice, raise(GAJUMARU)).context.alertCount).toBe(2);
  expect(after(twice, raise(PACHIRA))).toMatchObject({ value: 'buyable', context: { alert: null } });
  expect(after(twice, lower(PACHIRA))).toMatchObject({ value: 'someChosen', context: { alert: null } });
});

test('[SET-03] a combination without stock is out of stock, until the next click', () => {
  const soldOut = after(open(), raise(GAJUMARU), raise(SCHEFFLERA));
  expect(soldOut).toMatchObject({ value: 'soldOut', context: { alert: 'outOfStock', alertCount: 1 } });
  const lowered = after(soldOut, lower(PACHIRA));
  expect(lowered).toMatchObject({ value: 'soldOut', context: { selection: [1, 0, 1, 0], alert: null } });
});

test.each<[value: string, selection: SetSelection, alert: string | null]>([
  ['buyable', [1, 1, 0, 0], null],
  ['soldOut', [1, 0, 1, 0], 'outOfStock'],
  ['noSuchVariant', [2, 0, 0, 0], 'doesNotExist'],
])(
  '[PROD-04] [SET-03] a URL that names a set opens it %s, page and machine alike',
  (value, selection, alert) => {
    const { context } = open(selection);
    expect(open(selection).value).toBe(value);
    expect(context.alert).toBe(alert);
    const actor = createActor(setSelectionMachine, { input: firstSet(definition, variants, selection) });
    expect(actor.getSnapshot()).toMatchObject({ value, context });
  },
);
