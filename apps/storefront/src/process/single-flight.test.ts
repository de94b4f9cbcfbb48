import { expect, test, vi } from 'vitest';
import { singleFlight } from './single-flight';

test('those who ask for the same at the same moment share one call, later ones ask anew', async () => {
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

test('a failure reaches everybody who waits, and is not kept', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('back');
  await expect(Promise.allSettled([singleFlight('c', call), singleFlight('c', call)])).resolves.toMatchObject(
    [{ status: 'rejected' }, { status: 'rejected' }],
  );
  await expect(singleFlight('c', call)).resolves.toBe('back');
});
