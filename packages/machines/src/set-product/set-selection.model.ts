import { defineModel } from '../testing/define-model';
import { variantGid } from '../testing/simulated-platform';
import { firstSet, type SetEvent } from './set-selection.chart';
import { setSelectionMachine } from './set-selection.machine';

const OPTIONS = ['ガジュマル', 'パキラ', 'シェフレラ', 'オリーブ'];

/**
 * A set of two of four plants: one pair is in stock, one is sold out, all others do not exist and are not offered. The address names one
 * of those.
 */
export const setSelectionModel = defineModel({
  id: 'setSelection',
  machine: setSelectionMachine,
  input: firstSet(
    {
      itemCount: 2,
      options: OPTIONS.map((name, index) => ({ name, image: '', sequence: index + 1 })),
    },
    [
      { globalId: variantGid(1), title: 'ガジュマル/パキラ', quantity: 3 },
      { globalId: variantGid(2), title: 'ガジュマル/シェフレラ', quantity: 0 },
    ],
    [0, 1, 1, 0],
  ),
  eventsOf: (): SetEvent[] =>
    OPTIONS.flatMap((_, option): SetEvent[] => [
      { type: 'option.raise', option },
      { type: 'option.lower', option },
    ]),
  serialize: ({ value, context: { selection, alert } }) => JSON.stringify([value, selection, alert]),
  say: ({ type, option }) =>
    `the shopper takes one ${type === 'option.raise' ? 'more' : 'less'} ${OPTIONS[option]}`,
});
