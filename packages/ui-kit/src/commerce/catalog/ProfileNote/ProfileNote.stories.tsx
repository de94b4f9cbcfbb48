import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '../../../stories/place-picture.ts';
import { ProducerNote } from './ProducerNote.tsx';

const meta = {
  title: 'Commerce/Catalog/ProducerNote',
  component: ProducerNote,
  args: {
    name: '水城グリーンファーム',
    place: '千葉県 · 観葉植物',
    text: '海からの風が通る温室で、葉のかたい丈夫な株を育てています。',
    picture: placePicture('モンステラの並ぶ棚'),
    more: { href: '#producer', label: 'この生産者の植物' },
  },
  decorators: [
    (Story) => (
      <>
        <h2>生産者</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProducerNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { tags: ['w360', 'w768', 'w1280'] };
export const NameOnly: Story = {
  args: { place: undefined, text: undefined, picture: undefined, more: undefined },
};
