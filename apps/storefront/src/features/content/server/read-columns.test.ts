import { ColumnListDocument } from '@shop/graphql/documents';
import { expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readColumns } from './read-columns';

const { asked, cacheEntries, answer } = commerceUnderTest();

test.each([
  ['ja', 'JA'],
  ['en', 'EN'],
] as const)(
  '[ROUTE-21] the columns are read by one call in %s and cached until content changes',
  async (locale, language) => {
    answer(ColumnListDocument, {
      blog: {
        articles: {
          nodes: [
            {
              id: 'gid://shopify/Article/2',
              handle: 'howtochoosepot',
              title: '植木鉢の選び方',
              publishedAt: '2026-05-22T01:00:00Z',
              image: null,
              url: null,
              excerpt: '号数の読み方をまとめました。',
              authorV2: { name: '砂原 拓真' },
            },
          ],
        },
      },
    });
    expect(await readColumns(locale)).toEqual([
      {
        handle: 'howtochoosepot',
        title: '植木鉢の選び方',
        publishedAt: '2026-05-22T01:00:00Z',
        image: null,
        url: '',
        excerpt: '号数の読み方をまとめました。',
        author: '砂原 拓真',
      },
    ]);
    expect(asked).toEqual([['ColumnList', { first: 100, language }]]);
    expect(cacheEntries).toEqual([[`columns,${locale}`, ['content']]]);
  },
);
