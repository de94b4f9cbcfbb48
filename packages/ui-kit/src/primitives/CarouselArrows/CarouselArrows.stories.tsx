import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarouselArrows } from './CarouselArrows.tsx';

const meta = {
  title: 'Primitives/CarouselArrows',
  component: CarouselArrows,
  tags: ['w1280'],
  args: { target: 'slides', previousLabel: '前へ', nextLabel: '次へ' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="slides">スライド</div>
      </>
    ),
  ],
} satisfies Meta<typeof CarouselArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
