import preview from '#.storybook/preview.tsx';
import { FavoriteButton } from '../../favorite/FavoriteButton/FavoriteButton.tsx';
import { ProductHeader } from './ProductHeader.tsx';

const meta = preview.meta({
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
});

export const Standard = meta.story({ tags: ['w360', 'w1280'] });
export const WithoutReviews = meta.story({ args: { rating: undefined } });
export const VendorWithoutPage = meta.story({ args: { vendor: { name: '水城グリーンファーム' } } });
export const ShortTitle = meta.story({ args: { title: '苔', latinName: undefined } });
export const LongTitle = meta.story({
  args: { title: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
});
