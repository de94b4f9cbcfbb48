import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { CartTitle } from './CartTitle.tsx';

const meta = preview.meta({
  title: 'Commerce/Cart/CartTitle',
  component: CartTitle,
  args: { children: 'カート', count: '3点' },
});

export const Many = meta.story({
  tags: ['w360', 'w1280', 'en'],
  parameters: english(CartTitle, { children: 'Shopping cart', count: 'Qty 3' }),
});
export const WithoutCount = meta.story({ args: { count: undefined } });
