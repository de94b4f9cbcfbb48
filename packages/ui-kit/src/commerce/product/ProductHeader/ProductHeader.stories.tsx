import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavoriteButton } from '../../favorite/FavoriteButton/FavoriteButton.tsx';
import { ProductHeader } from './ProductHeader.tsx';

const meta = {
  title: 'Commerce/Product/ProductHeader',
  component: ProductHeader,
  args: {
    title: 'モンステラ・デリシオーサ',
    vendor: { name: '水城グリーンファーム', href: '#producer' },
    latinName: 'Monstera deliciosa',
    rating: {
      score: 4.5,
      label: '5段階評価で4.5',
      text: '4.7',
      reviews: { href: '#reviews', label: 'レビュー3件' },
    },
    favorite: <FavoriteButton productId={1} label="お気に入り" iconSize={24} />,
  },
} satisfies Meta<typeof ProductHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
export const WithoutReviews: Story = { args: { rating: undefined } };
export const VendorWithoutPage: Story = { args: { vendor: { name: '水城グリーンファーム' } } };
export const ShortTitle: Story = { args: { title: '苔', latinName: undefined } };
export const LongTitle: Story = {
  args: { title: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
};
