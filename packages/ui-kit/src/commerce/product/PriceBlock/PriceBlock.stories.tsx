import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBlock } from './PriceBlock.tsx';

const meta = {
  title: 'Commerce/Product/PriceBlock',
  component: PriceBlock,
  args: { price: { amount: 4980, taxNote: '税込' }, shipping: '送料 全国一律 770円(税込)' },
} satisfies Meta<typeof PriceBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Sale: Story = {
  args: {
    price: { amount: 3984, compareAt: 4980, taxNote: '税込', saleLabel: 'セール価格', wasLabel: '通常価格' },
    tags: [{ tone: 'sale', label: 'SALE' }],
  },
};
export const FreeShipping: Story = { args: { tags: [{ label: '送料無料' }], shipping: undefined } };
export const SoldOut: Story = { args: { tags: [{ tone: 'soldOut', label: '売り切れ' }] } };
export const ManyTags: Story = {
  args: {
    tags: [
      { tone: 'sale', label: 'SALE' },
      { tone: 'notice', label: '限定' },
      { label: '送料無料' },
      { label: '新入荷' },
    ],
  },
};
export const Million: Story = {
  args: { price: { amount: 1234567, compareAt: 2345678, from: '{price}〜', taxNote: '税込' } },
};
