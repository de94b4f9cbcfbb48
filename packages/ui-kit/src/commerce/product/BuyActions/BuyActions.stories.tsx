import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#primitives/Button/Button.tsx';
import { BuyActions } from './BuyActions.tsx';

const buttons = (loading: boolean) => (
  <>
    <Button tone="primary" size="large" width="full" loading={loading}>
      カートに入れる
    </Button>
    <Button width="full">今すぐ購入する</Button>
  </>
);

const meta = {
  title: 'Commerce/Product/BuyActions',
  component: BuyActions,
  args: { children: buttons(false) },
} satisfies Meta<typeof BuyActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Adding: Story = { args: { children: buttons(true) } };
export const SoldOut: Story = {
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
};
