import type { BrandCampaign } from '@shop/rules/brand/brand';
import { jstDate } from '@shop/rules/jst-date';

/** The mail magazine's prize draws (10, 1, 1 and 1 winners). */
export const CAMPAIGNS: readonly BrandCampaign[] = [
  {
    id: 'mm-2026-spring',
    from: jstDate(2026, 3, 1),
    to: jstDate(2026, 3, 31),
    winners: 10,
    title: { ja: '春の植え替えキャンペーン', en: 'Spring repotting' },
    prize: { ja: '植え替えセット(鉢・土・はさみ)', en: 'A repotting set: pot, soil and scissors' },
  },
  {
    id: 'mm-2026-summer',
    from: jstDate(2026, 7, 1),
    to: jstDate(2026, 7, 31),
    winners: 1,
    title: { ja: '夏のグリーンキャンペーン', en: 'Summer greens' },
    prize: { ja: 'エバーフレッシュ 8号鉢', en: 'Everfresh, 24 cm pot' },
  },
  {
    id: 'mm-2026-autumn',
    from: jstDate(2026, 9, 15),
    to: jstDate(2026, 10, 15),
    winners: 1,
    title: { ja: '秋の大型観葉キャンペーン', en: 'Large plants in autumn' },
    prize: { ja: 'フィカス・ウンベラータ 8号鉢', en: 'Ficus umbellata, 24 cm pot' },
  },
  {
    id: 'mm-2026-winter',
    from: jstDate(2026, 12, 1),
    to: jstDate(2026, 12, 31),
    winners: 1,
    title: { ja: '冬の盆栽キャンペーン', en: 'Bonsai in winter' },
    prize: { ja: '五葉松 盆栽 5号鉢', en: 'A five-needle pine bonsai, 15 cm pot' },
  },
];
