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
    seedHash: '9f91161f43433e49a6de6db680d79f60159f2e4ac9172621a12846428158440b',
    seed: 'leaf',
  },
  {
    id: 'mm-2026-summer',
    from: jstDate(2026, 7, 1),
    to: jstDate(2026, 7, 31),
    winners: 1,
    title: { ja: '夏のグリーンキャンペーン', en: 'Summer greens' },
    prize: { ja: 'エバーフレッシュ 8号鉢', en: 'Everfresh, 24 cm pot' },
    seedHash: 'a12f1a09dbd9cc7bee937f05503c65b9327180480c8687d175a0cd04311ae624',
    seed: 'fern-and-rain',
  },
  {
    id: 'mm-2026-autumn',
    from: jstDate(2026, 9, 15),
    to: jstDate(2026, 10, 15),
    winners: 1,
    title: { ja: '秋の大型観葉キャンペーン', en: 'Large plants in autumn' },
    prize: { ja: 'フィカス・ウンベラータ 8号鉢', en: 'Ficus umbellata, 24 cm pot' },
    seedHash: 'c8092124447f5aa0a7bb9fc5cb960275b0b040bb835af617d9ef8476e9d49b96',
    seed: 'late-light',
  },
  {
    id: 'mm-2026-winter',
    from: jstDate(2026, 12, 1),
    to: jstDate(2026, 12, 31),
    winners: 1,
    title: { ja: '冬の盆栽キャンペーン', en: 'Bonsai in winter' },
    prize: { ja: '五葉松 盆栽 5号鉢', en: 'A five-needle pine bonsai, 15 cm pot' },
    seedHash: '13949f18777f29bf1a7e2c710f0cae5dfefde064f790762c486a6eece7933395',
  },
];
