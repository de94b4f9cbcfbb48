import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { placePicture } from '#stories/place-picture.ts';
import { BannerCard } from '../BannerCard/BannerCard.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = preview.meta({
  title: 'Commerce/Catalog/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: ['光のそばに、', '植物のある暮らし。'],
    picture: placePicture('朝の光がさす部屋のウンベラータ'),
    plant: 'フィカス・ウンベラータ ¥12,800',
    action: (
      <Button tone="primary" href="#new">
        新入荷の植物を見る
      </Button>
    ),
    bannersLabel: 'おすすめの特集',
    banners: (
      <>
        <BannerCard href="#autumn" title="秋の植え替えに" eager picture={placePicture('植え替え')} />
        <BannerCard href="#gift" title="贈りものの植物" eager picture={placePicture('贈りもの')} />
      </>
    ),
  },
});

export const WithoutWall = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const OnWall = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: { hasWall: true },
  parameters: english(HomeHero, {
    title: ['Beside the light,', 'a life with plants.'],
    picture: placePicture('Ficus umbellata in a room in the morning light'),
    plant: 'Ficus umbellata ¥12,800',
    action: (
      <Button tone="primary" href="#new">
        See new arrivals
      </Button>
    ),
    bannersLabel: 'Features',
    banners: (
      <>
        <BannerCard href="#autumn" title="Repot in autumn" eager picture={placePicture('Repotting')} />
        <BannerCard href="#gift" title="Plants as gifts" eager picture={placePicture('Gifts')} />
      </>
    ),
  }),
});

/** In the low sun of winter, and in that of summer behind a curtain. */
export const InWinter = meta.story({ args: { hasWall: true, light: 'low' } });
export const InSummer = meta.story({ args: { light: 'soft' } });
