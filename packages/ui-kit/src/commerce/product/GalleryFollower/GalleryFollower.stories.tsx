import type { Meta, StoryObj } from '@storybook/react-vite';
import { plantPicture } from '../../../stories/plant-picture.ts';
import { Gallery } from '../Gallery/Gallery.tsx';
import { GalleryFollower } from './GalleryFollower.tsx';

const pictures = (['broad', 'upright', 'hanging'] as const).map((kind, index) => ({
  picture: plantPicture(`モンステラの写真 ${index + 1}`, kind),
  thumbLabel: `写真 ${index + 1} / 3`,
}));

const meta = {
  title: 'Commerce/Product/GalleryFollower',
  component: GalleryFollower,
  parameters: { layout: 'fullscreen' },
  args: { className: '', children: null },
  render: () => <Gallery label="商品の写真" pictures={pictures} />,
} satisfies Meta<typeof GalleryFollower>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It draws nothing of its own: what it does is in the tests of `follow-gallery`. */
export const Around: Story = { tags: ['w360', 'w1280'] };
