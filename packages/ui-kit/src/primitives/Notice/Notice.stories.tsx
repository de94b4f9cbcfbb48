import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { check } from '../Icon/icon-shapes.ts';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'カートの内容を保存しました' },
});

export const Calm = meta.story();
export const Success = meta.story({ args: { icon: check, role: 'status', children: '登録しました' } });
export const Warning = meta.story({
  args: { tone: 'warning', role: 'alert', children: '通信に失敗しました。もう一度お試しください' },
});
export const LongWarning = meta.story({
  tags: ['en'],
  args: {
    tone: 'warning',
    children:
      '在庫が足りない商品があります。数量を減らすか、カートから削除してから、もう一度お手続きください。内容は消えていません。',
  },
  parameters: english(Notice, {
    children:
      'Some items are not in stock in the quantity you chose. Choose fewer, or remove them from your cart, then go on. Nothing else has changed.',
  }),
});
