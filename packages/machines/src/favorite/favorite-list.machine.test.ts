import { err, ok } from '@shop/rules/result';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush } from '../testing/simulate-actors';
import { listedProducts } from './favorite-list.machine';
import { provideFavoriteListActors } from './make-favorite-actor';

function list() {
  const read = vi.fn(async (ids: readonly number[], _signal: AbortSignal) => ok(ids.map((id) => ({ id }))));
  const actor = createActor(provideFavoriteListActors(read)).start();
  const want = (...productIds: number[]) => actor.send({ type: 'list.want', productIds });
  const shown = () => listedProducts(actor.getSnapshot().context).map(({ id }) => id);
  return { actor, read, want, shown };
}

test('[FAV-01] a removed favorite disappears at once, and is restored without a request', async () => {
  const { read, want, shown } = list();
  want(3, 2, 1);
  await flush();
  expect(shown()).toEqual([3, 2, 1]);
  want(3, 1);
  expect(shown()).toEqual([3, 1]);
  want(2, 3, 1);
  expect(shown()).toEqual([2, 3, 1]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('[FAV-01] a list with a product is shown, one without is empty', async () => {
  const { actor, want } = list();
  want(1);
  await flush();
  expect(actor.getSnapshot().matches('shown')).toBe(true);
  want();
  expect(actor.getSnapshot().matches('empty')).toBe(true);
});

test('[FAV-01] only new products are requested', async () => {
  const { read, want, shown } = list();
  want(1);
  await flush();
  want(2, 1);
  await flush();
  expect(shown()).toEqual([2, 1]);
  expect(read.mock.calls.map(([ids]) => ids)).toEqual([[1], [2]]);
});

test('a stale response is dropped', async () => {
  const { read, want, shown } = list();
  want(1);
  want(2);
  await flush();
  expect(read.mock.calls[0]?.[1].aborted).toBe(true);
  expect(shown()).toEqual([2]);
});

test('[FAV-01] a failure can be retried', async () => {
  const { actor, read, want, shown } = list();
  read.mockResolvedValueOnce(err('unreachable') as never);
  want(1);
  await flush();
  expect([actor.getSnapshot().matches('failed'), actor.getSnapshot().hasTag('settled')]).toEqual([
    true,
    true,
  ]);
  actor.send({ type: 'list.retry' });
  await flush();
  expect(shown()).toEqual([1]);
});

test('[FAV-01] a bug while reading is reported as a failure', async () => {
  const { actor, read, want } = list();
  read.mockRejectedValueOnce(new Error('bug'));
  want(1);
  await flush();
  expect(actor.getSnapshot().matches('failed')).toBe(true);
});

test('[VIEW-01] a list is busy while loading, and settled once shown or empty', async () => {
  const { actor, want } = list();
  const tags = () => [...actor.getSnapshot().tags];
  want(1);
  expect(tags()).toEqual(['busy']);
  await flush();
  expect(tags()).toEqual(['settled']);
  want();
  expect(tags()).toEqual(['settled']);
});

test('an unpublished product is omitted and not requested again', async () => {
  const { read, actor, want, shown } = list();
  read.mockResolvedValueOnce(ok([]));
  want(1);
  await flush();
  expect(actor.getSnapshot().matches('empty')).toBe(true);
  want(1, 2);
  await flush();
  expect(shown()).toEqual([2]);
  expect(read.mock.calls.map(([ids]) => ids)).toEqual([[1], [2]]);
});
