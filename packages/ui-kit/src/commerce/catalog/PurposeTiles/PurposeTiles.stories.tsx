import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { PurposeTiles } from './PurposeTiles.tsx';

const PURPOSES = ['窓辺に', '日陰に', '贈りものに', '仕事机に', '玄関に'];
const items = (count: number) =>
  PURPOSES.slice(0, count).map((label, index) => ({
    href: `#purpose-${index}`,
    label,
    picture: placePicture(''),
  }));

const meta = {
  title: 'Commerce/Catalog/PurposeTiles',
  component: PurposeTiles,
  args: { items: items(5) },
} satisfies Meta<typeof PurposeTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = { tags: ['w360', 'w768', 'w1280'] };
export const One: Story = { tags: ['w360', 'w1280'], args: { items: items(1) } };
