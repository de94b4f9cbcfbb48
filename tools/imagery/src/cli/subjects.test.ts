import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { subjects } from './subjects';

const names = subjects().map(({ name }) => name);
const { bestSellingHandles } = loadCatalogue().ranking;

describe('subjects', () => {
  it('lists each image once', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('starts with the most viewed: heroes, then cards, close-ups and rooms last', () => {
    const rank = (name: string): number =>
      /^products\/.+_[23]$/.test(name) ? 2 : /^(products|sets)\//.test(name) ? 1 : 0;
    const ranks = names.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('completes the best sellers first: close-up and room of one before those of the next', () => {
    const firsts = names.filter((name) => /^products\/.+_2$/.test(name)).slice(0, bestSellingHandles.length);
    expect(firsts).toEqual(bestSellingHandles.map((handle) => `products/${handle}_2`));
    for (const first of firsts) {
      const room = names.indexOf(first.replace(/_2$/, '_3'));
      if (room >= 0) expect(room).toBe(names.indexOf(first) + 1);
    }
  });

  it('gives no two lists the same cover', () => {
    const covers = subjects().filter(({ name }) => name.endsWith('_cover'));
    const scenes = covers.map(({ subject }) => JSON.stringify(subject));
    expect(new Set(scenes).size).toBe(covers.length);
  });
});
