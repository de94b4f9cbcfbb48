import { readFileSync } from 'node:fs';
import { cssVariables } from '@shop/design-tokens/css-variables';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./assets/checkout.css', import.meta.url), 'utf8');

test('[TOKEN-01] the checkout uses existing tokens only', () => {
  const tokens = cssVariables();
  const asked = [...new Set(sheet.match(/--[a-z-]+(?=\))/g))];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !tokens.includes(`${name}: `))).toEqual([]);
});

test('[TOKEN-01] the checkout has no colour, font or radius outside the tokens', () => {
  expect(
    sheet.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-family:|border-radius: (?!var)[^;]+/gi),
  ).toBeNull();
});
