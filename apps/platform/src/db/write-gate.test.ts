import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WriteGate } from './write-gate.ts';

describe('WriteGate', () => {
  test('tasks of one key run in order, also after a failed one', async () => {
    const gate = new WriteGate();
    const done: number[] = [];
    const work = (index: number) => async () => {
      await sleep(5 - index);
      done.push(index);
      if (index === 1) throw new Error('no');
    };
    const results = await Promise.allSettled([0, 1, 2, 3].map((index) => gate.run('a', work(index))));
    expect(done).toEqual([0, 1, 2, 3]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  test('tasks of different keys run concurrently, but not more than eight', async () => {
    const gate = new WriteGate();
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        gate.run(String(index), async () => {
          inside += 1;
          most = Math.max(most, inside);
          await sleep(1);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(8);
  });
});
