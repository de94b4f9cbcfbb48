import type { Meta, StoryObj } from '@storybook/react-vite';
import { leafMark } from '#stories/leaf-mark.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Commerce/Navigation/Logo',
  component: Logo,
  args: { name: '植物の店', suffix: 'STORE', mark: leafMark, label: '植物の店 STORE', href: '#home' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
export const WithoutMark: Story = { args: { mark: undefined } };
export const WithoutSuffix: Story = { args: { suffix: undefined, label: '植物の店' } };
