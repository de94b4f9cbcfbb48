import type { ProductCardProps } from '../commerce/product/ProductCard/ProductCard.tsx';
import { plantPicture } from './plant-picture.ts';

const PLANTS = [
  { title: 'モンステラ・デリシオーサ', amount: 2980, kind: 'broad' },
  { title: 'サンスベリア・ゼラニカ', amount: 1980, kind: 'upright' },
  { title: 'ポトス・エンジョイ', amount: 980, kind: 'hanging' },
  { title: 'フィカス・ウンベラータ', amount: 12800, kind: 'broad' },
  { title: 'アロカシア・クワズイモ', amount: 4500, kind: 'upright' },
  { title: 'シッサス・エレンダニカ', amount: 1480, kind: 'hanging' },
  { title: 'ガジュマル', amount: 3300, kind: 'broad' },
  { title: 'パキラ', amount: 5500, kind: 'upright' },
] as const;

/** Several different product cards for stories, at most eight. */
export function sampleCards(count: number, change: Partial<ProductCardProps> = {}): ProductCardProps[] {
  return PLANTS.slice(0, count).map(({ title, amount, kind }, index) =>
    sampleCard({
      href: `#plant-${index + 1}`,
      title,
      picture: plantPicture(title, kind),
      price: { amount, taxNote: '税込' },
      ...change,
    }),
  );
}

/** A product card's props for stories: an ordinary plant, with the story's changes. */
export function sampleCard(change: Partial<ProductCardProps> = {}): ProductCardProps {
  return {
    href: '#monstera',
    title: 'モンステラ・デリシオーサ',
    picture: plantPicture('モンステラ・デリシオーサ'),
    price: { amount: 2980, taxNote: '税込' },
    facts: ['水城グリーンファーム'],
    rating: { score: 4.5, label: '5段階評価で4.5', count: '(3)' },
    ...change,
  };
}
