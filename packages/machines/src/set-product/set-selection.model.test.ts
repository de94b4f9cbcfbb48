import { chosenCount } from '@shop/rules/set-product/set-selection';
import { describe, expect, test } from 'vitest';
import { testModel } from '../testing/test-model';
import { afterSetEvent, openSet, type SetEvent, type SetState, variantOfSet } from './set-selection.chart';
import { setSelectionModel } from './set-selection.model';

const { steps } = testModel(setSelectionModel);
const countOf = ({ context }: (typeof steps)[number]['after']) => chosenCount(context.selection);

describe('in every state of composing a set', () => {
  test("[SET-01] [SET-02] [SET-03] the page's own step equals the machine's", () => {
    const { value, context } = openSet(setSelectionModel.input);
    expect({ value, context }).toEqual({
      value: 'noSuchVariant',
      context: { ...setSelectionModel.input, alert: 'doesNotExist', alertCount: 1 },
    });
    for (const { before, happening, after } of steps) {
      if (happening.kind !== 'event') throw new Error('a set sends no request');
      const state = { value: before.value as SetState['value'], context: before.context };
      const next = afterSetEvent(state, happening.event as SetEvent);
      expect(next).toEqual({ value: after.value, context: after.context });
    }
  });

  test('[SET-01] at most itemCount options are selected, and the state has their number', () => {
    expect(steps.filter(({ after }) => countOf(after) > 2)).toEqual([]);
    expect(steps.filter(({ after }) => after.value === 'nothingChosen' && countOf(after) !== 0)).toEqual([]);
    expect(steps.filter(({ after }) => after.value === 'someChosen' && countOf(after) !== 1)).toEqual([]);
  });

  test('[SET-02] a set is buyable exactly when complete and in stock', () => {
    const wrong = steps.filter(
      ({ after }) => ['buyable', 'soldOut'].includes(after.value) !== (variantOfSet(after.context) !== null),
    );
    expect(wrong).toEqual([]);
  });

  test('[SET-03] a complete but unavailable set is reported, and a click without effect too', () => {
    const silent = steps.filter(({ before, after, happening }) => {
      const isRaise = happening.kind === 'event' && happening.event.type === 'option.raise';
      const isRefused = isRaise && before.context.selection.join() === after.context.selection.join();
      const isUseless = isRaise && countOf(after) === 2 && after.value !== 'buyable';
      const isTold = after.context.alertCount === before.context.alertCount + 1;
      return (isRefused || isUseless) && !isTold;
    });
    expect(silent).toEqual([]);
  });
});
