import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Price } from '../../../primitives/Price/Price.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';

const meta = {
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
} satisfies Meta<typeof StickyBuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen on phones only: at 1280 the picture is empty. */
export const Standard: Story = { tags: ['w360', 'w1280'] };
export const Loading: Story = {
  args: {
    children: (
      <Button tone="primary" width="full" loading>
        カートに入れる
      </Button>
    ),
  },
};
export const Sale: Story = {
  args: { price: <Price amount={3984} compareAt={4980} taxNote="税込" />, note: undefined },
};
export const SoldOut: Story = {
  args: { note: '再入荷待ち', children: <Button width="full">再入荷をお知らせする</Button> },
};
