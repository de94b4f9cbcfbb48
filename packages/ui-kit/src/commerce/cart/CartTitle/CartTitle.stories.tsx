import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartTitle } from './CartTitle.tsx';

const meta = {
  title: 'Commerce/Cart/CartTitle',
  component: CartTitle,
  args: { children: 'カート', count: '3点' },
} satisfies Meta<typeof CartTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { tags: ['w360', 'w1280'] };
export const WithoutCount: Story = { args: { count: undefined } };
