import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  args: { count: 1 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 44, height: 44 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Zero: Story = { args: { count: 0 } };
export const One: Story = {};
export const NinetyNine: Story = { args: { count: 99 } };
export const Hundred: Story = { args: { count: 100 } };
