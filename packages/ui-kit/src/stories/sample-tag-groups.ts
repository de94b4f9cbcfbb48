import type { MenuTagGroup } from '../commerce/navigation/MenuTags/MenuTags.tsx';
import type { SampleLanguage } from './english.ts';
import { placePicture } from './place-picture.ts';

const GROUPS: Record<SampleLanguage, readonly (readonly [string, readonly string[]])[]> = {
  ja: [
    ['置き場所', ['リビング', 'デスク', '寝室', '玄関', 'キッチン', '窓辺', 'ベランダ', '庭・花壇']],
    ['日当たり', ['日陰に強い', 'レースカーテン越し', '日なたを好む']],
    ['育てやすさ', ['初心者向け', '水やり少なめ', '乾燥に強い']],
    ['サイズ', ['ミニ', '小型', '中型', '大型']],
    ['葉・花の色', ['グリーン', '斑入り']],
    ['贈るシーン', ['誕生日', '新築・引っ越し']],
    ['楽しみ方', ['ペットと暮らす', '収穫する', '香りを楽しむ']],
  ],
  en: [
    [
      'Place',
      [
        'Living room',
        'Desks and tables',
        'Bedroom',
        'Entrance',
        'Kitchen',
        'Window',
        'Balconies and terraces',
        'Gardens and beds',
      ],
    ],
    ['Sunlight', ['Tolerates shade', 'Behind a lace curtain', 'Likes full sun']],
    ['Ease of care', ['For beginners', 'Needs little water', 'Tolerates drought']],
    ['Size', ['Mini', 'Small', 'Medium', 'Large']],
    ['Colour of leaves and flowers', ['Green', 'Variegated']],
    ['Occasion', ['Birthday', 'A new home or a move']],
    ['Enjoyment', ['Living with pets', 'Harvest', 'Fragrance']],
  ],
};

/** Seven groups of tags for the stories of menus. */
export function sampleTagGroups(language: SampleLanguage = 'ja'): readonly MenuTagGroup[] {
  return GROUPS[language].map(([title, labels], group) => ({
    title,
    picture: placePicture(''),
    items: labels.map((label, index) => ({
      href: `#${group}-${index}`,
      label,
      count: 94 + group - 11 * index,
    })),
  }));
}
