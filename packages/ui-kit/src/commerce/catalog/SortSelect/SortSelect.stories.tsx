import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/SortSelect',
  component: SortSelect,
  args: {
    label: '並べ替え',
    options: ['おすすめ順', '新着順', '価格の安い順', '価格の高い順'].map((label) => ({
      value: label,
      label,
    })),
  },
});

export const First = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(SortSelect, {
    label: 'Sort',
    options: ['Price: low to high', 'Price: high to low', 'Recommended', 'Newest'].map((label) => ({
      value: label,
      label,
    })),
  }),
});
export const Chosen = meta.story({ args: { defaultValue: '価格の安い順' } });
