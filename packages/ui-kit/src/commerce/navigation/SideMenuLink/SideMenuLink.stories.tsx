import type { Meta, StoryObj } from '@storybook/react-vite';
import { heart } from '#primitives/Icon/icon-shapes.ts';
import { SideMenuLink } from './SideMenuLink.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuLink',
  component: SideMenuLink,
  args: { href: '#favourites', label: 'お気に入り', icon: heart },
} satisfies Meta<typeof SideMenuLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Quiet: Story = { args: { icon: undefined, label: 'お知らせ' } };
