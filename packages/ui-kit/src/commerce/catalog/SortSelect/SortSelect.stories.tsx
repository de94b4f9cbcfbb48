import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Commerce/Catalog/SortSelect',
  component: SortSelect,
  args: {
    label: '並べ替え',
    options: ['おすすめ順', '新着順', '価格の安い順', '価格の高い順'].map((label) => ({
      value: label,
      label,
    })),
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { tags: ['w360', 'w1280'] };
export const Chosen: Story = { args: { defaultValue: '価格の安い順' } };
