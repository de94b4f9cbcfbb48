import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { AdvisorJumps } from './AdvisorJumps.tsx';

const NAMES = ['観葉植物', '塊根植物', '花苗', '果樹', 'ハーブ・野菜苗', '盆栽', '鉢花'];

const meta = preview.meta({
  title: 'Commerce/Catalog/AdvisorJumps',
  component: AdvisorJumps,
  args: {
    label: '得意な分野',
    items: NAMES.map((label, index) => ({ href: `#advisor-${index}`, label, picture: placePicture('') })),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'en'],
  parameters: english(AdvisorJumps, {
    label: 'Field',
    items: [
      'Foliage plants',
      'Caudex plants',
      'Flower seedlings',
      'Fruit trees',
      'Herb and vegetable seedlings',
      'Bonsai',
      'Potted flowers',
    ].map((label, index) => ({ href: `#advisor-${index}`, label, picture: placePicture('') })),
  }),
});
