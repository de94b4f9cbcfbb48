import preview from '#.storybook/preview.tsx';
import { placePicture } from '#stories/place-picture.ts';
import { CollectionHero } from './CollectionHero.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/CollectionHero',
  component: CollectionHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '観葉植物',
    text: '部屋の光に合わせて選べる、育てやすい植物を集めました。',
    picture: placePicture('明るい部屋の観葉植物'),
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const WithoutPicture = meta.story({ tags: ['w360', 'w1280'], args: { picture: undefined } });
export const WithoutText = meta.story({ args: { text: undefined } });
export const LongTitle = meta.story({
  tags: ['w360', 'w1280'],
  args: { title: '日あたりの少ない部屋でも元気に育つ観葉植物' },
});
