import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { PriceBlock } from './PriceBlock.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/PriceBlock',
  component: PriceBlock,
  args: { price: { amount: 4980, taxNote: '税込' }, shipping: '送料 全国一律 770円(税込)' },
});

export const Standard = meta.story();
export const Sale = meta.story({
  args: {
    price: { amount: 3984, compareAt: 4980, taxNote: '税込', saleLabel: 'セール価格', wasLabel: '通常価格' },
    tags: [{ tone: 'sale', label: 'SALE' }],
  },
});
export const FreeShipping = meta.story({ args: { tags: [{ label: '送料無料' }], shipping: undefined } });
export const SoldOut = meta.story({ args: { tags: [{ tone: 'soldOut', label: '売り切れ' }] } });
export const ManyTags = meta.story({
  tags: ['en'],
  args: {
    tags: [
      { tone: 'sale', label: 'SALE' },
      { tone: 'notice', label: '限定' },
      { label: '送料無料' },
      { label: '新入荷' },
    ],
  },
  parameters: english(PriceBlock, {
    price: { amount: 4980, taxNote: 'tax included' },
    shipping: 'Flat 800 yen shipping; Hokkaido, Okinawa and remote islands 2,000 yen',
    tags: [
      { tone: 'sale', label: 'SALE' },
      { tone: 'notice', label: 'Limited' },
      { label: 'Free shipping' },
      { label: 'Gift only' },
    ],
  }),
});
export const Million = meta.story({
  args: { price: { amount: 1234567, compareAt: 2345678, from: '{price}〜', taxNote: '税込' } },
});
