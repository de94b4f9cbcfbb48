import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { MenuFeature } from './MenuFeature.tsx';

const meta = {
  title: 'Commerce/Navigation/MenuFeature',
  component: MenuFeature,
  args: {
    href: '#farm',
    title: '水城グリーンファーム',
    note: '渥美半島の温室で、観葉植物を専門に育てる農園です',
    shape: 'square',
    picture: placePicture(''),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 282 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuFeature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Portrait: Story = { args: { shape: 'portrait', note: undefined } };
export const LongNote: Story = {
  args: {
    title: 'Mi no Sato Orchard Nursery',
    note: 'This farm on the peninsula grows nothing but houseplants in its greenhouses, and has done so for three generations.',
  },
};
