import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: '現在の位置',
    items: [
      { label: 'ホーム', href: '#home' },
      { label: '観葉植物', href: '#foliage' },
      { label: 'モンステラ・デリシオーサ' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { items: [{ label: 'ホーム' }] } };
export const LongTitle: Story = {
  args: {
    items: [
      { label: 'ホーム', href: '#home' },
      { label: '観葉植物', href: '#foliage' },
      { label: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
    ],
  },
};
