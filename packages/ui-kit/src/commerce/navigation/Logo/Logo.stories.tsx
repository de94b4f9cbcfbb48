import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Commerce/Navigation/Logo',
  component: Logo,
  args: { name: '植物の店', suffix: 'STORE', label: '植物の店 STORE', href: '#home' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
export const WithoutSuffix: Story = { args: { suffix: undefined, label: '植物の店' } };
