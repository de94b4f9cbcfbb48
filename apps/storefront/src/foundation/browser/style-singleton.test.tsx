// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { styleSingleton } from './style-singleton';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  vi.restoreAllMocks();
});

const sheets = () => document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText ?? '');

function mount(Style: ReturnType<typeof styleSingleton>, styles: string, dynamic = false) {
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  const draw = (text: string) => act(() => root.render(<Style styles={text} dynamic={dynamic} />));
  draw(styles);
  return { draw, unmount: () => act(() => root.unmount()) };
}

test('[SEC-01] a style sheet is shared from its first to its last user, without a style element', () => {
  const Style = styleSingleton();
  const first = mount(Style, 'body { overflow: hidden; }');
  const second = mount(Style, 'body { overflow: hidden; }');
  expect(sheets()).toEqual([expect.stringContaining('overflow: hidden')]);
  first.unmount();
  expect(sheets()).toHaveLength(1);
  second.unmount();
  expect(sheets()).toEqual([]);
  expect(document.querySelector('style')).toBeNull();
});

test('[SEC-01] a new text replaces a mutable sheet, and no other; foreign sheets stay', () => {
  const other = mount(styleSingleton(), 'a { color: green; }');
  const dynamic = mount(styleSingleton(), 'b { color: green; }', true);
  dynamic.draw('b { color: blue; }');
  other.draw('a { color: blue; }');
  expect(sheets()).toEqual([
    expect.stringContaining('a { color: green'),
    expect.stringContaining('b { color: blue'),
  ]);
  dynamic.unmount();
  expect(sheets()).toEqual([expect.stringContaining('a { color: green')]);
});
