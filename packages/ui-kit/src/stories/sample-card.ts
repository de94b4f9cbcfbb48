import type { ProductCardProps } from '../commerce/product/ProductCard/ProductCard.tsx';
import { plantPicture } from './plant-picture.ts';

/** A product card's props for stories: an ordinary plant, with the story's changes. */
export function sampleCard(change: Partial<ProductCardProps> = {}): ProductCardProps {
  return {
    href: '#monstera',
    title: 'モンステラ・デリシオーサ',
    picture: plantPicture('モンステラ・デリシオーサ'),
    price: { amount: 2980, taxNote: '税込' },
    vendor: '水城グリーンファーム',
    rating: { score: 4.5, label: '5段階評価で4.5', count: '(3)' },
    ...change,
  };
}
