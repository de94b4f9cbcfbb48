import { AdvisorListDocument } from '@shop/graphql/documents';
import { expect, test } from 'vitest';
import { commerceUnderTest } from '#test/support/commerce-under-test.ts';
import { readAdvisors } from './read-advisors';

const { asked, cacheEntries, answer } = commerceUnderTest();

test.each([
  ['ja', 'JA'],
  ['en', 'EN'],
] as const)(
  '[ROUTE-10] the advisors are read by one call in %s and cached until a list changes',
  async (locale, language) => {
    answer(AdvisorListDocument, {
      metaobjects: {
        nodes: [
          {
            id: 'gid://shopify/Metaobject/1',
            handle: 'midorikawa',
            name: { value: '緑川 さとみ' },
            role: { value: '園芸家' },
            field: { value: '観葉植物' },
            yearsOfExperience: { value: '18' },
            profile: { value: '温室を営んでいます。' },
            category: { value: 'ornamentplants' },
            image: null,
            quote: { value: '一緒に見直します。' },
            picksTitle: { value: 'はじめての一鉢に' },
            picks: { references: { nodes: [] } },
            article: null,
          },
        ],
      },
      columns: null,
    });
    expect(await readAdvisors(locale)).toEqual([
      {
        handle: 'midorikawa',
        name: '緑川 さとみ',
        role: '園芸家',
        field: '観葉植物',
        yearsOfExperience: 18,
        profile: '温室を営んでいます。',
        category: 'ornamentplants',
        image: null,
        quote: '一緒に見直します。',
        picksTitle: 'はじめての一鉢に',
        picks: [],
        column: null,
      },
    ]);
    expect(asked).toEqual([['AdvisorList', { first: 50, columnsFirst: 50, language }]]);
    expect(cacheEntries).toEqual([[`advisors,${locale}`, ['content', 'lists']]]);
  },
);
