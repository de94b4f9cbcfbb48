import preview from '#.storybook/preview.tsx';
import { CartLayout } from './CartLayout.tsx';

const meta = preview.meta({
  title: 'Commerce/Cart/CartLayout',
  component: CartLayout,
  args: { children: <p>カートの商品</p>, summary: <p>合計</p> },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280'] });
