import { expect, test } from 'vitest';
import { powerSet } from './PowerSet.tsx';

test('every combination of values is covered', () => {
  expect(powerSet({ tone: ['quiet', 'loud'], disabled: [false, true] })).toEqual([
    { tone: 'quiet', disabled: false },
    { tone: 'quiet', disabled: true },
    { tone: 'loud', disabled: false },
    { tone: 'loud', disabled: true },
  ]);
});
