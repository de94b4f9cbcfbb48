import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'picture' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Line: Story = { args: { shape: 'line' } };
export const LineShort: Story = { args: { shape: 'lineShort' } };
export const Row: Story = { args: { shape: 'row' } };
export const Card: Story = {
  render: () => (
    <div aria-busy="true" style={{ maxWidth: 180 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" />
      <Skeleton shape="lineShort" />
    </div>
  ),
};
