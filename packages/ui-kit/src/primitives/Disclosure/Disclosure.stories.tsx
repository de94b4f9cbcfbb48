import type { Meta, StoryObj } from '@storybook/react-vite';
import { gift } from '../Icon/icon-shapes.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'ギフト包装', icon: gift, value: 'なし', children: <p>包装を選びます</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
