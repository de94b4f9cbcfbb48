import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { subjects } from '../cli/subjects';
import type { ProductParams } from '../params';

/** Words in a title that declare the number of plants, and the number if they contain none. */
const PLANTS: readonly { words: RegExp; number?: number }[] = [
  { words: /(\d+)(ポット|鉢|色セット|色ミックス|種アソート)/ },
  { words: /雌雄セット|二種/, number: 2 },
];
/** Cut flowers are counted by their stems. */
const STEMS = [{ words: /(\d+)本 ミックス/ }];

const plants = productsSaying(PLANTS);
const bunches = productsSaying(STEMS);

/** Products whose title contains a number: the number, the handle, the title. */
function productsSaying(numbers: typeof PLANTS): [number, string, string][] {
  return loadCatalogue().products.flatMap(({ handle, title }): [number, string, string][] => {
    for (const { words, number } of numbers) {
      const found = words.exec(title);
      if (found) return [[number ?? Number(found[1]), handle, title]];
    }
    return [];
  });
}

/** Parameters of a product's front and variants. */
function drawnOf(handle: string): ProductParams[] {
  return subjects().flatMap(({ name, subject }) =>
    subject.kind === 'front' && new RegExp(`^products/${handle}_(1|v\\d+)$`).test(name)
      ? [subject.product]
      : [],
  );
}

describe('images of products sold by number', () => {
  it('are of the products whose title has a number', () => {
    const handles = plants.map(([, handle]) => handle);
    expect(handles).toEqual(expect.arrayContaining(['flower-pansy', 'fittonia', 'fruit-kiwi-hayward']));
    // three heads in one pot
    expect(handles).not.toContain('lithops-mix');
    expect(bunches.map(([, handle]) => handle)).toEqual(['cut-gerbera', 'cut-tulip']);
  });

  it.each(plants)('[PROD-01] show %i plants of %s, as its title %s says', (number, handle) => {
    const counts = drawnOf(handle).map((product) => (product.form === 'group' ? product.parts.length : 1));
    expect(new Set(counts)).toEqual(new Set([number]));
  });

  it.each(bunches)('[PROD-01] show %i stems of %s, as its title %s says', (number, handle) => {
    const counts = drawnOf(handle).map((product) => product.form === 'bouquet' && product.count);
    expect(new Set(counts)).toEqual(new Set([number]));
  });
});
