import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Primitives/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { id: 'news', title: 'お知らせ', children: <p>年末年始の発送について</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
export const WithTools: Story = {
  tags: ['w360', 'w1280'],
  args: {
    tools: (
      <Link variant="more" href="#news">
        一覧を見る
      </Link>
    ),
  },
};
export const Beside: Story = { tags: ['w360', 'w768', 'w1280'], args: { ...WithTools.args, beside: true } };
export const LongTitle: Story = {
  args: { ...WithTools.args, title: '日あたりの少ない部屋でも元気に育つ観葉植物' },
};
