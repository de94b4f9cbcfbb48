import preview from '#.storybook/preview.tsx';
import { ProductPart } from './ProductPart.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/ProductPart',
  component: ProductPart,
  tags: ['w360', 'w1280'],
  args: { id: 'care', title: '育て方', children: <p>明るい場所に置き、土の表面が乾いたら水を与えます。</p> },
});

export const Standard = meta.story();
