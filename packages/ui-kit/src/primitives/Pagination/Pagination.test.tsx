// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { find } from '../../testing/find.ts';
import { mount } from '../../testing/mount.ts';
import { violations } from '../../testing/violations.ts';
import { Pagination } from './Pagination.tsx';

test('[LIST-02] marks the current page; an end has no link', async () => {
  const { root, unmount } = mount(
    <Pagination
      label="ページ"
      pages={[1, 2].map((number) => ({
        number,
        href: `?p=${number}`,
        label: `${number}ページ目`,
        current: number === 1,
      }))}
      previous={{ label: '前のページ' }}
      next={{ label: '次のページ', href: '?p=2' }}
    />,
  );
  expect(find(root, '[aria-current="page"]').textContent).toBe('1');
  expect(root.querySelector('[aria-label="前のページ"]')).toBeNull();
  expect(find(root, '[rel="next"]').getAttribute('href')).toBe('?p=2');
  expect(await violations(root)).toEqual([]);
  unmount();
});

test('[LIST-02] search engines follow no link of a filtered list', () => {
  const { root, unmount } = mount(
    <Pagination
      label="ページ"
      pages={[{ number: 2, href: '?p=2', label: '2ページ目', current: true }]}
      previous={{ label: '前のページ', href: '?p=1' }}
      next={{ label: '次のページ', href: '?p=3' }}
      nofollow
    />,
  );
  expect([...root.querySelectorAll('a')].map(({ rel }) => rel)).toEqual([
    'prev nofollow',
    'nofollow',
    'next nofollow',
  ]);
  unmount();
});
