import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SearchField',
  component: SearchField,
  args: { action: '#search', label: '検索', placeholder: '植物の名前や悩みで探す' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'モンステラ' } });
export const WithClear = meta.story({ args: { defaultValue: 'モンステラ', clearLabel: '検索の文字を消す' } });
export const EmptyWithClear = meta.story({ args: { clearLabel: '検索の文字を消す' } });
export const LongQuery = meta.story({
  tags: ['en'],
  args: { defaultValue: '日あたりの少ない部屋でも元気に育つ手のかからない観葉植物' },
  parameters: english(SearchField, {
    label: 'Search',
    placeholder: 'Search by plant name or keyword',
    defaultValue: 'easy large houseplant for a room with little sunlight',
  }),
});
