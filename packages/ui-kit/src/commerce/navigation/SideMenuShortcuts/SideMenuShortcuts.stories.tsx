import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideMenuShortcuts } from './SideMenuShortcuts.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuShortcuts',
  component: SideMenuShortcuts,
  tags: ['focus'],
  args: {
    items: [
      { href: '#ranking', label: 'ランキング' },
      { href: '#new', label: '新入荷' },
      { href: '#sale', label: 'SALE', tone: 'sale' },
    ],
  },
} satisfies Meta<typeof SideMenuShortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
