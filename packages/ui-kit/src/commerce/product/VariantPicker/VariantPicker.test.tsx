// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { VariantPicker } from './VariantPicker.tsx';

const options = ['6', '8', '10'].map((size) => ({
  id: size,
  href: `?variant=${size}`,
  name: `${size}号`,
  price: { amount: 6980 },
  stock: '在庫あり(◯)',
  soldOut: size === '10',
}));
const picker = (onSelect: (id: string) => void) => (
  <VariantPicker label="種類" options={options} selectedId="8" onSelect={onSelect} />
);
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('[PROD-04] a named radio group with one tab stop; axe reports no violations', async () => {
  const { root, unmount } = mount(picker(() => undefined));
  const rows = Array.from(root.querySelectorAll('[role="radio"]'));
  expect(rows.map((row) => row.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
  expect(rows.map((row) => row.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[PROD-04] a click selects without navigation, sold-out ones too', () => {
  const onSelect = vi.fn();
  const { root, act, unmount } = mount(picker(onSelect));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void find(root, '[href="?variant=10"]').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(onSelect).toHaveBeenCalledWith('10');
  unmount();
});

test("[PROD-04] a click with a modifier key opens the variant's own page", () => {
  const onSelect = vi.fn();
  const { root, act, unmount } = mount(picker(onSelect));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true });
  act(() => void find(root, '[href="?variant=6"]').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
  unmount();
});

test('[PROD-04] arrow keys move and select, wrapping at the ends', () => {
  const onSelect = vi.fn();
  const { root, act, unmount } = mount(picker(onSelect));
  act(() => void press(find(root, '[href="?variant=8"]'), 'ArrowDown'));
  expect(document.activeElement).toBe(find(root, '[href="?variant=10"]'));
  act(() => void press(find(root, '[href="?variant=10"]'), 'ArrowRight'));
  act(() => void press(find(root, '[href="?variant=6"]'), 'ArrowUp'));
  expect(onSelect.mock.calls).toEqual([['10'], ['6'], ['10']]);
  unmount();
});
