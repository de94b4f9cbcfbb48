import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { BannerCard } from './BannerCard.tsx';

const meta = {
  title: 'Commerce/Catalog/BannerCard',
  component: BannerCard,
  args: { href: '#autumn', title: '秋の植え替えに', picture: placePicture('窓辺の植物') },
} satisfies Meta<typeof BannerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const LongTitle: Story = {
  args: { title: '日あたりの少ない部屋でも元気に育つ、手のかからない観葉植物' },
};
