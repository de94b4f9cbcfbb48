import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { TagRow } from './TagRow.tsx';

const tags = (labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = preview.meta({
  title: 'Commerce/Product/TagRow',
  component: TagRow,
  args: {
    title: '関連するタグ',
    items: tags(['リビング', '窓辺', '日なたを好む', '中型', '大型', 'グリーン']),
  },
});

export const Six = meta.story({ tags: ['w360'] });
export const LongNames = meta.story({
  tags: ['w360', 'en'],
  args: { items: tags(['デスク・テーブル', 'ベランダ・バルコニー', '新築・引っ越し祝い', 'ペットと暮らす']) },
  parameters: english(TagRow, {
    title: 'Related tags',
    items: tags(['Desks and tables', 'Balconies and terraces', 'A new home or a move', 'Living with pets']),
  }),
});
