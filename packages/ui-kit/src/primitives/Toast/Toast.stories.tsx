import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { toastQueue } from '../../behaviour/toast-queue.ts';
import { Toast } from './Toast.tsx';

/** A queue that already has these messages. */
function queueOf(...texts: string[]) {
  const queue = toastQueue();
  for (const text of texts) queue.show(text);
  queue.hold(true);
  return queue;
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen' },
  args: { queue: queueOf('リンクをコピーしました'), closeLabel: '閉じる' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12em' }}>
        <Story />
      </div>
    ),
  ],
});

export const One = meta.story({ tags: ['w360', 'w1280'] });
export const LongText = meta.story({
  tags: ['en'],
  args: {
    queue: queueOf('「フィカス・ウンベラータ 曲がり仕立て 陶器鉢(受け皿付き)」をお気に入りに追加しました'),
  },
  parameters: english(Toast, {
    closeLabel: 'Close',
    queue: queueOf(
      '“Ficus umbellata, curved trunk, with ceramic pot and saucer” was added to your favourites',
    ),
  }),
});
export const NothingToSay = meta.story({ args: { queue: queueOf() } });
export const OneAfterTheOther = meta.story({
  args: { queue: queueOf('リンクをコピーしました', 'お気に入りに追加しました') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('リンクをコピーしました');
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('お気に入りに追加しました');
  },
});
