import type { MenuLink } from '../commerce/navigation/menu-picture.ts';
import type { SampleLanguage } from './english.ts';
import { placePicture } from './place-picture.ts';
import { plantPicture } from './plant-picture.ts';

const NAMES = {
  ja: ['観葉植物', '多肉植物', '盆栽', '苔', '花と草花', '果樹', 'ハーブ', '鉢と受け皿'],
  en: [
    'Foliage plants',
    'Succulents',
    'Bonsai',
    'Moss',
    'Flower seedlings',
    'Fruit trees',
    'Herb and vegetable seedlings',
    'Pots and saucers',
  ],
};
const PLACE = { ja: '愛知県田原市・', en: 'Tahara, Aichi · ' };
const LONG_NAME = { ja: '珍しい植物・コレクション', en: 'Rare plants and collections' };

/** Categories for the stories of menus, at most eight. */
export function sampleMenu(count: number, language: SampleLanguage = 'ja'): readonly MenuLink[] {
  return NAMES[language].slice(0, count).map((label, index) => ({
    href: `#category-${index}`,
    label,
    picture: plantPicture('', index % 2 === 0 ? 'broad' : 'upright'),
    count: 12 * (index + 1),
  }));
}

/** Producers likewise, with their place and what they grow. */
export function sampleFarms(count: number, language: SampleLanguage = 'ja'): readonly MenuLink[] {
  return sampleMenu(count, language).map((item) => ({
    ...item,
    note: `${PLACE[language]}${item.label}`,
    picture: placePicture(''),
  }));
}

/** Purposes likewise, with images wider than shown; one name takes two lines. */
export function samplePlaces(count: number, language: SampleLanguage = 'ja'): readonly MenuLink[] {
  return sampleMenu(count, language).map((item, index) => ({
    ...item,
    label: index === 1 ? LONG_NAME[language] : item.label,
    picture: { ...placePicture(''), ratio: 1.5, focus: '72% 80%' },
  }));
}

/** The items of a menu before its images load. */
export function sampleWords(items: readonly MenuLink[]): readonly MenuLink[] {
  return items.map(({ href, label }) => ({ href, label }));
}
