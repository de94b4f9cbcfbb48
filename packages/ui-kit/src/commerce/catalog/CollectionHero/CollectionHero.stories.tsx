import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
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
  tags: ['w360', 'w1280', 'en'],
  args: { title: '日あたりの少ない部屋でも元気に育つ観葉植物' },
  parameters: english(CollectionHero, {
    title: 'Houseplants that thrive in rooms with little sunlight',
    text: 'A selection of easy plants, to choose by the light in your room.',
    picture: placePicture('Houseplants in a bright room'),
  }),
});
