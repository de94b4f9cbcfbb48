import { expect, test } from 'vitest';
import type { AdvisorListQuery } from '../__generated__/documents/graphql';
import { wireCard } from '../testing/wire-product';
import { toAdvisors } from './to-advisors';

const fact = (value: string) => ({ value });
const advisor: AdvisorListQuery['metaobjects']['nodes'][number] = {
  handle: 'advisor-1',
  name: fact('緑川 さとみ'),
  role: fact('観葉植物アドバイザー'),
  field: fact('観葉植物・水やり'),
  yearsOfExperience: fact('14'),
  profile: fact('育て方の相談に答えてきました。'),
  category: fact('ornamentplants'),
  image: null,
  quote: fact('枯らした経験も、聞かせてください。'),
  picksTitle: fact('はじめての一鉢に'),
  picks: { references: { nodes: [wireCard(), {}] } },
  article: fact('recommendkanyou'),
};
const columns = {
  articles: { nodes: [{ handle: 'recommendkanyou', title: '観葉植物の選び方' }] },
};

test('[ROUTE-10] [ROUTE-20] an advisor with speciality, years, recommendations and columns', () => {
  expect(toAdvisors({ metaobjects: { nodes: [advisor] }, columns })).toEqual({
    ok: true,
    value: [
      {
        handle: 'advisor-1',
        name: '緑川 さとみ',
        role: '観葉植物アドバイザー',
        field: '観葉植物・水やり',
        yearsOfExperience: 14,
        profile: '育て方の相談に答えてきました。',
        category: 'ornamentplants',
        image: null,
        quote: '枯らした経験も、聞かせてください。',
        picksTitle: 'はじめての一鉢に',
        picks: [expect.objectContaining({ handle: wireCard().handle })],
        column: { handle: 'recommendkanyou', title: '観葉植物の選び方' },
      },
    ],
  });
});

test('[ROUTE-10] fields unset in the back office are empty, and no years are stated', () => {
  const bare = {
    ...advisor,
    yearsOfExperience: null,
    category: null,
    profile: fact(''),
    quote: null,
    picks: null,
    article: null,
  };
  expect(toAdvisors({ metaobjects: { nodes: [bare] }, columns })).toMatchObject({
    value: [{ yearsOfExperience: null, category: '', profile: '', quote: '', picks: [], column: null }],
  });
});

test('[ROUTE-20] a deleted column is omitted', () => {
  expect(toAdvisors({ metaobjects: { nodes: [advisor] }, columns: null })).toMatchObject({
    value: [{ column: null }],
  });
});
