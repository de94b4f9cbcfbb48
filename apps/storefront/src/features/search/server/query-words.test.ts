import { expect, test } from 'vitest';
import { partOfMeasure } from './query-words';

const tag = (childId: number) => [{ parentId: 1, childId }];
const lexicon = {
  sizeRanges: {
    unit: 'cm',
    ranges: [
      { upTo: 30, aiTags: tag(1) },
      { upTo: 60, aiTags: tag(2) },
    ],
  },
  counters: new Map([['cm', ['センチ']]]),
} as unknown as Parameters<typeof partOfMeasure>[1];

test('[SEARCH-05] a height is in the range that ends with it; what is higher than all, or named so, is a word', () => {
  const rangeOf = (text: string, known = false) => {
    const vocabulary = { has: () => known } as unknown as Parameters<typeof partOfMeasure>[2];
    const part = partOfMeasure({ text, term: text, at: 0 }, lexicon, vocabulary);
    return part.kind === 'need' && part.need.facts.kind === 'tag' ? part.need.facts.aiTags[0]?.childId : part;
  };
  expect(['29.5cm', '30cm', '30.5cm', '60cm'].map((text) => rangeOf(text))).toEqual([1, 1, 2, 2]);
  const token = (text: string, ...same: string[]) => ({
    kind: 'token',
    token: { text, term: text, same, correction: null },
  });
  expect(rangeOf('61cm')).toEqual(token('61cm', '61センチ'));
  expect(rangeOf('30cm', true)).toEqual(token('30cm', '30センチ'));
  expect(rangeOf('30号')).toEqual(token('30号'));
});
