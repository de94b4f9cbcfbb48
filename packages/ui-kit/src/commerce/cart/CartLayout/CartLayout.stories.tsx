import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { CartLayout } from './CartLayout.tsx';

const meta = preview.meta({
  title: 'Commerce/Cart/CartLayout',
  component: CartLayout,
  args: { children: <p>カートの商品</p>, summary: <p>合計</p> },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(CartLayout, { children: <p>Items in the cart</p>, summary: <p>Total</p> }),
});
