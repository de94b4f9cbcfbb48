import { expect, test } from 'vitest';
import type { AdvisorListQuery } from '../__generated__/documents/graphql';
import { toAdvisors } from './to-advisors';

const fact = (value: string) => ({ value });
const advisor: AdvisorListQuery['metaobjects']['nodes'][number] = {
  id: 'gid://shopify/Metaobject/1',
  handle: 'advisor-1',
  name: fact('緑川 さとみ'),
  role: fact('観葉植物アドバイザー'),
  field: fact('観葉植物・水やり'),
  yearsOfExperience: fact('14'),
  profile: fact('育て方の相談に答えてきました。'),
  category: fact('ornamentplants'),
  image: null,
};

test('[ROUTE-10] an advisor with what they know and for how long', () => {
  expect(toAdvisors({ nodes: [advisor] })).toEqual({
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
      },
    ],
  });
});

test('[ROUTE-10] what the back office left open is empty, and no years are stated', () => {
  const bare = { ...advisor, yearsOfExperience: null, category: null, profile: fact('') };
  expect(toAdvisors({ nodes: [bare] })).toMatchObject({
    value: [{ yearsOfExperience: null, category: '', profile: '' }],
  });
});
