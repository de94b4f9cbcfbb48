import { expect, test } from 'vitest';
import { cssValue } from './css-value.ts';
import { deriveColors } from './derive-colors.ts';

const srgb = (components: number[], more: { hex?: string; alpha?: number } = {}) => ({
  colorSpace: 'srgb',
  components,
  ...more,
});

/** A palette, and colours derived from it in another file, each with a stale value. */
function files() {
  const stale = srgb([0, 0, 0], { hex: '#000000' });
  return [
    {
      color: {
        tint: {
          $value: stale,
          $extensions: { 'shop.derived': { base: '{palette.white}', with: '{palette.green}', amount: 0.1 } },
        },
        dark: {
          $value: stale,
          $extensions: { 'shop.derived': { base: '{palette.green}', with: '#000000', amount: 0.22 } },
        },
        veil: { $value: stale, $extensions: { 'shop.derived': { base: '{palette.white}', alpha: 0.62 } } },
        alias: { $value: '{palette.green}' },
      },
    },
    {
      palette: {
        $description: 'The brand',
        white: { $value: srgb([1, 1, 1], { hex: '#ffffff' }) },
        green: { $value: srgb([0.4549, 0.7412, 0.0941], { hex: '#7ac719' }) },
      },
      shadow: {
        float: {
          $value: { color: srgb([0, 0, 0], { hex: '#ffffff', alpha: 0.1 }), blur: { value: 1, unit: 'px' } },
        },
      },
      space: { small: { $value: { value: 4, unit: 'px' } } },
    },
  ];
}

test('components define a colour: its CSS is derived from them, regardless of its hex', () => {
  expect(cssValue(srgb([0.4549, 0.7412, 0.0941], { hex: '#7ac719' }))).toBe('#74bd18');
  expect(cssValue(srgb([0.4549, 0.7412, 0.0941]))).toBe('#74bd18');
  expect(cssValue(srgb([1, 1, 1], { hex: '#000000', alpha: 0.5 }))).toBe('rgb(255 255 255 / 0.5)');
});

test('a changed colour updates its hex, and the colours derived from it', () => {
  const [colors, brand] = files();
  expect(deriveColors([colors ?? {}, brand ?? {}])).toEqual([
    'color.tint',
    'color.dark',
    'color.veil',
    'palette.green',
    'shadow.float',
  ]);
  expect(colors?.color).toMatchObject({
    tint: { $value: { components: [0.9451, 0.9725, 0.9098], hex: '#f1f8e8' } },
    dark: { $value: { hex: '#5a9313' } },
    veil: { $value: { components: [1, 1, 1], hex: '#ffffff', alpha: 0.62 } },
    alias: { $value: '{palette.green}' },
  });
  expect(brand?.palette?.green.$value).toEqual(srgb([0.4549, 0.7412, 0.0941], { hex: '#74bd18' }));
  expect(brand?.shadow?.float.$value.color.hex).toBe('#000000');
});

test('an up-to-date colour is unchanged', () => {
  const once = files();
  deriveColors(once);
  const text = JSON.stringify(once);
  expect(deriveColors(once)).toEqual([]);
  expect(JSON.stringify(once)).toBe(text);
});

test('a derivation of an unknown colour is an error with its name', () => {
  const wrong = { a: { $value: '', $extensions: { 'shop.derived': { base: '{palette.gold}' } } } };
  expect(() => deriveColors([wrong])).toThrow('{palette.gold} names no colour');
});
