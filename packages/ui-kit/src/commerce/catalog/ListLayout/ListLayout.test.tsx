// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '#testing/find.ts';
import { mount } from '#testing/mount.ts';
import { violations } from '#testing/violations.ts';
import { FilterRail } from '../FilterRail/FilterRail.tsx';
import { ListLayout } from './ListLayout.tsx';

test('[LIST-04] [CARD-04] the filters are links in a rail that phones open as a native popover; a note follows the count', async () => {
  const { root, unmount } = mount(
    <ListLayout
      rail={
        <FilterRail
          groups={[
            {
              title: '日当たり',
              options: [
                { key: 'shade', href: '?tag=shade', label: '日陰に強い', count: 17, chosen: true },
                { key: 'sun', href: '?tag=sun', label: '日なた', count: 0 },
              ],
            },
          ]}
        />
      }
      filter={{ label: '絞り込み', closeLabel: '閉じる' }}
      count="57件"
      note="価格は税込"
      tools={null}
    >
      <p>商品</p>
    </ListLayout>,
  );
  const rail = find(root, '[popover]');
  const opener = Array.from(root.querySelectorAll('button')).find(
    ({ textContent }) => textContent === '絞り込み',
  );
  expect(opener?.getAttribute('popovertarget')).toBe(rail.id);
  expect(find(rail, '[aria-label="閉じる"]').getAttribute('popovertargetaction')).toBe('hide');
  expect(find(rail, '[href="?tag=shade"]').getAttribute('aria-current')).toBe('true');
  expect(find(rail, '[href="?tag=shade"]').getAttribute('rel')).toBe('nofollow');
  // An option that leaves no products is shown and cannot be pressed.
  expect(rail.querySelector('[href="?tag=sun"]')).toBeNull();
  expect(find(rail, '[aria-disabled]').textContent).toBe('日なた0');
  expect(find(root, '#list-count').getAttribute('tabindex')).toBe('-1');
  // The note is beside the count, which is announced alone when the page changes.
  expect(find(root, '#list-count').textContent).toBe('57件');
  expect(find(root, '#list-count + p').textContent).toBe('価格は税込');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test.each([
  [undefined, 'Filter'],
  [0, 'Filter'],
  [1, 'Filter (1)'],
])('[LIST-04] with %s chosen filters the button says %s; the count can take the focus', (chosen, text) => {
  const filter = { label: 'Filter', closeLabel: 'Close', ...(chosen !== undefined && { chosen }) };
  const { root, unmount } = mount(
    <ListLayout rail={null} filter={filter} count="57" tools={null}>
      <p>Products</p>
    </ListLayout>,
  );
  const [opener] = [...root.querySelectorAll('button[popovertarget]')].filter(
    (one) => one.closest('[popover]') === null,
  );
  expect(opener?.textContent).toBe(text);
  expect(find(root, '#list-count').getAttribute('tabindex')).toBe('-1');
  unmount();
});
