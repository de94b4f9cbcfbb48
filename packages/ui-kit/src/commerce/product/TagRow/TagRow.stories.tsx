import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagRow } from './TagRow.tsx';

const tags = (labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = {
  title: 'Commerce/Product/TagRow',
  component: TagRow,
  args: {
    title: '関連するタグ',
    items: tags(['リビング', '窓辺', '日なたを好む', '中型', '大型', 'グリーン']),
  },
} satisfies Meta<typeof TagRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = { tags: ['w360'] };
export const LongNames: Story = {
  tags: ['w360'],
  args: { items: tags(['デスク・テーブル', 'ベランダ・バルコニー', '新築・引っ越し祝い', 'ペットと暮らす']) },
};
