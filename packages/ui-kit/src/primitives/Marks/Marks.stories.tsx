import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Marks } from './Marks.tsx';

const meta = preview.meta({
  title: 'Primitives/Marks',
  component: Marks,
  args: { names: ['VISA', 'Mastercard', 'American Express', 'ソフトバンクまとめて支払い', '後払い決済'] },
});

export const Payments = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(Marks, {
    names: ['VISA', 'Mastercard', 'American Express', 'SoftBank carrier billing', 'Pay later'],
  }),
});
