import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { Locale } from '#foundation/i18n/locale.ts';

interface TagPage {
  /** Address in Japanese. */
  readonly path: string;
  readonly title: Record<Locale, string>;
}

const link = (parentId: number, childId: number, ja: string, en: string): TagPage => ({
  path: tagSearchPath({ parentId, childId }),
  title: { ja, en },
});

/** The eleven tags of the menu (DATA-03, HEAD-01). */
export const TAG_LINKS: readonly TagPage[] = [
  link(3, 301, 'はじめてでも育てやすい', 'Easy to start with'),
  link(2, 201, '日陰に強い', 'For shady rooms'),
  link(3, 302, '水やりが少ない', 'Little water'),
  link(3, 305, '虫がつきにくい', 'Pest-resistant'),
  link(4, 404, '大型の植物', 'Large plants'),
  link(1, 102, 'デスクに置ける', 'For the desk'),
  link(4, 405, '吊るして飾る', 'Hanging plants'),
  link(7, 701, 'ペットと暮らす', 'Living with pets'),
  link(5, 502, '斑入りの葉', 'Variegated leaves'),
  link(6, 602, '新築・引っ越し祝いに', 'For a new home'),
  link(7, 702, '収穫が楽しみ', 'For the harvest'),
];
