import type { Meta, StoryObj } from '@storybook/react-vite';
import { cube, leaf, truck } from '#primitives/Icon/icon-shapes.ts';
import { RowLinks } from './RowLinks.tsx';

const meta = {
  title: 'Commerce/Product/RowLinks',
  component: RowLinks,
  args: {
    rows: [
      { icon: cube, label: '部屋に置いてみる(AR)', href: '#ar' },
      { icon: leaf, label: '似ている植物', href: '#similar' },
      { icon: truck, label: '最短 11月25日(水)にお届け' },
    ],
  },
} satisfies Meta<typeof RowLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnlyAStatement: Story = { args: { rows: [{ icon: truck, label: '送料無料でお届けします' }] } };
