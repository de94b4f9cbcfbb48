import preview from '#.storybook/preview.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Container } from './Container.tsx';

const meta = preview.meta({
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  tags: ['w360', 'w768', 'w1280'],
  args: { children: <Notice>ページの幅いっぱい</Notice> },
});

export const Standard = meta.story();
