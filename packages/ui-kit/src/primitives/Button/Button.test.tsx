// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { Button } from './Button.tsx';

test('axe reports no violations in any state', async () => {
  const { root, unmount } = mount(
    <>
      <Button tone="primary">カートに入れる</Button>
      <Button loading>カートに入れる</Button>
      <Button disabled>カートに入れる</Button>
      <Button href="/cart">カートを見る</Button>
    </>,
  );
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('while loading it ignores clicks, keeps its label and can keep the focus', () => {
  const onClick = vi.fn();
  const { root, act, unmount } = mount(
    <Button loading onClick={onClick}>
      カートに入れる
    </Button>,
  );
  const button = find<HTMLButtonElement>(root, 'button');
  act(() => button.click());
  expect(onClick).not.toHaveBeenCalled();
  expect(button.textContent).toBe('カートに入れる');
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  unmount();
});

test('with an address it is a link', () => {
  const { root, unmount } = mount(
    <Button href="/cart" data-own="">
      カートを見る
    </Button>,
  );
  expect(find<HTMLAnchorElement>(root, 'a[data-own]').getAttribute('href')).toBe('/cart');
  unmount();
});
