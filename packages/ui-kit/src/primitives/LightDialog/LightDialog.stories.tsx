import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { check } from '../Icon/icon-shapes.ts';
import { LightDialog } from './LightDialog.tsx';

const meta = preview.meta({
  title: 'Primitives/LightDialog',
  component: LightDialog,
  args: {
    onClose: fn(),
    title: 'カートに追加しました',
    closeLabel: '閉じる',
    children: <p>続けて植物を見るか、カートへお進みください。</p>,
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(LightDialog, {
    title: 'Added to cart',
    closeLabel: 'Close',
    children: <p>Continue shopping, or go to your cart.</p>,
  }),
});
export const Narrow = meta.story({ tags: ['w360', 'w1280'], args: { size: 'narrow', icon: check } });
