import { err, ok } from '@shop/rules/result';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/define-model';
import { type FavoriteListEvent, favoriteListMachine } from './favorite-list.machine';

type Snapshot = SnapshotFrom<typeof favoriteListMachine>;

const EVENTS: readonly FavoriteListEvent[] = [
  { type: 'list.want', productIds: [1, 2] },
  { type: 'list.want', productIds: [2] },
  { type: 'list.want', productIds: [] },
  { type: 'list.retry' },
];

/** All of them; only the first; none that is still sold; no answer. */
function outcomesOf({ context }: Snapshot) {
  const asked = context.requested.filter((id) => context.held[id] === undefined).map((id) => ({ id }));
  return [ok(asked), ok(asked.slice(0, 1)), ok([]), err('unreachable' as const)];
}

/** A list of two products, one of which may be withdrawn. */
export const favoriteListModel = defineModel({
  id: 'favoriteList',
  machine: favoriteListMachine,
  input: {},
  eventsOf: () => [...EVENTS],
  outcomes: { readProducts: outcomesOf },
  serialize: ({ value, context }) => JSON.stringify([value, context]),
  say: (event) =>
    event.type === 'list.retry'
      ? 'the shopper tries again'
      : `the list is to show ${event.productIds.length === 0 ? 'nothing' : event.productIds.join(' and ')}`,
});
