import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactRows } from './FactRows.tsx';

const meta = {
  title: 'Commerce/Catalog/FactRows',
  component: FactRows,
  args: {
    facts: [
      { term: '産地', text: '愛知県田原市' },
      { term: '育てる植物', text: '観葉植物、ギフトの鉢' },
      { term: 'お届け', text: 'ご注文から10日後〜24日後の間で、お届け日をお選びいただけます' },
    ],
  },
} satisfies Meta<typeof FactRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
