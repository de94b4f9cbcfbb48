import { expect, test } from 'vitest';
import { CONDITION_WEIGHTS, type QueryCondition } from './query-condition';
import { relax } from './relax-conditions';
import type { ProductDocument } from './search-document';

/** Counts how often all its entries are read. */
class ReadMap extends Map<string, number> {
  reads = 0;
  override values() {
    this.reads += 1;
    return super.values();
  }
  override keys() {
    this.reads += 1;
    return super.keys();
  }
  override entries() {
    this.reads += 1;
    return super.entries();
  }
  override [Symbol.iterator]() {
    this.reads += 1;
    return super[Symbol.iterator]();
  }
  override forEach(...args: Parameters<Map<string, number>['forEach']>) {
    this.reads += 1;
    super.forEach(...args);
  }
}

const CONDITION = { isNumber: false, isPrice: false, isMended: false, isSafety: false };
const ASKED = {
  namesEverything: false,
  namesKind: false,
  namesPlace: false,
  asks: false,
  isForPlace: false,
  isPhrase: false,
  isSafe: false,
};
const LIKENESS = { of: () => 0, best: () => new Set<ProductDocument>(), words: [], most: () => 0 };

test('[SEARCH-07] near matches cost one reading of what a word matches, however many there are', () => {
  const handles = Array.from({ length: 100 }, (_, at) => `monstera-${at}`);
  const others = Array.from({ length: 900 }, (_, at) => `other-${at}`);
  const candidates = [...handles, ...others].map((handle) => ({ handle }) as ProductDocument);
  const matches = new ReadMap(handles.map((handle) => [handle, 100]));
  const conditions: QueryCondition[] = [
    {
      ...CONDITION,
      text: 'モンステラ',
      matches,
      fits: ({ handle }) => matches.has(handle),
      isName: true,
      worth: CONDITION_WEIGHTS.name,
    },
    {
      ...CONDITION,
      text: '斑入り',
      matches: null,
      fits: ({ handle }) => handle === 'monstera-7',
      isName: false,
      worth: CONDITION_WEIGHTS.need,
    },
  ];
  const { found, near } = relax(candidates, conditions, ASKED, LIKENESS, () => () => 0);
  expect([found.length, near.length]).toEqual([1, 11]);
  expect(matches.reads).toBe(1);
});

test('[SEARCH-07] a word whose matches are worth nothing still makes what fits it near', () => {
  const candidates = ['pot', 'black-pot', 'a', 'b', 'c', 'd'].map(
    (handle) => ({ handle }) as ProductDocument,
  );
  const matches = new Map([
    ['pot', 0],
    ['black-pot', 0],
  ]);
  const { name: worth, need } = CONDITION_WEIGHTS;
  const conditions: QueryCondition[] = [
    { ...CONDITION, text: '鉢', matches, fits: ({ handle }) => matches.has(handle), isName: true, worth },
    {
      ...CONDITION,
      text: '黒',
      matches: null,
      fits: ({ handle }) => handle === 'black-pot',
      isName: false,
      worth: need,
    },
  ];
  const { found, near } = relax(candidates, conditions, ASKED, LIKENESS, () => () => 0);
  expect(found.map(({ handle }) => handle)).toEqual(['black-pot']);
  expect(near.map(({ product }) => product.handle)).toEqual(['pot']);
});
