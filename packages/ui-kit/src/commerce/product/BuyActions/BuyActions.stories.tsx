import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { BuyActions } from './BuyActions.tsx';

const buttons = (loading: boolean) => (
  <>
    <Button tone="primary" size="large" width="full" loading={loading}>
      カートに入れる
    </Button>
    <Button width="full">今すぐ購入する</Button>
  </>
);

const meta = preview.meta({
  title: 'Commerce/Product/BuyActions',
  component: BuyActions,
  args: { children: buttons(false) },
});

export const Ready = meta.story();
export const Adding = meta.story({ args: { children: buttons(true) } });
export const SoldOut = meta.story({
  tags: ['en'],
  args: {
    children: (
      <>
        <Button tone="primary" size="large" width="full">
          再入荷をお知らせする
        </Button>
        <Button width="full" href="#foliage">
          観葉植物を見る
        </Button>
      </>
    ),
  },
  parameters: english(BuyActions, {
    children: (
      <>
        <Button tone="primary" size="large" width="full">
          Tell me when it is back
        </Button>
        <Button width="full" href="#foliage">
          See others in this category
        </Button>
      </>
    ),
  }),
});
