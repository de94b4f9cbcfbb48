import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
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
  tags: ['en'],
  args: { title: 'フィロデンドロン・セローム・スーパーアトム 6号 陶器鉢と受け皿のセット' },
  parameters: english(ProductHeader, {
    title: 'Philodendron selloum ‘Super Atom’, No. 6 pot, with ceramic pot and saucer',
    vendor: { name: 'Mizuki Green Farm', href: '#producer' },
    latinName: 'Philodendron selloum',
    rating: {
      score: 4.5,
      label: '4.5 out of 5',
      text: '4.7',
      reviews: { href: '#reviews', label: '3 reviews' },
    },
    favorite: <FavoriteButton productId={1} label="Favourite: Philodendron selloum" iconSize={24} />,
  }),
});
