import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideMenuLinks } from './SideMenuLinks.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuLinks',
  component: SideMenuLinks,
  args: {
    items: ['ご利用ガイド', 'お問い合わせ', '会社概要'].map((label) => ({ href: `#${label}`, label })),
  },
} satisfies Meta<typeof SideMenuLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
