import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShowIn } from './ShowIn.tsx';

const meta = {
  title: 'Primitives/ShowIn',
  component: ShowIn,
  args: { browser: 'web', children: '' },
  render: () => (
    <>
      <ShowIn browser="web">アプリの外だけに</ShowIn>
      <ShowIn browser="app">アプリの中だけに</ShowIn>
    </>
  ),
} satisfies Meta<typeof ShowIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Web: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('アプリの外だけに')).toBeVisible();
    await expect(canvas.getByText('アプリの中だけに')).not.toBeVisible();
  },
};
export const App: Story = {
  beforeEach: () => {
    document.documentElement.dataset['appBrowser'] = '';
    return () => {
      delete document.documentElement.dataset['appBrowser'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('アプリの外だけに')).not.toBeVisible();
    await expect(canvas.getByText('アプリの中だけに')).toBeVisible();
  },
};
