import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Notice } from '../Notice/Notice.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  tags: ['w360', 'w768', 'w1280'],
  args: { children: <Notice>ページの幅いっぱい</Notice> },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(Container, { children: <Notice>As wide as the page</Notice> }),
});
