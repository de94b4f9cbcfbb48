import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ShowIn } from './ShowIn.tsx';

const meta = preview.meta({
  title: 'Primitives/ShowIn',
  component: ShowIn,
  args: { browser: 'web' as const, children: '' },
  render: () => (
    <>
      <ShowIn browser="web">アプリの外だけに</ShowIn>
      <ShowIn browser="app">アプリの中だけに</ShowIn>
    </>
  ),
});

export const Web = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('アプリの外だけに')).toBeVisible();
    await expect(canvas.getByText('アプリの中だけに')).not.toBeVisible();
  },
});
export const App = meta.story({
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
});
