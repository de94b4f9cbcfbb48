import { expect, test } from 'vitest';
import { toNews } from './to-articles';

const item = {
  id: 'gid://shopify/Article/1',
  handle: 'news-1',
  title: '年末年始の配送について',
  publishedAt: '2026-11-18T01:00:00Z',
  image: null,
  url: { value: '/news#2026-winter-holiday' },
};
const pageInfo = { hasNextPage: false, endCursor: null };

test('[ROUTE-10] the news in the order they come, with where they lead', () => {
  const second = { ...item, id: 'gid://shopify/Article/2', handle: 'news-2', url: null };
  expect(toNews({ articles: { nodes: [item, second], pageInfo } })).toMatchObject({
    ok: true,
    value: [
      { handle: 'news-1', title: '年末年始の配送について', url: '/news#2026-winter-holiday' },
      { handle: 'news-2', url: '' },
    ],
  });
});

test('[ROUTE-10] a shop without the blog has no news', () => {
  expect(toNews(null)).toEqual({ ok: true, value: [] });
});
