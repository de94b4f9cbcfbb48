import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { ProductPart } from './ProductPart.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/ProductPart',
  component: ProductPart,
  tags: ['w360', 'w1280'],
  args: { id: 'care', title: '育て方', children: <p>明るい場所に置き、土の表面が乾いたら水を与えます。</p> },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(ProductPart, {
    title: 'Care',
    children: <p>Keep it in a bright place, and water it once the surface of the soil has dried.</p>,
  }),
});
