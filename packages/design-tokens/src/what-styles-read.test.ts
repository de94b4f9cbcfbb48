import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The runtime files of a module: itself and its imports, without types. */
function madeOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !file.endsWith('.ts')) return known.add(file);
  known.add(file);
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  for (const [, path = ''] of source.matchAll(/^import (?!type\b)[^;]*?from '(\.[^']+)'/gm))
    madeOf(path.replace(/^\.\//, ''), known);
  return known;
}
const tokenFiles = (file: string) => [...madeOf(file)].filter((name) => name.endsWith('.tokens.json'));

test('a style that uses a variable does not depend on its value: a changed value recompiles only the theme', () => {
  expect(tokenFiles('contract.css.ts')).toEqual([]);
  // Includes the brand's palette, which is in another package.
  expect(tokenFiles('theme.css.ts')).toHaveLength(7);
  expect(madeOf('theme.css.ts')).toContain('token-tree.ts');
});

test.each([
  ['media.ts', 'screen'],
  ['z-index.ts', 'screen'],
  ['size.ts', 'size'],
  ['space.ts', 'space'],
])('%s, with inlined values in its styles, depends on one token file', (file, name) => {
  expect(tokenFiles(file)).toEqual([`../tokens/${name}.tokens.json`]);
});
