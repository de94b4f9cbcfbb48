import { expect, test, vi } from 'vitest';
import { shareCall } from './share-call';

test('those who ask for the same at the same moment share one call, later ones ask anew', async () => {
  const call = vi.fn(async () => 'answer');
  await expect(Promise.all([shareCall('a', call), shareCall('a', call)])).resolves.toEqual([
    'answer',
    'answer',
  ]);
  expect(call).toHaveBeenCalledTimes(1);
  await shareCall('a', call);
  await shareCall('b', call);
  expect(call).toHaveBeenCalledTimes(3);
});

test('a failure reaches everybody who waits, and is not kept', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('back');
  await expect(Promise.allSettled([shareCall('c', call), shareCall('c', call)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(shareCall('c', call)).resolves.toBe('back');
});
