import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerCard } from './ProducerCard.tsx';

const meta = {
  title: 'Commerce/Catalog/ProducerCard',
  component: ProducerCard,
  args: {
    href: '#producer',
    name: '水城グリーンファーム',
    place: '千葉県 · 観葉植物',
    picture: placePicture('モンステラの並ぶ棚'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 180 }}>
        <h2>生産者</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProducerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const LongName: Story = {
  args: { name: '南房総トロピカルプランツ生産組合', place: '千葉県南房総市 · 大型の観葉植物と果樹' },
};
