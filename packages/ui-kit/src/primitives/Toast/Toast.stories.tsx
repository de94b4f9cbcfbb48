import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { toastQueue } from '../../behaviour/toast-queue.ts';
import { Toast } from './Toast.tsx';

/** A queue that already has these messages. */
function queueOf(...texts: string[]) {
  const queue = toastQueue();
  for (const text of texts) queue.show(text);
  queue.hold(true);
  return queue;
}

const meta = {
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
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { tags: ['w360', 'w1280'] };
export const LongText: Story = {
  args: {
    queue: queueOf('「フィカス・ウンベラータ 曲がり仕立て 陶器鉢(受け皿付き)」をお気に入りに追加しました'),
  },
};
export const NothingToSay: Story = { args: { queue: queueOf() } };
export const OneAfterTheOther: Story = {
  args: { queue: queueOf('リンクをコピーしました', 'お気に入りに追加しました') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('リンクをコピーしました');
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('お気に入りに追加しました');
  },
};
