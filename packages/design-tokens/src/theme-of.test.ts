import { BRANDS } from '@shop/brands/brands';
import neutral from '@shop/brands/neutral-palette.tokens.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { color } from './color.ts';
import { unreadablePairs } from './contrast-pairs.ts';
import { themeOf } from './theme-of.ts';
import { tokenTree } from './token-tree.ts';

test('[BRAND-04] the compiled theme needs no variable of its own', () => {
  expect(themeOf({})).toEqual({ color, colorScheme: 'light', variables: {} });
  expect(themeOf({ palette: tokenTree.palette }).variables).toEqual({});
});

test('[BRAND-04] a palette changes only the tokens that reference it or derive from it', () => {
  const green = { $value: { colorSpace: 'srgb', components: [1, 0, 0] } };
  const { variables, color: own } = themeOf({ palette: { green } });
  expect(variables).toEqual({ 'color-action-primary': '#ff0000', 'color-action-tint': '#ffe6e6' });
  expect(own.text).toEqual(color.text);
  expect(color.action.primary).toBe('#7ac719');
});

test('[BRAND-04] a brand may have its own radii', () => {
  const square = { radius: { standard: { $value: { value: 0, unit: 'px' } } } };
  expect(themeOf(square).variables).toEqual({ 'radius-standard': '0' });
});

test('[BRAND-04] a brand may have its own scale of type: fixed and fluid sizes, lines, family', () => {
  const size = (value: number) => ({ value, unit: 'rem' });
  const range = { 'shop.fluid': { min: size(1), max: size(2) } };
  const font = {
    size: {
      lead: { $value: size(1.0625) },
      title: { $value: size(2), $extensions: range },
      display: { $value: size(2) },
    },
    line: { body: { $value: 1.9 } },
    family: { $value: ['Yu Mincho', 'serif'] },
  };
  expect(themeOf({ font }).variables).toEqual({
    'font-family': '"Yu Mincho", serif',
    'font-size-lead': '1.0625rem',
    'font-size-title': 'clamp(1rem, 0.6087rem + 1.7391vw, 2rem)',
    'font-size-display': '2rem',
    'font-line-body': '1.9',
  });
});

test('[BRAND-04] a token that no style has is an error, not ignored', () => {
  const huge = { font: { size: { huge: { $value: { value: 5, unit: 'rem' } } } } };
  expect(() => themeOf(huge)).toThrow('No style has the token font-size-huge');
});

const grey = (share: number) => ({
  $value: { colorSpace: 'srgb', components: [share, share, share] },
});
test.each([
  ['primary', 'text on the primary action'],
  ['hover', 'text on the pressed action'],
])('[BRAND-04] an own ground for actions (%s) needs text that can be read on it', (ground, pair) => {
  const action = { [ground]: grey(0.2) };
  expect(unreadablePairs({ color: { action } })).toEqual([
    expect.stringMatching(
      new RegExp(`^${pair} cannot be read: #232d23 on #333333 has a contrast of 1\\.1, and needs 4\\.5$`),
    ),
  ]);
  const own = { primary: grey(0.2), hover: grey(0.2) };
  expect(unreadablePairs({ color: { action: { ...own, text: grey(1) } } })).toEqual([]);
});

describe.each([
  ...Object.entries(BRANDS).flatMap(([name, { tokens }]) => (tokens ? [[name, tokens] as const] : [])),
  ['no brand', neutral] as const,
])('[BRAND-04] the palette of %s', (_name, palette) => {
  const theme = themeOf(palette);

  test('has no colour of another brand', () => {
    const compiled = new Set(Object.values(tokenTree.palette).flatMap((token) => hexOf(token)));
    const said = JSON.stringify(theme.color).match(/#[0-9a-f]{6}/g) ?? [];
    expect(said.filter((hex) => compiled.has(hex) && hex !== '#ffffff')).toEqual([]);
  });

  test('can be read', () => {
    expect(unreadablePairs(palette)).toEqual([]);
  });
});

function hexOf(token: unknown): string[] {
  const { $value } = (typeof token === 'object' ? token : {}) as { $value?: { hex?: string } };
  return $value?.hex === undefined ? [] : [$value.hex];
}
