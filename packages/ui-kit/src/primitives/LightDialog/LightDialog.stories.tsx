import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { check } from '../Icon/icon-shapes.ts';
import { LightDialog } from './LightDialog.tsx';

const meta = {
  title: 'Primitives/LightDialog',
  component: LightDialog,
  args: {
    onClose: fn(),
    title: 'カートに追加しました',
    closeLabel: '閉じる',
    children: <p>続けて植物を見るか、カートへお進みください。</p>,
  },
} satisfies Meta<typeof LightDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w768', 'w1280'] };
export const Narrow: Story = { tags: ['w360', 'w1280'], args: { size: 'narrow', icon: check } };
