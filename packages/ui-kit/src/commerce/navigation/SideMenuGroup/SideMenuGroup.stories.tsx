import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaf } from '#primitives/Icon/icon-shapes.ts';
import { sampleMenu } from '#stories/sample-menu.ts';
import { SideMenuGroup } from './SideMenuGroup.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuGroup',
  component: SideMenuGroup,
  args: { label: 'カテゴリ', icon: leaf, items: sampleMenu(8), more: { href: '#all', label: 'すべて見る' } },
} satisfies Meta<typeof SideMenuGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OpenWithOne: Story = { args: { open: true, items: sampleMenu(1), more: undefined } };
