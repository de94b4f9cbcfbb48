import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Button } from '../Button/Button.tsx';
import { truck } from '../Icon/icon-shapes.ts';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    onClose: fn(),
    title: '送料について',
    closeLabel: '閉じる',
    children: (
      <>
        <p>全国一律 770円(税込)。5,500円以上のお買い物で無料になります。</p>
        <Button tone="primary" width="full">
          わかりました
        </Button>
      </>
    ),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(Dialog, {
    title: 'About the shipping fee',
    closeLabel: 'Close',
    children: (
      <>
        <p>Flat 770 yen, tax included. Free shipping on orders of 5,500 yen or more.</p>
        <Button tone="primary" width="full">
          Continue shopping
        </Button>
      </>
    ),
  }),
});
export const Narrow = meta.story({ tags: ['w360', 'w1280'], args: { size: 'narrow', icon: truck } });
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 24 }, (_, index) => `第${index + 1}条 お届けについて`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
});
export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: '送料について' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
