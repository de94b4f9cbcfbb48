import type { Meta, StoryObj } from '@storybook/react-vite';
import { crown } from '#primitives/Icon/icon-shapes.ts';
import { SideMenuRow } from './SideMenuRow.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuRow',
  component: SideMenuRow,
  args: { href: '#ranking', label: 'ランキング', icon: crown },
} satisfies Meta<typeof SideMenuRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const WithNote: Story = { args: { note: 'アプリ限定' } };
