import preview from '#.storybook/preview.tsx';
import { english, inLanguage } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { CropTiles } from './CropTiles.tsx';

const CROPS = [
  'フィカス・ウンベラータ',
  'パキラ 編み込み 陶器鉢',
  'モンステラ・デリシオーサ',
  'ザミオクルカス',
];

const meta = preview.meta({
  title: 'Commerce/Catalog/CropTiles',
  component: CropTiles,
  args: { items: CROPS.map((label) => ({ label, href: `#${label}`, picture: placePicture('') })) },
  decorators: [
    (Story, context) => (
      <>
        <h2>{inLanguage(context, '得意な植物', 'What they make best')}</h2>
        <Story />
      </>
    ),
  ],
});

export const Four = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  parameters: english(CropTiles, {
    items: ['Ficus umbellata', 'Pachira, braided, ceramic pot', 'Monstera deliciosa', 'Zamioculcas'].map(
      (label) => ({ label, href: `#${label}`, picture: placePicture('') }),
    ),
  }),
});
