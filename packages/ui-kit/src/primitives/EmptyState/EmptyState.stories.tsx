import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { layout: 'fullscreen' },
  args: {
    drawing: 'bag' as const,
    title: 'カートは空です',
    text: '気になる植物を見つけて、カートに入れてください。',
    action: (
      <Button tone="primary" width="comfortable" href="#home">
        植物を探す
      </Button>
    ),
  },
});

export const EmptyCart = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(EmptyState, {
    title: 'No items in the cart',
    text: 'Look for a plant that you like, and put it into your cart.',
    action: (
      <Button tone="primary" width="comfortable" href="#home">
        Find plants
      </Button>
    ),
  }),
});
export const NotFound = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    drawing: 'pot',
    title: 'ページが見つかりません',
    text: 'アドレスが変わったか、なくなったようです。',
  },
});
export const NotFoundWithPicture = meta.story({
  tags: ['w360', 'w768', 'w1280'],
  args: {
    drawing: 'pot',
    picture: placePicture('木漏れ日の壁の前の鉢'),
    title: 'ページが見つかりません',
    text: 'アドレスが変わったか、なくなったようです。',
  },
});
export const WentWrong = meta.story({
  tags: ['w360', 'w1280'],
  args: { drawing: 'wilted', title: 'うまく表示できませんでした', text: 'もう一度お試しください。' },
});
export const NoConnection = meta.story({
  args: { drawing: 'can', title: 'つながりません', text: '通信の状態を確認してください。' },
});
export const TitleOnly = meta.story({ args: { text: undefined, action: undefined } });
