import type { ProductCardProps } from '../commerce/product/ProductCard/ProductCard.tsx';
import type { SampleLanguage } from './english.ts';
import { plantPicture } from './plant-picture.ts';

const PLANTS = [
  {
    ja: 'モンステラ・デリシオーサ',
    en: 'Monstera deliciosa, Swiss cheese plant',
    amount: 2980,
    kind: 'broad',
  },
  { ja: 'サンスベリア・ゼラニカ', en: 'Sansevieria zeylanica', amount: 1980, kind: 'upright' },
  { ja: 'ポトス・エンジョイ', en: 'Pothos ‘N’Joy’', amount: 980, kind: 'hanging' },
  { ja: 'フィカス・ウンベラータ', en: 'Ficus umbellata', amount: 12800, kind: 'broad' },
  { ja: 'アロカシア・クワズイモ', en: 'Alocasia odora, giant taro', amount: 4500, kind: 'upright' },
  { ja: 'シッサス・エレンダニカ', en: 'Cissus ‘Ellen Danica’, grape ivy', amount: 1480, kind: 'hanging' },
  { ja: 'ガジュマル', en: 'Ficus microcarpa', amount: 3300, kind: 'broad' },
  { ja: 'パキラ', en: 'Pachira', amount: 5500, kind: 'upright' },
] as const;
const WORDS = {
  ja: { taxNote: '税込', fact: '水城グリーンファーム', rating: '5段階評価で4.5' },
  en: { taxNote: 'tax included', fact: 'Mizuki Green Farm', rating: '4.5 out of 5' },
};

/** Several different product cards for stories, at most eight. */
export function sampleCards(
  count: number,
  change: Partial<ProductCardProps> = {},
  language: SampleLanguage = 'ja',
): ProductCardProps[] {
  return PLANTS.slice(0, count).map(({ [language]: title, amount, kind }, index) =>
    sampleCard(
      {
        href: `#plant-${index + 1}`,
        title,
        picture: plantPicture(title, kind),
        price: { amount, taxNote: WORDS[language].taxNote },
        ...change,
      },
      language,
    ),
  );
}

/** A product card's props for stories: an ordinary plant, with the story's changes. */
export function sampleCard(
  change: Partial<ProductCardProps> = {},
  language: SampleLanguage = 'ja',
): ProductCardProps {
  const title = PLANTS[0][language];
  const { taxNote, fact, rating } = WORDS[language];
  return {
    href: '#monstera',
    title,
    picture: plantPicture(title),
    price: { amount: 2980, taxNote },
    facts: [fact],
    rating: { score: 4.5, label: rating, count: '(3)' },
    ...change,
  };
}
