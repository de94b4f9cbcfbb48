import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Link } from '../Link/Link.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Primitives/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { id: 'news', title: 'お知らせ', children: <p>年末年始の発送について</p> },
});

export const Standard = meta.story({ tags: ['w360', 'w1280'] });
export const WithTools = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    tools: (
      <Link variant="more" href="#news">
        一覧を見る
      </Link>
    ),
  },
});
export const Beside = meta.story({
  tags: ['w360', 'w768', 'w1280'],
  args: { ...WithTools.input.args, beside: true },
});
export const LongTitle = meta.story({
  tags: ['en'],
  args: { ...WithTools.input.args, title: '日あたりの少ない部屋でも元気に育つ観葉植物' },
  parameters: english(Section, {
    title: 'Houseplants that thrive in rooms with little sunlight',
    children: <p>Shipping over the New Year holidays</p>,
    tools: (
      <Link variant="more" href="#news">
        See all
      </Link>
    ),
  }),
});
