// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { ShowMore } from './ShowMore.tsx';

const items = (count: number) => Array.from({ length: count }, (_, index) => `item ${index + 1}`);
const block = (count: number) => (
  <ShowMore kind="block" label="もっと見る" href="/plants">
    {items(count)}
  </ShowMore>
);

test('[LIST-01] shows four items, then four more per click', () => {
  const { root, act, unmount } = mount(block(10));
  const shown = () => root.querySelectorAll('li').length;
  expect(shown()).toBe(4);
  act(() => find(root, 'a').click());
  expect(shown()).toBe(8);
  act(() => find(root, 'a').click());
  expect(shown()).toBe(10);
  unmount();
});

test('[RANK-01] a list with its own URLs ends with its last item, with and without JavaScript', () => {
  const list = (first: number) => (
    <ShowMore kind="fours" first={first} label="もっと見る" href={(shown) => `/ranking?show=${shown}`}>
      {items(10)}
    </ShowMore>
  );
  const { root, act, unmount } = mount(list(4));
  expect(find(root, 'a').getAttribute('href')).toBe('/ranking?show=8');
  act(() => find(root, 'a').click());
  act(() => find(root, 'a').click());
  expect(root.querySelectorAll('li')).toHaveLength(10);
  expect(root.querySelector('a')).toBeNull();
  unmount();
  expect(renderToStaticMarkup(list(8))).toContain('href="/ranking?show=12"');
  expect(renderToStaticMarkup(list(12))).not.toContain('href');
});

test('[LIST-01] when all are shown, and without JavaScript, the button links to the whole list', () => {
  const { root, act, unmount } = mount(block(6));
  act(() => find(root, 'a').click());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void find(root, 'a').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(false);
  unmount();
  expect(renderToStaticMarkup(block(10))).toContain('href="/plants"');
});

test('[LIST-01] where all are shown at first, no button promises more', () => {
  expect(renderToStaticMarkup(block(4))).not.toContain('href');
  expect(renderToStaticMarkup(block(5))).toContain('href="/plants"');
});
