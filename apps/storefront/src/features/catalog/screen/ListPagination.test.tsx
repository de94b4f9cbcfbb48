// @vitest-environment happy-dom
import { PAGE_SIZE } from '@shop/rules/catalog/pagination';
import { mount } from '@shop/ui-kit/testing/mount';
import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { ListPagination } from './ListPagination';

const m = messages('ja');
const FIVE_PAGES = PAGE_SIZE * 4 + 1;

/** The target of each link, by its name. */
function linksOf(page: number, total = FIVE_PAGES): Record<string, string | null> {
  const { root, unmount } = mount(
    <ListPagination locale="ja" page={page} total={total} href={(to) => `/list?p=${to}`} />,
  );
  const links = [...root.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent ?? '',
    link.getAttribute('href'),
  ]);
  unmount();
  return Object.fromEntries(links);
}

test('[LIST-02] the arrows link to the adjacent pages, the numbers to their own', () => {
  expect(linksOf(3)).toMatchObject({
    [m.pagination.previous]: '/list?p=2',
    [m.pagination.next]: '/list?p=4',
    [m.pagination.page({ n: 2 })]: '/list?p=2',
    [m.pagination.page({ n: 4 })]: '/list?p=4',
  });
});

test('[LIST-02] at the ends an arrow has no link, and a single page has no arrows', () => {
  expect(Object.keys(linksOf(1))).not.toContain(m.pagination.previous);
  expect(linksOf(1)[m.pagination.next]).toBe('/list?p=2');
  expect(Object.keys(linksOf(5))).not.toContain(m.pagination.next);
  expect(linksOf(5)[m.pagination.previous]).toBe('/list?p=4');
  expect(linksOf(1, PAGE_SIZE)).toEqual({});
});
