import { fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Carousel } from '#primitives/Carousel/Carousel.tsx';
import { LightDialog } from '#primitives/LightDialog/LightDialog.tsx';
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
    (Story) => (
      <LightDialog title="カートに追加しました" closeLabel="閉じる" onClose={fn()}>
        <Story />
      </LightDialog>
    ),
  ],
});

export const Alone = meta.story({ tags: ['w360', 'w1280'] });
export const WithRecommendations = meta.story({
  tags: ['w360', 'w768', 'w1280'],
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
});
