import { describe, expect, test, vi } from 'vitest';
import type { Card } from '../contract/card';
import { ProductCardCache } from './read-cards';

const card = (id: number): Card => ({
  id,
  handle: `plant-${id}`,
  title: `植物 ${id}`,
  vendor: '水城グリーンファーム',
  price: 1280,
});

function cache() {
  let now = 1;
  const read = vi.fn(async (ids: readonly number[], _changes: number) =>
    ids
      .filter((id) => id < 100)
      .map(card)
      .reverse(),
  );
  return { read, cache: new ProductCardCache(read, () => now), pass: (time: number) => (now += time) };
}

describe('[API-04] cards by product number', () => {
  test('are in the requested order, without duplicates and unknown ones', async () => {
    const { cache: cards, read } = cache();
    expect((await cards.take([3, 500, 1, 3, 2])).map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(read).toHaveBeenCalledExactlyOnceWith([3, 500, 1, 2], 0);
  });

  test('are cached for a minute, unknown ones too', async () => {
    const { cache: cards, read, pass } = cache();
    await cards.take([1, 500]);
    pass(59_999);
    expect((await cards.take([500, 1, 2])).map(({ id }) => id)).toEqual([1, 2]);
    expect(read).toHaveBeenLastCalledWith([2], 0);
    pass(2);
    await cards.take([1]);
    expect(read).toHaveBeenLastCalledWith([1], 0);
  });

  test('a failed read is reported and not cached', async () => {
    const { cache: cards, read } = cache();
    read.mockRejectedValueOnce(new Error('out of reach'));
    await expect(cards.take([1])).rejects.toThrow('out of reach');
    expect(await cards.take([1])).toEqual([card(1)]);
  });

  test('have a bounded cache', async () => {
    const read = vi.fn(async (ids: readonly number[], _changes: number) => ids.map(card));
    const cards = new ProductCardCache(read, () => 0);
    for (let id = 1; id <= 4_001; id += 1) await cards.take([id]);
    read.mockClear();
    await cards.take([1, 2, 4_001]);
    expect(read).toHaveBeenCalledExactlyOnceWith([1], 0);
  });

  test('[CACHE-01] of changed products are read again, and unknown ones too', async () => {
    const { cache: cards, read } = cache();
    await cards.take([1, 2, 500]);
    cards.forget(['plant-1']);
    await cards.take([1, 2, 500]);
    expect(read).toHaveBeenLastCalledWith([1, 500], 1);
    cards.forget('all');
    await cards.take([1, 2, 500]);
    expect(read).toHaveBeenLastCalledWith([1, 2, 500], 2);
  });

  test('[CACHE-01] a read that started before a change and completed after it is returned to its caller only', async () => {
    const { cache: cards, read } = cache();
    let answer = (_cards: Card[]) => {};
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const early = cards.take([1]);
    cards.forget(['plant-1']);
    answer([card(1)]);
    expect(await early).toEqual([card(1)]);
    await cards.take([1]);
    // A new change count, so that it joins no read that began before.
    expect(read.mock.calls).toEqual([
      [[1], 0],
      [[1], 1],
    ]);
    await cards.take([1]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
