import { expect, test } from 'vitest';
import { cssValue } from './css-value.ts';
import { deriveColors, type TokenNode } from './derive-colors.ts';
import { readGroup, resolveValue } from './read-group.ts';
import { tokenTree } from './token-tree.ts';
import { typography } from './typography.ts';

interface Found {
  path: string;
  token: { $value: unknown; $extensions?: Record<string, unknown> };
}

const tokens = collect(tokenTree, '');

test('[TOKEN-01] the eleven brand colours are unchanged', () => {
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

test.each(tokens)('$path has a valid CSS value', ({ token }) => {
  expect(cssValue(resolveValue(token.$value))).not.toBe('');
});

test('every hex and every derived colour matches the components; after a change of a colour `npm run tokens` writes them', () => {
  const files: TokenNode[] = [JSON.parse(JSON.stringify(tokenTree))];
  expect(deriveColors(files)).toEqual([]);
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
});

test('a token with a broken reference is an error', () => {
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
