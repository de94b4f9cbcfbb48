import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#guide', children: 'ご利用ガイド' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextLink: Story = {};
export const Row: Story = { args: { variant: 'row' } };
export const More: Story = { args: { variant: 'more', children: 'もっと見る' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'English' } };
export const Plain: Story = { args: { variant: 'plain' } };
