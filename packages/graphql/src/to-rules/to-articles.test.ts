import { expect, test } from 'vitest';
import { toColumns, toNews } from './to-articles';

const item = {
  id: 'gid://shopify/Article/1',
  handle: 'news-1',
  title: '年末年始の配送について',
  publishedAt: '2026-11-18T01:00:00Z',
  image: null,
  url: { value: '/news#2026-winter-holiday' },
};
const pageInfo = { hasNextPage: false, endCursor: null };

test('[ROUTE-10] the news in their order, with their links', () => {
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

test('[ROUTE-21] a column link has author and topic; unset fields are empty', () => {
  const column = {
    id: 'gid://shopify/Article/2',
    handle: 'howtochoosepot',
    title: '植木鉢の選び方',
    publishedAt: '2026-05-22T01:00:00Z',
    image: null,
    url: null,
    excerpt: '号数の読み方をまとめました。',
    authorV2: { name: '砂原 拓真' },
  };
  const bare = { ...column, excerpt: null, authorV2: null };
  expect(toColumns({ articles: { nodes: [column, bare] } })).toMatchObject({
    ok: true,
    value: [
      { handle: 'howtochoosepot', author: '砂原 拓真', excerpt: '号数の読み方をまとめました。' },
      { author: '', excerpt: '' },
    ],
  });
  expect(toColumns(null)).toEqual({ ok: true, value: [] });
});
