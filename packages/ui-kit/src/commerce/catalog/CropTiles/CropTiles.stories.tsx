import preview from '#.storybook/preview.tsx';
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
    (Story) => (
      <>
        <h2>得意な植物</h2>
        <Story />
      </>
    ),
  ],
});

export const Four = meta.story({ tags: ['w360', 'w768', 'w1280'] });
