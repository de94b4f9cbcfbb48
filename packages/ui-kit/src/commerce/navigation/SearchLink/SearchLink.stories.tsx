import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchLink } from './SearchLink.tsx';

const meta = {
  title: 'Commerce/Navigation/SearchLink',
  component: SearchLink,
  tags: ['w360'],
  args: { href: '#search', children: '植物名・キーワードで検索' },
} satisfies Meta<typeof SearchLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
