import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { BannerCard } from './BannerCard.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/BannerCard',
  component: BannerCard,
  args: { href: '#autumn', title: '秋の植え替えに', picture: placePicture('窓辺の植物') },
});

export const Landscape = meta.story();
export const LongTitle = meta.story({
  tags: ['en'],
  args: { title: '日あたりの少ない部屋でも元気に育つ、手のかからない観葉植物' },
  parameters: english(BannerCard, {
    title: 'Easy houseplants that thrive in rooms with little sunlight',
    picture: placePicture('Plants at a window'),
  }),
});
