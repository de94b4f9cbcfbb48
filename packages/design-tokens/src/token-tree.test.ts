import { expect, test } from 'vitest';
import { cssValue } from './css-value.ts';
import { readGroup, resolveValue } from './read-group.ts';
import { tokenTree } from './token-tree.ts';
import { typography } from './typography.ts';

interface Found {
  path: string;
  token: { $value: unknown; $extensions?: Record<string, unknown> };
}

const tokens = collect(tokenTree, '');

test('[TOKEN-01] the eleven brand colours are the brand’s, untouched', () => {
  expect(readGroup(tokenTree.palette)).toEqual({
    white: '#ffffff',
    text: '#232d23',
    lightText: '#788278',
    gray: '#f5fafa',
    green: '#7ac719',
    notice: '#f97855',
    link: '#007d96',
    layoutGray: '#e1e6e6',
    silver: '#c8ccc8',
    red: '#e00000',
    darkGreen: '#65a512',
  });
});

test.each(tokens)('$path has a value that CSS can carry', ({ token }) => {
  expect(cssValue(resolveValue(token.$value))).not.toBe('');
});

test('a colour says the same in its components and in its hex', () => {
  for (const { path, token } of tokens) {
    const value = resolveValue(token.$value);
    if (!isColor(value)) continue;
    const hex = `#${value.components
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    expect(hex, path).toBe(value.hex);
  }
});

test('a derived colour is what its brand colour and its mix make', () => {
  const derived = tokens.filter(({ token }) => token.$extensions?.['shop.derived']);
  expect(derived.map(({ path }) => path)).toEqual([
    'color.surface.float',
    'color.surface.veil',
    'color.surface.scrim',
    'color.text.muted',
    'color.action.tint',
    'color.link.hover',
    'color.feedback.noticeTint',
  ]);
  const wrong = derived.flatMap(({ path, token }) => {
    const recipe = token.$extensions?.['shop.derived'] as { base: string; with?: string; amount?: number };
    const { hex } = resolveValue(token.$value) as { hex: string };
    const mixed = mix(recipe.base, recipe.with ?? recipe.base, recipe.amount ?? 0);
    return mixed === hex ? [] : [`${path} should be ${mixed}, and is ${hex}`];
  });
  expect(wrong).toEqual([]);
});

test('a token whose reference is broken does not pass unseen', () => {
  expect(() => resolveValue('{palette.gold}')).toThrow('names no token');
});

test('fluid sizes start at 360 px and end at 1280 px', () => {
  expect(typography.size.display).toBe('clamp(1.875rem, 1.6304rem + 1.087vw, 2.5rem)');
});

function collect(node: object, prefix: string): Found[] {
  return Object.entries(node).flatMap(([name, child]): Found[] => {
    if (name.startsWith('$') || typeof child !== 'object' || child === null) return [];
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return '$value' in child ? [{ path, token: child as Found['token'] }] : collect(child, path);
  });
}

function isColor(value: unknown): value is { components: number[]; hex: string } {
  return typeof value === 'object' && value !== null && 'components' in value;
}

function mix(base: string, other: string, amount: number): string {
  const [from, to] = [base, other].map((name) => {
    const { hex } = (name.startsWith('{') ? resolveValue(name) : { hex: name }) as { hex: string };
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  });
  const parts = from?.map((part, index) => Math.round(part + ((to?.[index] ?? part) - part) * amount));
  return `#${parts?.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
