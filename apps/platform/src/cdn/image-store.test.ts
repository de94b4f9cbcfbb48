import { describe, expect, it } from 'vitest';
import { limit } from './image-store.ts';

describe('limit', () => {
  it('runs at most the allowed number at a time, and all of them', async () => {
    const run = limit(2);
    let [running, most, done] = [0, 0, 0];
    const task = async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running--;
      done++;
    };
    await Promise.all(Array.from({ length: 9 }, () => run(task)));
    expect({ most, done }).toEqual({ most: 2, done: 9 });
  });

  it('releases its slot when a task fails', async () => {
    const run = limit(1);
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(run(async () => 'next')).resolves.toBe('next');
  });
});
