import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import { english } from '#stories/english.ts';
import { StickyBuyBar } from './StickyBuyBar.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/StickyBuyBar',
  component: StickyBuyBar,
  parameters: { layout: 'fullscreen' },
  args: {
    price: <Price amount={4980} taxNote="税込" />,
    note: '6号 · 残り3点',
    children: (
      <Button tone="primary" width="full">
        カートに入れる
      </Button>
    ),
  },
});

/** While the page's own button is visible the bar hides; it reappears when that is scrolled away. */
export const BesideAButton = meta.story({
  args: { besides: ['buy-here'] },
  render: (args) => (
    <>
      <Button id="buy-here">今すぐ買う</Button>
      <StickyBuyBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = () => canvas.queryByRole('button', { name: 'カートに入れる' });
    await waitFor(() => expect(shown()).toBeNull());
    canvas.getByRole('button', { name: '今すぐ買う' }).style.display = 'none';
    if (window.innerWidth < 1024) await waitFor(() => expect(shown()).toBeVisible());
  },
});

/** Visible on phones only: at 1280 the image is empty. */
export const Standard = meta.story({ tags: ['w360', 'w1280'] });
export const Loading = meta.story({
  args: {
    children: (
      <Button tone="primary" width="full" loading>
        カートに入れる
      </Button>
    ),
  },
});
export const Sale = meta.story({
  args: { price: <Price amount={3984} compareAt={4980} taxNote="税込" />, note: undefined },
});
export const SoldOut = meta.story({
  tags: ['en'],
  args: { note: '再入荷待ち', children: <Button width="full">再入荷をお知らせする</Button> },
  parameters: english(StickyBuyBar, {
    price: <Price amount={4980} from="from {price}" taxNote="tax included" />,
    note: 'No. 6 pot · Out of stock',
    children: (
      <Button tone="primary" width="full">
        Tell me when it is back
      </Button>
    ),
  }),
});
