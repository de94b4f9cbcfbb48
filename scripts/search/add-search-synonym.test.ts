import { expect, test } from 'vitest';
import { addSearchSynonym } from './add-search-synonym';

const DICTIONARY = {
  $comment: 'x',
  same: [['サンスベリア', '虎の尾']],
  needs: [{ tags: ['吊るす'], words: ['hanging'], safety: 'pets' }],
  wider: [{ aiTags: ['1.2'], words: ['dark'] }],
  pages: [{ path: '/help', words: ['送料'] }],
  filler: ['おすすめ'],
  everything: ['植物'],
};
const add = (word: string, meaning: string) => addSearchSynonym(structuredClone(DICTIONARY), word, meaning);

test.each([
  ['スネークプラント', 'さんすべりあ', { same: [['サンスベリア', '虎の尾', 'スネークプラント']] }],
  [
    'ハンギング',
    'Hanging',
    { needs: [{ tags: ['吊るす'], words: ['hanging', 'ハンギング'], safety: 'pets' }] },
  ],
  ['配送料', '送料', { pages: [{ path: '/help', words: ['送料', '配送料'] }] }],
  [
    'ぺぺ',
    'ペペロミア',
    {
      same: [
        ['サンスベリア', '虎の尾'],
        ['ペペロミア', 'ぺぺ'],
      ],
    },
  ],
])('[SEARCH-09] %s is added to %s, and nothing else changes', (word, meaning, change) => {
  const added = add(word, meaning);
  expect(added.ok && added.value.dictionary).toEqual({ ...DICTIONARY, ...change });
  // The order of the keys does not change either.
  expect(added.ok && Object.keys(added.value.dictionary as object)).toEqual(Object.keys(DICTIONARY));
});

test.each([
  ['トラノオ', 'とらのお', 'one word'],
  ['とらの尾', '', 'no letter'],
  ['!?', '送料', 'no letter'],
  ['虎の尾', 'ペペロミア', 'already, with サンスベリア'],
  ['おすすめ', 'ペペロミア', 'already'],
])('[SEARCH-09] %s for %j is rejected, with the reason', (word, meaning, said) => {
  const added = add(word, meaning);
  expect(added).toMatchObject({ ok: false, error: expect.stringContaining(said) });
});

test('[SEARCH-09] fields of an entry keep their order', () => {
  const added = add('ハンギング', 'hanging');
  const [need] = (added.ok ? (added.value.dictionary as typeof DICTIONARY) : DICTIONARY).needs;
  expect(Object.keys(need ?? {})).toEqual(['tags', 'words', 'safety']);
});
