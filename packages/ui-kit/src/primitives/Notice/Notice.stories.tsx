import type { Meta, StoryObj } from '@storybook/react-vite';
import { check } from '../Icon/icon-shapes.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'カートの内容を保存しました' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Success: Story = { args: { icon: check, role: 'status', children: '登録しました' } };
export const Warning: Story = {
  args: { tone: 'warning', role: 'alert', children: '通信に失敗しました。もう一度お試しください' },
};
export const LongWarning: Story = {
  args: {
    tone: 'warning',
    children:
      '在庫が足りない商品があります。数量を減らすか、カートから削除してから、もう一度お手続きください。内容は消えていません。',
  },
};
