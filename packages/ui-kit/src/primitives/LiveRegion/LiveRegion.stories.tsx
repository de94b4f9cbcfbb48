import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { children: 'カートに追加しました' },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('カートに追加しました');
  },
};
