import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marks } from './Marks.tsx';

const meta = {
  title: 'Primitives/Marks',
  component: Marks,
  args: { names: ['VISA', 'Mastercard', 'American Express', 'ソフトバンクまとめて支払い', '後払い決済'] },
} satisfies Meta<typeof Marks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = { tags: ['w360', 'w1280'] };
