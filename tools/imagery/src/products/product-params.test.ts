import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { KNOWN_HANDLES, productParams } from './product-params';

const handles = loadCatalogue().products.map(({ handle }) => handle);

describe('productParams', () => {
  it('covers exactly the products of the catalogue', () => {
    expect([...KNOWN_HANDLES].sort()).toEqual([...handles].sort());
  });

  it('gives no two products the same image', () => {
    const seen = new Map<string, string>();
    for (const handle of handles) {
      const key = JSON.stringify(productParams(handle));
      expect(seen.get(key), `${handle} looks like`).toBeUndefined();
      seen.set(key, handle);
    }
  });

  it('distinguishes products by more than seed and pot', () => {
    const seen = new Map<string, string[]>();
    for (const handle of handles) {
      const { seed, ...look } = productParams(handle) ?? { seed: 0 };
      const key = JSON.stringify(look);
      seen.set(key, [...(seen.get(key) ?? []), handle]);
    }
    expect([...seen.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
