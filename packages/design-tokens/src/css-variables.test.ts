import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import names from './contract-names.json' with { type: 'json' };
import { contractNames } from './contract-names.ts';
import { cssVariables } from './css-variables.ts';

test('tokens.css matches the theme; after a change of tokens `npm run tokens` writes it', async () => {
  await expect(cssVariables()).toMatchFileSnapshot('../tokens.css');
});

test('contract-names.json matches the names of the theme; `npm run tokens` writes it', () => {
  expect(names).toEqual(contractNames());
});

test('it declares every variable that a style can use, by the same name', () => {
  const sheet = cssVariables();
  const asked = JSON.stringify(vars).match(/--[a-z-]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(70);
  expect(asked.filter((name) => !sheet.includes(`${name}: `))).toEqual([]);
});
