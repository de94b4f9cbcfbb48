import { expect, test, vi } from 'vitest';
import { singleFlight } from './single-flight';

test('concurrent calls with the same key share one call, later ones start a new one', async () => {
  const call = vi.fn(async () => 'answer');
  await expect(Promise.all([singleFlight('a', call), singleFlight('a', call)])).resolves.toEqual([
    'answer',
    'answer',
  ]);
  expect(call).toHaveBeenCalledTimes(1);
  await singleFlight('a', call);
  await singleFlight('b', call);
  expect(call).toHaveBeenCalledTimes(3);
});

test('a failure reaches every waiting caller, and is not cached', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('back');
  await expect(Promise.allSettled([singleFlight('c', call), singleFlight('c', call)])).resolves.toMatchObject(
    [{ status: 'rejected' }, { status: 'rejected' }],
  );
  await expect(singleFlight('c', call)).resolves.toBe('back');
});

test('[SEC-04] a call is aborted when every waiting caller has left, and no sooner', async () => {
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const signals: AbortSignal[] = [];
  let finish = (_: string) => {};
  const call = (abandoned: AbortSignal) => {
    signals.push(abandoned);
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  const all = [singleFlight('d', call, first.signal), singleFlight('d', call, second.signal)];
  first.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  second.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  finish('done');
  expect(await Promise.all(all)).toEqual(['done', 'done']);

  const kept = [singleFlight('d', call, third.signal), singleFlight('d', call)];
  third.abort();
  expect(signals.at(-1)?.aborted, 'a caller without a signal never leaves').toBe(false);
  finish('again');
  expect(await Promise.all(kept)).toEqual(['again', 'again']);
});
