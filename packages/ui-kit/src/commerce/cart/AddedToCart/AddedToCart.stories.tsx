import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Carousel } from '#primitives/Carousel/Carousel.tsx';
import { LightDialog } from '#primitives/LightDialog/LightDialog.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { sampleCards } from '#stories/sample-cards.ts';
import { ProductCard } from '../../product/ProductCard/ProductCard.tsx';
import { AddedToCart } from './AddedToCart.tsx';

const meta = preview.meta({
  title: 'Commerce/Cart/AddedToCart',
  component: AddedToCart,
  args: {
    title: 'モンステラ・デリシオーサ',
    picture: plantPicture('モンステラ・デリシオーサ'),
    details: '6号 · 1点',
    price: { amount: 4980, taxNote: '税込' },
    cart: { href: '#cart', label: 'カートを見る' },
    continueLabel: '買い物を続ける',
    onContinue: fn(),
  },
  decorators: [
    (Story, context) => (
      <LightDialog
        title={inLanguage(context, 'カートに追加しました', 'Added to cart')}
        closeLabel={inLanguage(context, '閉じる', 'Close')}
        onClose={fn()}
      >
        <Story />
      </LightDialog>
    ),
  ],
});

export const Alone = meta.story({ tags: ['w360', 'w1280'] });
export const WithRecommendations = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  args: {
    recommendations: {
      title: 'こちらもおすすめ',
      content: (
        <Carousel id="recommendations" label="こちらもおすすめ" view="dialog">
          {sampleCards(6, { size: 'small', titleAs: 'h4' }).map((card) => (
            <ProductCard key={card.href} {...card} />
          ))}
        </Carousel>
      ),
    },
  },
  parameters: english(AddedToCart, {
    title: 'Monstera deliciosa, Swiss cheese plant',
    picture: plantPicture('Monstera deliciosa'),
    details: 'No. 6 pot · Qty 1',
    price: { amount: 4980, taxNote: 'tax included' },
    cart: { href: '#cart', label: 'View the cart' },
    continueLabel: 'Continue shopping',
    recommendations: {
      title: 'You may also like',
      content: (
        <Carousel id="recommendations" label="You may also like" view="dialog">
          {sampleCards(6, { size: 'small', titleAs: 'h4' }, 'en').map((card) => (
            <ProductCard key={card.href} {...card} />
          ))}
        </Carousel>
      ),
    },
  }),
});
