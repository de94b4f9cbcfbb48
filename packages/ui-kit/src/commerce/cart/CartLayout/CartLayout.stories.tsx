import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLayout } from './CartLayout.tsx';

const meta = {
  title: 'Commerce/Cart/CartLayout',
  component: CartLayout,
  args: { children: <p>カートの商品</p>, summary: <p>合計</p> },
} satisfies Meta<typeof CartLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w768', 'w1280'] };
