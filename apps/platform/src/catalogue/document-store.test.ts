import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefreshQueue } from './document-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[PROD-06] a change committed during another read is read after it', async () => {
  const stock = new Map([[1, 5]]);
  const snapshot = new Map<number, number>();
  const queue = new RefreshQueue(async (ids) => {
    const seen = ids.map((id) => [id, stock.get(id) ?? 0] as const);
    await vi.advanceTimersByTimeAsync(10);
    for (const [id, available] of seen) snapshot.set(id, available);
  });
  const first = queue.refresh([1]);
  stock.set(1, 4);
  const second = queue.refresh([1]);
  await Promise.all([first, second]);
  expect(snapshot.get(1)).toBe(4);
});

test('[PROD-06] concurrent changes are read in a few batches', async () => {
  const batches: number[][] = [];
  const queue = new RefreshQueue(async (ids) => void batches.push([...ids]));
  await Promise.all([1, 2, 3, 2, 4].map((id) => queue.refresh([id])));
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('[PROD-06] a failed read is retried until it succeeds', async () => {
  let isDown = true;
  const read: number[] = [];
  const queue = new RefreshQueue(async (ids) => {
    if (isDown) throw new Error('down');
    read.push(...ids);
  });
  await expect(queue.refresh([7])).rejects.toThrow('down');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(read).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(read).toEqual([7]);
});
