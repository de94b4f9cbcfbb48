import type { Picture } from '../primitives/Image/Image.tsx';
import { plantPicture } from './plant-picture.ts';

const NAMES = ['観葉植物', '多肉植物', '盆栽', '苔', '花と草花', '果樹', 'ハーブ', '鉢と受け皿'];

/** Categories for the stories of menus, at most eight. */
export function sampleMenu(
  count: number,
): { href: string; label: string; picture: Picture; count: number }[] {
  return NAMES.slice(0, count).map((label, index) => ({
    href: `#category-${index}`,
    label,
    picture: plantPicture('', index % 2 === 0 ? 'broad' : 'upright'),
    count: 12 * (index + 1),
  }));
}
