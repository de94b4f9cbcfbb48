import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: '送料無料' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Sale: Story = { args: { tone: 'sale', children: 'SALE' } };
export const Notice: Story = { args: { tone: 'notice', children: '残りわずか' } };
export const SoldOut: Story = { args: { tone: 'soldOut', children: '売り切れ' } };
