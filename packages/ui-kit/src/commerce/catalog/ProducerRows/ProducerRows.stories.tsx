import type { Meta, StoryObj } from '@storybook/react-vite';
import { placePicture } from '#stories/place-picture.ts';
import { ProducerRows } from './ProducerRows.tsx';

const NAMES = ['うるま南風園', '白峰多肉園', '暮色ナーセリー', '松韻盆栽園'];

const meta = {
  title: 'Commerce/Catalog/ProducerRows',
  component: ProducerRows,
  args: {
    items: NAMES.map((name) => ({
      href: `#${name}`,
      name,
      place: '沖縄県うるま市・観葉植物・28点',
      picture: placePicture(''),
    })),
  },
} satisfies Meta<typeof ProducerRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { tags: ['w360', 'w1280'] };
