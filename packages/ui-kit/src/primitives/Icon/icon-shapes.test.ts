import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as shapes from './icon-shapes.ts';

test('[PERF-06] every name of an icon is a symbol of the one file, and every symbol has its name', () => {
  const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  const symbols = Array.from(
    file.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><path d="M[^"]+"\/>/g),
    ([, id]) => id,
  );
  expect(symbols).toEqual(Object.values(shapes));
  expect(Object.keys(shapes)).toEqual(Object.values(shapes));
  expect(new Set(symbols).size).toBe(symbols.length);
});
