import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#guide', children: 'ご利用ガイド' },
});

export const TextLink = meta.story();
export const Row = meta.story({
  tags: ['en'],
  args: { variant: 'row' },
  parameters: english(Link, { children: 'Shopping guide' }),
});
export const More = meta.story({ args: { variant: 'more', children: 'もっと見る' } });
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'English' } });
export const Plain = meta.story({ args: { variant: 'plain' } });
