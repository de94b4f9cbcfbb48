import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../Notice/Notice.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  tags: ['w360', 'w768', 'w1280'],
  args: { children: <Notice>ページの幅いっぱい</Notice> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
