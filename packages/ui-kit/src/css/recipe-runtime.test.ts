import { expect, test } from 'vitest';
import { recipeRuntime } from './recipe-runtime.ts';

const names = recipeRuntime({
  base: 'base',
  looks: { tone: { loud: 'loud', quiet: 'quiet' }, bold: { true: 'bold' } },
  defaults: { tone: 'quiet' },
});

test.each([
  [undefined, 'base quiet'],
  [{}, 'base quiet'],
  [{ tone: 'loud' }, 'base loud'],
  [{ tone: undefined, bold: true }, 'base quiet bold'],
  [{ bold: false }, 'base quiet'],
  [{ tone: 'unknown' }, 'base'],
])('%o returns "%s"', (chosen, expected) => expect(names(chosen)).toBe(expected));
