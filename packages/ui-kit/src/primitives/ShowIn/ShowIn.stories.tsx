import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inLanguage } from '#stories/english.ts';
import { ShowIn } from './ShowIn.tsx';

const meta = preview.meta({
  title: 'Primitives/ShowIn',
  component: ShowIn,
  args: { browser: 'web' as const, children: '' },
  render: (_args, context) => (
    <>
      <ShowIn browser="web">{inLanguage(context, 'アプリの外だけに', 'Outside the app only')}</ShowIn>
      <ShowIn browser="app">{inLanguage(context, 'アプリの中だけに', 'In the app only')}</ShowIn>
    </>
  ),
});

export const Web = meta.story({
  tags: ['en'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/アプリの外だけに|Outside the app/)).toBeVisible();
    await expect(canvas.getByText(/アプリの中だけに|In the app/)).not.toBeVisible();
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
