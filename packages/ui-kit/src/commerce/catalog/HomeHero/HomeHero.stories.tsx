import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#primitives/Button/Button.tsx';
import { placePicture } from '#stories/place-picture.ts';
import { BannerCard } from '../BannerCard/BannerCard.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = {
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
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutWall: Story = { tags: ['w360', 'w768', 'w1280'] };
export const OnWall: Story = { tags: ['w360', 'w1280'], args: { hasWall: true } };

/** In the low sun of winter, and in that of summer behind a curtain. */
export const InWinter: Story = { args: { hasWall: true, light: 'low' } };
export const InSummer: Story = { args: { light: 'soft' } };
