import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { CollectionHero } from './CollectionHero.tsx';

const meta = {
  title: 'Commerce/Catalog/CollectionHero',
  component: CollectionHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '観葉植物',
    text: '部屋の光に合わせて選べる、育てやすい植物を集めました。',
    picture: placePicture('明るい部屋の観葉植物'),
  },
} satisfies Meta<typeof CollectionHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w768', 'w1280'] };
export const WithoutPicture: Story = { tags: ['w360', 'w1280'], args: { picture: undefined } };
export const WithoutText: Story = { args: { text: undefined } };
export const LongTitle: Story = {
  tags: ['w360', 'w1280'],
  args: { title: '日あたりの少ない部屋でも元気に育つ観葉植物' },
};
